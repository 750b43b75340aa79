import { z } from "zod";
import { rootOf } from "#app/forms/field-label.ts";

/** The words with which the form library adds and takes away rows. */
const ofTheLibrary = ["__intent__", "__state__"];

/**
 * The form without fields that nobody asked for: what neither the schema nor a name in `others` (fields or patterns
 * of fields) begins with. The form itself where the schema takes any.
 */
export function withKnownFields(formData: FormData, schema: z.ZodType, others: readonly string[]): FormData {
  const fields = fieldsOf(schema);
  if (!fields) return formData;
  const known = new Set([...fields, ...others.map(rootOf), ...ofTheLibrary, "intent"]);
  const kept = new FormData();
  for (const [name, value] of formData) if (known.has(rootOf(name))) kept.append(name, value);
  return kept;
}

/** Names of the fields that a schema reads; null where it takes any or is no form. */
function fieldsOf(schema: z.core.$ZodType): readonly string[] | null {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const parts = partsOf(schema).map(fieldsOf);
  const named = parts.filter((names) => names !== null);
  return named.length > 0 ? named.flat() : null;
}

/** The schemas that the same value goes through, or may go through. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()];
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  return schema instanceof z.ZodUnion ? schema.options : [];
}
