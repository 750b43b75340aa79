import { z } from "zod";
import { cleanRichText } from "#api/domain/rich-text/clean-rich-text.ts";
import { isRichText } from "#contract/rich-text.ts";

type Clean = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, { clean: Clean | null }>();

/**
 * Cleans the formatted texts in a value of this schema, wherever the schema has them, and leaves everything else as
 * it is. The value need not fit the schema. Null where the schema has no formatted text.
 */
export function richTextsOf(schema: z.core.$ZodType): Clean | null {
  const found = known.get(schema);
  if (found) return found.clean;
  // Entered before its parts are looked at: a schema may hold itself.
  const entry: { clean: Clean | null } = { clean: null };
  known.set(schema, entry);
  entry.clean = cleanerOf(schema);
  return entry.clean;
}

function cleanerOf(schema: z.core.$ZodType): Clean | null {
  if (isRichText(schema)) return (value) => (typeof value === "string" ? cleanRichText(value) : value);
  if (schema instanceof z.ZodObject) return ofObject(schema.shape);
  if (schema instanceof z.ZodArray) return ofList(schema.element);
  if (schema instanceof z.ZodRecord) return ofValues(schema.valueType);
  return oneAfterTheOther(partsOf(schema));
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

function oneAfterTheOther(schemas: readonly z.core.$ZodType[]): Clean | null {
  const cleaners = schemas.map(richTextsOf).filter((clean) => clean !== null);
  if (cleaners.length === 0) return null;
  return (value) => cleaners.reduce((now, clean) => clean(now), value);
}

function ofObject(shape: Readonly<Record<string, z.core.$ZodType>>): Clean | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const clean = richTextsOf(schema);
    return clean ? [{ name, clean }] : [];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const cleaned = fields.filter(({ name }) => Object.hasOwn(value, name));
    return { ...value, ...Object.fromEntries(cleaned.map(({ name, clean }) => [name, clean(value[name])])) };
  };
}

function ofList(element: z.core.$ZodType): Clean | null {
  const clean = richTextsOf(element);
  return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value));
}

function ofValues(schema: z.core.$ZodType): Clean | null {
  const clean = richTextsOf(schema);
  if (!clean) return null;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
      : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
