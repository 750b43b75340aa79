import { z } from "zod";
import { PackageReference, SlotKey, Transport } from "#contract/catalogue/packages/package.ts";
import { PricingRefusal } from "#contract/catalogue/pricing/refusal.ts";
import { Cents, Currency, DateOnly, ServiceType, Uid } from "#contract/primitives.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

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

/** A quote that begins with nothing but its days. */
export const CreateCustomQuote = z.object({
  name: BookingName,
  agent_reference: AgentReference,
  travel_date: DateOnly,
  rooms: RoomsText,
  duration_days: z.coerce.number().int().min(1).max(60),
  /** Code of the place where the trip begins; its country decides the brand. */
  start_place: z.string().length(3),
  transport: Transport.default("any"),
  class: OptionClass.optional(),
});
export type CreateCustomQuote = z.output<typeof CreateCustomQuote>;

/** A quote once more, for another date and party. */
export const CopyQuote = z.object({
  travel_date: DateOnly,
  rooms: RoomsText,
  name: BookingName,
  agent_reference: AgentReference,
});
export type CopyQuote = z.output<typeof CopyQuote>;

/** When and for whom a file is to be copied; `own` terms are those of the file, which stay when it is moved in its place. */
export const CopyPriceQuery = CopyQuote.pick({ travel_date: true, rooms: true }).extend({
  terms: z.enum(["today", "own"]).default("today"),
});
export type CopyPriceQuery = z.output<typeof CopyPriceQuery>;

/** What each service costs now and would cost in the copy, in the agency's own count. */
export const CopyPrice = z.object({
  reference: z.string(),
  name: z.string(),
  currency: Currency,
  travel_date: DateOnly,
  end_date: DateOnly,
  rooms_text: z.string(),
  /** The first day has passed, so nothing can be copied to it. */
  past: z.boolean(),
  /** What would be copied, null before a date and a party were told. */
  copy: z
    .object({
      travel_date: DateOnly,
      end_date: DateOnly,
      old_total_cents: Cents.nullable(),
      new_total_cents: Cents.nullable(),
      lines: z.array(
        z.object({
          uid: Uid,
          day_no: z.int(),
          service_type: ServiceType,
          name: z.string(),
          supplier_name: z.string(),
          date_from: DateOnly,
          date_to: DateOnly,
          taken: z.boolean(),
          old_cents: Cents.nullable(),
          new_cents: Cents.nullable(),
          refusal: PricingRefusal.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type CopyPrice = z.infer<typeof CopyPrice>;
