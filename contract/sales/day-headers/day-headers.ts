import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, Locale, TravelMode, Uid } from "#contract/primitives.ts";
import { richText } from "#contract/rich-text.ts";
import { Upload, UploadPurpose } from "#contract/system/uploads.ts";

/** Longest trip whose days are kept by hand. */
export const longestTrip = 90;

const PlaceCode = z.string().length(3);
/** Journeys of a day in their order: `CHC-LTP-drive,LTP-AOR-drive`; empty for none. */
const JourneyKey = z.string().max(200);
const dayText = richText(10_000);

const DayInput = z.object({
  title: z.string().trim().max(120).default(""),
  text: dayText.optional(),
  place: PlaceCode,
  overnight: PlaceCode.optional(),
  journey: JourneyKey.optional(),
  driving_notes: z.string().trim().max(2000).optional(),
  show_driving_notes: z.boolean().default(false),
  picture: Uid.optional(),
});

/** What the form of all days writes, in one language; the other languages stay as they are. */
export const DayHeadersInput = z.object({ days: z.array(DayInput).max(longestTrip) });
export type DayHeadersInput = z.output<typeof DayHeadersInput>;

const Leg = z.object({
  from: z.string(),
  to: z.string(),
  mode: TravelMode,
  distance_km: z.int().nullable(),
  minutes: z.int().nullable(),
});

/** What a day may be reached by: `legs` name their places; none is a day without a journey. */
const Journey = z.object({ key: JourneyKey, legs: z.array(Leg) });

export const DayHeader = z.object({
  day_no: z.int(),
  date: DateOnly,
  title: z.string(),
  text: dayText,
  place: PlaceCode,
  overnight: PlaceCode.nullable(),
  journey: JourneyKey,
  driving_notes: z.string(),
  show_driving_notes: z.boolean(),
  picture: Uid.nullable(),
  /** The same in the language that stands beside; null where it is the one that is written. */
  beside: z.object({ title: z.string(), text: dayText, driving_notes: z.string() }).nullable(),
  /** What travellers read of the journey while the day has no notes of its own. */
  suggested_notes: z.string(),
  journeys: z.array(Journey),
});
export type DayHeader = z.infer<typeof DayHeader>;

const DayPart = z.enum(["title", "text", "driving_notes"]);

/**
 * The headers of a file in one language, with what the languages lack. `lock_version` is a fingerprint of all of them:
 * it differs after any change, whoever made it.
 */
export const DayHeaders = z.object({
  lock_version: z.int(),
  language: Locale,
  /** The language that stands beside; null where there is no other. */
  beside: Locale.nullable(),
  days: z.array(DayHeader),
  languages: z.array(
    z.object({
      language: Locale,
      /** Whether the clients of the file read it, or English in its place. */
      needed: z.boolean(),
      missing: z.array(z.object({ day_no: z.int(), parts: z.array(DayPart) })),
    }),
  ),
  /** Name of the package that the file was made from. */
  package: z.string().nullable(),
});
export type DayHeaders = z.infer<typeof DayHeaders>;

const File = z.object({ uid: Uid });
const base = "/api/office/client-files/{uid}/day-headers";
const tag = "day headers";
const edit = { audience: "office", permission: "day-headers.edit" } as const;
const moving = { audience: "office", permission: "services.edit" } as const;
const lock_version = z.coerce.number().int();

export const showDayHeaders = defineEndpoint({
  method: "GET",
  path: base,
  summary: "The headers of all days of a file in one language, and what each language lacks",
  tag,
  access: edit,
  params: File,
  query: z.object({ language: Locale.optional() }),
  answer: item(DayHeaders),
});

export const saveDayHeaders = defineEndpoint({
  method: "PUT",
  path: base,
  summary: "Change the headers of all days in one language",
  tag,
  access: edit,
  params: File,
  body: DayHeadersInput.extend({ language: Locale, lock_version }),
  answer: item(DayHeaders),
});

export const fillDayHeaders = defineEndpoint({
  method: "POST",
  path: `${base}/filling`,
  summary: "Take the words of the package that a file was made from, where there are none or everywhere",
  tag,
  access: edit,
  params: File,
  body: z.object({ lock_version, all: z.boolean().default(false) }),
  answer: item(z.object({ days: z.int() })),
});

export const createDayPicture = defineEndpoint({
  method: "POST",
  path: "/api/office/day-pictures",
  summary: "Take in a picture for a day of a trip; its kind is known by its content",
  tag: "uploads",
  access: edit,
  body: z.object({ purpose: UploadPurpose.extract(["day-picture"]), file: z.file() }),
  bodyAs: "multipart",
  answer: item(Upload),
  status: 201,
});

const DayMoveKind = z.enum(["insert", "remove"]);
export type DayMoveKind = z.infer<typeof DayMoveKind>;
const DayNo = z.coerce.number().int().min(1).max(longestTrip);

const MovedService = z.object({ uid: Uid, name: z.string(), from: DateOnly, to: DateOnly });

/**
 * What inserting or removing a day would do. `moves` go to other dates; `spans` reach over the day and are asked about,
 * with the last date that they would have; `held` and `filled` stand in the way, as does what `problem` says.
 */
export const DayMove = z.object({
  what: DayMoveKind,
  day_no: z.int(),
  date: DateOnly,
  end_date: DateOnly,
  lock_version: z.int(),
  moves: z.array(MovedService),
  spans: z.array(MovedService),
  held: z.array(z.string()),
  filled: z.array(z.string()),
  problem: z.string().nullable(),
});
export type DayMove = z.infer<typeof DayMove>;

export const previewDayMove = defineEndpoint({
  method: "GET",
  path: `${base}/move`,
  summary: "What inserting or removing a day would move; nothing is changed",
  tag,
  access: moving,
  params: File,
  query: z.object({ what: DayMoveKind, day: DayNo }),
  answer: item(DayMove),
});

export const DayMoveInput = z.object({
  /** The services that reach over the day and become a day longer, or shorter. */
  stretch: z.array(Uid).max(100).default([]),
});

export const moveDays = defineEndpoint({
  method: "POST",
  path: `${base}/move`,
  summary:
    "Insert or remove a day: the days behind it move with their services, which are priced for their new dates",
  tag,
  access: moving,
  params: File,
  body: DayMoveInput.extend({ what: DayMoveKind, day: DayNo, lock_version }),
  answer: item(z.object({ moved: z.int() })),
  idempotent: true,
});

export const dayHeaderEndpoints = [
  showDayHeaders,
  saveDayHeaders,
  fillDayHeaders,
  createDayPicture,
  previewDayMove,
  moveDays,
] as const;
