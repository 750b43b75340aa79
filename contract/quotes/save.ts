import { z } from "zod";
import { PackageReference, SlotKey } from "#contract/packages/package.ts";
import { DateOnly } from "#contract/primitives.ts";
import { RoomsText } from "#contract/products/rooms-text.ts";
import { OptionClass } from "#contract/products/search.ts";

/** Name of a booking, and the reference that the agency gives it. */
export const BookingName = z.string().trim().min(1).max(60);
export const AgentReference = z
  .string()
  .trim()
  .max(60)
  .nullish()
  .transform((text) => text || null);

/** A price that was asked for, to be kept as a quote. */
export const SaveQuote = z.object({
  package: PackageReference,
  travel_date: DateOnly,
  class: OptionClass,
  rooms: RoomsText,
  /** Keys of the optional services that are taken. */
  optional: z.array(SlotKey).max(200).default([]),
  name: BookingName,
  agent_reference: AgentReference,
});
export type SaveQuote = z.output<typeof SaveQuote>;

/** What was saved. */
export const SavedQuote = z.object({
  reference: z.string(),
  /** Services that were left without a price and are in no total. */
  without_price: z.int(),
});
export type SavedQuote = z.infer<typeof SavedQuote>;
