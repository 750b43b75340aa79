import { z } from "zod";
import { AddService, ChangeService } from "#contract/sales/quotes/changes.ts";
import { ClockTime, DateOnly, ServiceType, Uid } from "#contract/primitives.ts";

/** As the file was read; every change counts it up. */
const lock_version = z.coerce.number().int();

/** What may be done with a service of a file. */
export const serviceDeeds = [
  "place",
  "swap",
  "move",
  "start",
  "write",
  "take",
  "leave",
  "remove",
  "restore",
] as const;
export type ServiceDeed = (typeof serviceDeeds)[number];

/** How services are changed: in place, through an amendment that suppliers are told of, or not at all. */
export const changeWays = ["direct", "amend", "none"] as const;
export type ChangeWay = (typeof changeWays)[number];

/** What may be done with the services of a file now, and on which days. */
export const ServiceEdits = z.object({
  lock_version: z.int(),
  way: z.enum(changeWays),
  /** Why nothing can be changed. */
  reason: z.string().nullable(),
  /** The rooms of the party, as a search takes them. */
  rooms: z.string(),
  /** Whose prices a search is to say. */
  agency: Uid,
  days: z.array(
    z.object({ day_no: z.int(), date: DateOnly, place: z.object({ code: z.string(), name: z.string() }) }),
  ),
  lines: z.array(
    z.object({
      uid: Uid,
      may: z.array(z.enum(serviceDeeds)),
      /** What its length is counted in; null for what is not bought. */
      length_unit: z.enum(["night", "day24h", "calendar_day", "trip"]).nullable(),
      /** The times at which it begins, where it has such. */
      start_times: z.array(ClockTime),
      /** How many are hired: as it is, and as somebody asked for it by hand. Null for what is not counted so. */
      units: z.object({ qty: z.int(), asked: z.int().nullable() }).nullable().default(null),
      /** Where the office wrote it itself, in the language of the file. */
      own: z.object({ name: z.string(), comment: z.string() }).nullable(),
    }),
  ),
});
export type ServiceEdits = z.infer<typeof ServiceEdits>;

const clock = ClockTime.nullish().transform((time) => time || null);

/** What the travellers arrange themselves, or what they should know; it is neither priced nor asked for. */
const ownFields = {
  name: z.string().trim().min(1).max(120),
  comment: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((text) => text || null),
  start_time: clock,
  end_time: clock,
};

export const AddFileService = z.discriminatedUnion("add", [
  AddService.extend({ add: z.literal("product") }),
  z.object({
    add: z.enum(["own_arrangement", "note"]),
    lock_version,
    day_no: z.coerce.number().int().min(1),
    service_type: ServiceType.default("SU"),
    ...ownFields,
  }),
]);
export type AddFileService = z.output<typeof AddFileService>;
export type AddOwnService = Exclude<AddFileService, { add: "product" }>;

/** So many vehicles, guides or things nobody hires. */
const mostUnits = 99;

/** Dates and times of a service, and how many it is; how long it lasts stays unless a last day is named. */
const moved = {
  date_from: DateOnly,
  date_to: DateOnly.optional(),
  start_time: ClockTime.optional(),
  end_time: ClockTime.optional(),
  /** How many are hired; 0 for as many as the party needs, and as it was where it is not said. */
  qty: z.int().min(0).max(mostUnits).optional(),
};

export const ChangeFileService = z.discriminatedUnion("action", [
  /** To a place among the services of a day, from 1; to another day only what is not bought, or stands in a quote. */
  z.object({
    action: z.literal("place"),
    lock_version,
    day_no: z.coerce.number().int().min(1),
    position: z.coerce.number().int().min(1).max(999),
  }),
  z.object({ action: z.literal("move"), lock_version, ...moved }),
  z.object({ action: z.literal("write"), lock_version, ...ownFields }),
  ...ChangeService.options,
]);
export type ChangeFileService = z.output<typeof ChangeFileService>;

/** A service of a booking that is to be on other days, or at another time. */
export const WishedMove = z
  .object({ line: Uid, ...moved, date_to: DateOnly })
  .refine(({ date_from: from, date_to: to }) => from <= to, { path: ["date_to"] });
export type WishedMove = z.infer<typeof WishedMove>;
