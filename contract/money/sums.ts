import { z } from "zod";
import { Cents } from "#contract/primitives.ts";

/** What a file was billed and paid: the same reckoning for the office, the agency and its statement. */
export const MoneySums = z.object({
  invoiced_cents: Cents,
  credits_cents: Cents,
  received_cents: Cents,
  written_off_cents: Cents,
  /** Invoiced less credits, receipts and what was written off. */
  due_cents: Cents,
  /** Net and fees less what is invoiced. */
  to_bill_cents: Cents,
  /** Money that no invoice was given yet. */
  on_account_cents: Cents,
});
export type MoneySums = z.infer<typeof MoneySums>;
