import { z } from "zod";
import { CreditToIssue } from "#contract/money/deeds.ts";
import { Cents } from "#contract/primitives.ts";

const Amount = Cents.optional();

/** The form of a credit note: all that is left of an invoice, or amounts by tax code; empty ones are not taken back. */
export const creditSchema = CreditToIssue.omit({ amounts: true })
  .extend({
    whole: z.enum(["all", "part"]),
    amounts: z.object({ STD: Amount, ZERO: Amount, EXEMPT: Amount, NONE: Amount }).partial().optional(),
  })
  .transform(({ whole, amounts, ...input }) => ({
    ...input,
    amounts:
      whole === "all"
        ? null
        : Object.fromEntries(Object.entries(amounts ?? {}).filter(([, cents]) => cents !== undefined)),
  }));
