import { z } from "zod";

/** Deeds that the forms of the page ask for. */
const quoteIntents = ["save", "mail", "link", "revise", "answer", "accept", "decline"] as const;

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
  accept_name: text,
  accept_how: text,
  decline_how: text,
  options: z.array(z.string()).default([]),
});
