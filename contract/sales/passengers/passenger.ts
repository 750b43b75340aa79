import { z } from "zod";
import { DateOnly, PaxType, RoomCode } from "#contract/primitives.ts";

/** Somebody who travels, as the office works with the names of a party. What the body asks stands apart. */
export const Passenger = z.object({
  /** Number in the party; stays with the traveller. */
  seq: z.int(),
  lock_version: z.int(),
  title: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  type: PaxType,
  date_of_birth: DateOnly.nullable(),
  /** On the first day of the trip, as far as it is known. */
  age: z.int().nullable(),
  is_lead: z.boolean(),
  room: z.object({ seq: z.int(), code: RoomCode }).nullable(),
  /** Something is known of diet, health, mobility or passport; null for those who may not know. */
  has_needs: z.boolean().nullable(),
});
export type Passenger = z.infer<typeof Passenger>;

/** A service whose supplier is told when a name changes; of what is confirmed it has to agree anew. */
const ToldSupplier = z.object({ supplier_name: z.string(), service: z.string(), amends: z.boolean() });

export const PassengerDetails = Passenger.extend({ told: z.array(ToldSupplier) });
export type PassengerDetails = z.infer<typeof PassengerDetails>;

const text = (most: number) => z.string().trim().max(most).default("");

export const PassengerInput = z.object({
  title: z
    .string()
    .trim()
    .max(20)
    .nullish()
    .transform((word) => word || null),
  first_name: text(60),
  last_name: z.string().trim().min(1).max(60),
  date_of_birth: DateOnly.nullish().transform((day) => day ?? null),
  /** The party is named after the traveller; the lead is given up by naming another. */
  is_lead: z.boolean().default(false),
});
export type PassengerInput = z.output<typeof PassengerInput>;

/** What a traveller's body asks, and the passport; only for those who may see it. */
export const PassengerNeeds = z.object({
  seq: z.int(),
  name: z.string(),
  lock_version: z.int(),
  dietary: z.string(),
  mobility: z.string(),
  medical: z.string(),
  passport: z.string(),
});
export type PassengerNeeds = z.infer<typeof PassengerNeeds>;

export const PassengerNeedsInput = z.object({
  dietary: text(500),
  mobility: text(500),
  medical: text(2000),
  passport: text(60),
});
export type PassengerNeedsInput = z.output<typeof PassengerNeedsInput>;
