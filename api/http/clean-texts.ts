import { z } from "zod";

/** Answers a value with its texts cleaned; the value need not fit the schema. */
export type Clean = (value: unknown) => unknown;
/** Finds the texts of a schema; null where it has none to clean. */
type CleanerOf = (schema: z.core.$ZodType) => Clean | null;

/**
 * A finder of the texts for which `cleanerOfText` has a cleaner, wherever in a schema they stand. Everything else of a
 * value is left as it is. What it found for a schema is kept.
 */
export function textsIn(cleanerOfText: CleanerOf): CleanerOf {
  const known = new WeakMap<z.core.$ZodType, { clean: Clean | null }>();

  function find(schema: z.core.$ZodType): Clean | null {
    const found = known.get(schema);
    if (found) return found.clean;
    // Entered before its parts are looked at: a schema may hold itself.
    const entry: { clean: Clean | null } = { clean: null };
    known.set(schema, entry);
    entry.clean = cleanerOfText(schema) ?? cleanerOf(schema);
    return entry.clean;
  }

  function cleanerOf(schema: z.core.$ZodType): Clean | null {
    if (schema instanceof z.ZodObject) return ofObject(schema.shape, find);
    if (schema instanceof z.ZodArray) return ofList(find(schema.element));
    if (schema instanceof z.ZodRecord) return ofValues(find(schema.valueType));
    return oneAfterTheOther(partsOf(schema).map(find));
  }

  return find;
}

/** The schemas that the same value goes through. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()];
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

function oneAfterTheOther(found: readonly (Clean | null)[]): Clean | null {
  const cleaners = [...new Set(found.filter((clean) => clean !== null))];
  if (cleaners.length === 0) return null;
  return (value) => cleaners.reduce((now, clean) => clean(now), value);
}

function ofObject(shape: Readonly<Record<string, z.core.$ZodType>>, find: CleanerOf): Clean | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const clean = find(schema);
    return clean ? [{ name, clean }] : [];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const cleaned = fields.filter(({ name }) => Object.hasOwn(value, name));
    return { ...value, ...Object.fromEntries(cleaned.map(({ name, clean }) => [name, clean(value[name])])) };
  };
}

function ofList(clean: Clean | null): Clean | null {
  return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value));
}

function ofValues(clean: Clean | null): Clean | null {
  if (!clean) return null;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
      : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
