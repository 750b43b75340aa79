import { z } from "zod";
import { Cents, ClockTime, DateOnly } from "#contract/primitives.ts";
import { longestSearch } from "#contract/catalogue/products/option-terms.ts";
import { OptionClass, OptionCode } from "#contract/catalogue/products/search.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";
import { ClientContact } from "#contract/sales/quotes/client-contact.ts";
import { AgentReference, BookingName } from "#contract/sales/quotes/save.ts";

/** As it was read; every change counts it up. */
const lock_version = z.coerce.number().int();

/** A service to be put into the trip, on a day of it. */
export const AddService = z.object({
  lock_version,
  option: OptionCode,
  date_from: DateOnly,
  /** Of services that last: the last day, or the nights until then. */
  date_to: DateOnly.optional(),
  nights: z.coerce.number().int().min(1).max(longestSearch).optional(),
  start_time: ClockTime.optional(),
  end_time: ClockTime.optional(),
});
export type AddService = z.output<typeof AddService>;

/** What is done with a service: something else instead, at another time, out of the trip and back, an optional one taken or left. */
export const ChangeService = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("swap"),
    lock_version,
    option: OptionCode,
    /** One of the option's own; without it the service keeps its time where the option has it. */
    start_time: ClockTime.optional(),
  }),
  z.object({ action: z.literal("start"), lock_version, start_time: ClockTime }),
  z.object({ action: z.literal("remove"), lock_version }),
  z.object({ action: z.literal("restore"), lock_version }),
  z.object({ action: z.literal("take"), lock_version }),
  z.object({ action: z.literal("leave"), lock_version }),
]);
export type ChangeService = z.output<typeof ChangeService>;

const Name = z.string().trim().max(60).default("");

/** Who travels, by the number in the party. Of date of birth and age the date counts where both are told. */
export const TravellerDetails = z.object({
  seq: z.coerce.number().int().min(1),
  title: z
    .string()
    .trim()
    .max(20)
    .nullish()
    .transform((text) => text || null),
  first_name: Name,
  last_name: Name,
  date_of_birth: DateOnly.nullish(),
  age: z.coerce.number().int().min(0).max(120).nullish(),
});
export type TravellerDetails = z.output<typeof TravellerDetails>;

const orNull = <Kept>(kept: Kept | null | undefined): Kept | null => kept ?? null;
const { name, email, phone, address, country } = ClientContact.shape;

/** One part of what a quote says besides its services, whole: a field that is left out is empty from then on. */
export const ChangeQuote = z.discriminatedUnion("part", [
  z.object({
    part: z.literal("references"),
    lock_version,
    name: BookingName,
    agent_reference: AgentReference,
    remarks: z.string().trim().max(2000).nullish().transform(orNull),
  }),
  z.object({
    part: z.literal("contact"),
    lock_version,
    name: name.optional().transform(orNull),
    email: email.optional().transform(orNull),
    phone: phone.optional().transform(orNull),
    address: address.optional().transform(orNull),
    country: country.optional().transform(orNull),
  }),
  z.object({
    part: z.literal("travellers"),
    lock_version,
    travellers: z.array(TravellerDetails).max(200),
  }),
]);
export type ChangeQuote = z.output<typeof ChangeQuote>;

export const TakePrices = z.object({ lock_version });

/** The trip on another date, or for another party: its services move along. */
export const MoveQuote = z.object({ lock_version, travel_date: DateOnly, rooms: RoomsText });
export type MoveQuote = z.output<typeof MoveQuote>;

/** Something that could stand where a service of the quote stands, with its price for the same date and party. */
export const Replacement = z.object({
  option: z.string(),
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  class: OptionClass.nullable(),
  /** The package names it as a substitute. */
  substitute: z.boolean(),
  date_from: DateOnly,
  date_to: DateOnly,
  /** The times at which it begins, and the one at which it would unless another is named. */
  start_times: z.array(ClockTime),
  start_time: ClockTime.nullable(),
  /** In the agency's own count. */
  cents: Cents,
  /** More than the service costs that stands there; null where that has no price. */
  difference_cents: Cents.nullable(),
});
export type Replacement = z.infer<typeof Replacement>;
