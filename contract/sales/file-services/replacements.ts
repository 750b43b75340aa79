import { z } from "zod";
import { RefusalReason } from "#contract/catalogue/pricing/refusal.ts";
import { Cents, Currency, DateOnly } from "#contract/primitives.ts";
import { AvailabilityReason } from "#contract/sales/bookings/availability.ts";
import { Replacement } from "#contract/sales/quotes/changes.ts";

/**
 * Whether something is had at once from our stock, has to be asked for, or is not sold on these dates by its supplier. How
 * many are left is in none of them.
 */
export const ReplacementStock = z.object({
  status: z.enum(["free", "request", "stopped"]),
  reason: AvailabilityReason,
  /** The first day on which it is so, where it is a matter of single days. */
  day: DateOnly.nullable(),
});
export type ReplacementStock = z.infer<typeof ReplacementStock>;

/** Something that could stand where a service of a file stands, with what our stock says about it now. */
export const FileReplacement = Replacement.extend({ stock: ReplacementStock });
export type FileReplacement = z.infer<typeof FileReplacement>;

/** Something of the same kind and place that cannot be had on these dates by this party, and why. */
export const RefusedReplacement = Replacement.pick({
  option: true,
  name: true,
  supplier_name: true,
  class: true,
  date_from: true,
  date_to: true,
}).extend({ reasons: z.array(RefusalReason).min(1) });
export type RefusedReplacement = z.infer<typeof RefusedReplacement>;

export const FileReplacements = z.object({
  currency: Currency,
  /** What the service costs that stands there, in the agency's own count; null where it has no price. */
  before_cents: Cents.nullable(),
  /** What is free first, then what has to be asked for. */
  offers: z.array(FileReplacement),
  refused: z.array(RefusedReplacement),
});
export type FileReplacements = z.infer<typeof FileReplacements>;
