import { z } from "zod";
import type { FieldFacts, FormFields } from "#contract/field-facts.ts";
import { typedAs } from "#contract/typed-as.ts";

type Schema = z.core.$ZodType;
type Seen = { name: string; required: boolean };

/** What a form has to know of the fields that a schema reads. Rules between fields stay with the schema. */
export function fieldsOf(schema: z.ZodObject): FormFields {
  return Object.fromEntries(partsOf(schema, ""));
}

function partsOf({ shape }: z.ZodObject, before: string): [string, FieldFacts][] {
  return Object.entries(shape).flatMap(([key, field]) =>
    factsOf(field, { name: before + key, required: true }),
  );
}

function factsOf(schema: Schema, { name, required }: Seen): [string, FieldFacts][] {
  const inner = wrapped(schema);
  if (inner) return factsOf(inner.schema, { name, required: required && !inner.mayBeLeftOut });
  if (schema instanceof z.ZodObject) return [[name, {}], ...groupOf(schema, { name, required })];
  if (schema instanceof z.ZodArray) {
    const row = bare(schema.element);
    return [[name, {}], ...(row instanceof z.ZodObject ? partsOf(row, `${name}[].`) : [])];
  }
  // A box that is not ticked is not sent, so that none of them can be missing.
  if (schema instanceof z.ZodBoolean) return [[name, {}]];
  return [[name, { ...(required && { required }), ...boundsOf(schema) }]];
}

/** Parts of what may be left out may be left out themselves. */
function groupOf(schema: z.ZodObject, { name, required }: Seen): [string, FieldFacts][] {
  const parts = partsOf(schema, `${name}.`);
  if (required) return parts;
  return parts.map(([part, { required: _required, ...facts }]) => [part, facts]);
}

function boundsOf(schema: Schema): FieldFacts {
  if (schema instanceof z.ZodNumber) return numberFacts(schema);
  const format = typedAs.get(schema)?.format;
  if (format) return { format };
  if (schema instanceof z.ZodISODate) return { format: "date" };
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodEmail)) return {};
  const { minLength: min, maxLength: max, format: kind } = schema;
  return {
    ...(min !== null && min > 1 && { min }),
    ...(max !== null && { max }),
    ...(kind === "email" && { email: true as const }),
  };
}

function numberFacts(schema: z.ZodNumber): FieldFacts {
  const bound = (value: number | null) => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const { minValue, maxValue, isInt } = schema;
  return {
    ...(bound(minValue) && { min: minValue as number }),
    ...(bound(maxValue) && { max: maxValue as number }),
    format: typedAs.get(schema)?.format ?? (isInt ? "integer" : "decimal"),
  };
}

/** The schema inside of one that only wraps it. */
function wrapped(schema: Schema): { schema: Schema; mayBeLeftOut: boolean } | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { schema: schema.unwrap(), mayBeLeftOut: true };
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return { schema: schema.unwrap(), mayBeLeftOut: true };
  }
  if (schema instanceof z.ZodReadonly) return { schema: schema.unwrap(), mayBeLeftOut: false };
  if (!(schema instanceof z.ZodPipe)) return null;
  // Before the schema stands what prepares the raw value, or behind it what makes another of it.
  return { schema: schema.in instanceof z.ZodTransform ? schema.out : schema.in, mayBeLeftOut: false };
}

function bare(schema: Schema): Schema {
  const inner = wrapped(schema);
  return inner ? bare(inner.schema) : schema;
}
