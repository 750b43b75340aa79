import { z } from "zod";
import type { FieldFormat } from "#contract/field-facts.ts";

/** How people type the values of a schema, where its own kind does not tell: amounts and clock times. */
export const typedAs = z.registry<{ format: FieldFormat }>();
