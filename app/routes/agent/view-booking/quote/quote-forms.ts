import { z } from "zod";
import type { Formats } from "#app/domain/typed-values.ts";
import { email, length, required, type RuleSet } from "#app/forms/rules.ts";

/** Deeds that the forms of the page ask for. */
export const quoteIntents = ["save", "mail", "link", "revise", "answer"] as const;

const text = z
  .string()
  .default("")
  .transform((typed) => typed.trim());

/** What any of the forms sends; each fills its own part. */
export const QuoteForm = z.object({
  intent: z.enum(quoteIntents),
  lock_version: z.coerce.number().int().default(0),
  label: text,
  name: text,
  email: text,
  valid_until: text,
  message: text,
  body: text,
});

export const quoteFormats: Formats = { valid_until: "date" };
export const saveRules: RuleSet = { label: [length(80)] };
export const answerRules: RuleSet = { body: [required, length(4000)] };
export const sendRules: RuleSet = {
  name: [length(120)],
  email: [email, length(200)],
  valid_until: [required],
  message: [length(2000)],
};
