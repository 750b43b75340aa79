import { z } from "zod";
import { DateOnly, RoomCode } from "#contract/primitives.ts";

/** Why a line has no price (pricing law, steps 2 and 5). */
export const RefusalCode = z.enum([
  "DATES",
  "NO_RATE",
  "DOW",
  "CLOSED",
  "MIN_STAY",
  "MAX_STAY",
  "PAX_RANGE",
  "AGE_NOT_ALLOWED",
  "OCCUPANCY",
  "CAPACITY",
  "NOT_SOLD",
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** `detail` is the number of units that MIN_STAY asks for, or the key that is NOT_SOLD. */
export const RefusalReason = z.object({
  code: RefusalCode,
  date: DateOnly.optional(),
  detail: z.union([z.int(), z.string()]).optional(),
});
export type RefusalReason = z.infer<typeof RefusalReason>;

/** What a length is counted in, in the words of a guest. */
export const StayUnit = z.enum(["night", "day"]);

const Count = z.int().min(0);
const nothing = z.object({});
const length = z.object({ units: Count, unit: StayUnit });

/** Something that would help. Dates and numbers only: the sentences are the reader's own language. */
export const Remedy = z.discriminatedUnion("code", [
  /** The earliest end that makes a stay. */
  z.object({ code: z.literal("END_LATER"), params: z.object({ date: DateOnly }) }),
  /** The next first day on which the same line has rates for all its dates and the right length. */
  z.object({ code: z.literal("NEXT_START"), params: z.object({ date: DateOnly }) }),
  /** No such day within a year. */
  z.object({ code: z.literal("NO_NEXT_START"), params: nothing }),
  /** Days of the week on which rates around the wanted date are sold, 0 for Monday. */
  z.object({
    code: z.literal("SOLD_ON"),
    params: z.object({ weekdays: z.array(z.int().min(0).max(6)).min(1) }),
  }),
  /** From this date on stays need so many units. */
  z.object({ code: z.literal("STAY_AT_LEAST"), params: length.extend({ date: DateOnly }) }),
  /** The shortest longer stay that passes, and when it ends. */
  z.object({ code: z.literal("SHORTEST_STAY"), params: length.extend({ date: DateOnly }) }),
  z.object({ code: z.literal("STAY_AT_MOST"), params: length.extend({ date: DateOnly }) }),
  z.object({ code: z.literal("PARTY_AT_LEAST"), params: z.object({ people: Count }) }),
  z.object({ code: z.literal("PARTY_AT_MOST"), params: z.object({ people: Count }) }),
  /** Everyone must be at least this old. */
  z.object({ code: z.literal("MIN_AGE"), params: z.object({ age: z.int() }) }),
  /** Children of these ages are not taken, though infants are. */
  z.object({ code: z.literal("NO_CHILDREN"), params: z.object({ from: z.int(), to: z.int() }) }),
  z.object({ code: z.literal("ADD_ROOM"), params: nothing }),
  z.object({ code: z.literal("ADULT_IN_EVERY_ROOM"), params: nothing }),
  z.object({ code: z.literal("ONE_ROOM_EACH"), params: nothing }),
  z.object({ code: z.literal("ROOM_TOO_SMALL"), params: z.object({ room: RoomCode, places: Count }) }),
  z.object({ code: z.literal("TAKE_UNITS"), params: z.object({ qty: Count }) }),
  /** Room types with a price on all dates. */
  z.object({ code: z.literal("ROOMS_SOLD"), params: z.object({ rooms: z.array(RoomCode).min(1) }) }),
  z.object({ code: z.literal("LENGTH_SOLD"), params: length }),
  z.object({ code: z.literal("PARTY_SIZE_SOLD"), params: z.object({ people: Count }) }),
  /** Nothing about this line can be changed to help. */
  z.object({ code: z.literal("CHOOSE_ANOTHER"), params: nothing }),
]);
export type Remedy = z.infer<typeof Remedy>;

/** Remedies under the reason they belong to, in the order of the reasons. */
export const ReasonRemedy = z.object({ reason: RefusalCode, remedy: Remedy });
export type ReasonRemedy = z.infer<typeof ReasonRemedy>;

/** A line without a price, with what would help. */
export const PricingRefusal = z.object({
  reasons: z.array(RefusalReason).min(1),
  remedies: z.array(ReasonRemedy),
});
export type PricingRefusal = z.infer<typeof PricingRefusal>;
