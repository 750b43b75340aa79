import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, Locale, TranslatedText, Uid } from "#contract/primitives.ts";
import { AlertAudience, AlertSeverity } from "#contract/content/alerts.ts";
import { Itinerary, ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

const PlaceCode = z.string().length(3);

/** A text that may be missing; once one language is there, English must be. */
function optionalTexts(max: number) {
  const text = z.string().trim().max(max).optional();
  return z
    .object({ en: text, de: text, es: text, it: text, fr: text })
    .optional()
    .transform((texts) => {
      const filled = Object.entries(texts ?? {}).filter(([, words]) => words !== undefined && words !== "");
      return filled.length > 0 ? Object.fromEntries(filled) : undefined;
    })
    .pipe(TranslatedText.optional());
}

/** What the form of an itinerary writes: what stands before and after its days, and what of it is shown. */
export const ItineraryInput = z.object({
  intro: optionalTexts(2000),
  thank_you: optionalTexts(2000),
  hero_place: PlaceCode,
  show_driving_notes: z.boolean().default(false),
  show_prices: z.boolean().default(false),
});
export type ItineraryInput = z.infer<typeof ItineraryInput>;

/** A published version: `published_by` is a name, null where it was not kept. */
const ItineraryVersion = z.object({
  version: z.int(),
  published_at: z.iso.datetime({ offset: true }),
  published_by: z.string().nullable(),
});
export type ItineraryVersion = z.infer<typeof ItineraryVersion>;

/** Why an itinerary cannot be published as it is. */
export const PublishProblem = z.enum(["not_booked", "over", "no_days"]);
export type PublishProblem = z.infer<typeof PublishProblem>;

/** `never` published, `published`, or `withdrawn`: taken back since. */
export const ItineraryState = z.enum(["never", "published", "withdrawn"]);
export type ItineraryState = z.infer<typeof ItineraryState>;

const AlertOnTrip = z.object({
  title: z.string(),
  body: z.string(),
  severity: AlertSeverity,
  date_from: DateOnly,
  date_to: DateOnly,
  audiences: z.array(AlertAudience),
});

/**
 * What the clients of a file would see if it were published now, and what was published. `lock_version` is 0 while
 * nothing was saved. `hidden` is how many services they do not see, because nobody was asked for them or they ended.
 */
export const ItineraryDraft = z.object({
  lock_version: z.int(),
  state: ItineraryState,
  version: z.int(),
  intro: TranslatedText,
  thank_you: TranslatedText,
  hero_place: PlaceCode,
  show_driving_notes: z.boolean(),
  show_prices: z.boolean(),
  /** False where the agency sells at prices of its own. */
  may_show_prices: z.boolean(),
  problem: PublishProblem.nullable(),
  /** Otherwise than in the newest version; empty for a first one. */
  changes: z.array(ItineraryChange),
  shown: z.int(),
  hidden: z.int(),
  /** Days without a title or a text in the language of the file. */
  untold: z.int(),
  alerts: z.array(AlertOnTrip),
  /** The newest first. */
  versions: z.array(ItineraryVersion),
});
export type ItineraryDraft = z.infer<typeof ItineraryDraft>;

const File = z.object({ uid: Uid });
const InLanguage = z.object({ locale: Locale.optional() });
const base = "/api/office/client-files/{uid}/itinerary";
const tag = "itineraries";
const edit = { audience: "office", permission: "itineraries.edit" } as const;
const publishing = { audience: "office", permission: "itineraries.publish" } as const;
const lock_version = z.coerce.number().int();

export const showItineraryDraft = defineEndpoint({
  method: "GET",
  path: base,
  summary: "What clients would see of a file, what of it is new, and the versions that were published",
  tag,
  access: edit,
  params: File,
  query: InLanguage,
  answer: item(ItineraryDraft),
});

export const saveItineraryDraft = defineEndpoint({
  method: "PUT",
  path: base,
  summary: "Change what stands around the days of an itinerary; clients see it once it is published",
  tag,
  access: edit,
  params: File,
  body: ItineraryInput.extend({ lock_version }),
  answer: item(ItineraryDraft),
});

export const previewItinerary = defineEndpoint({
  method: "GET",
  path: `${base}/preview`,
  summary: "An itinerary as its client reads it: as it would be published now, or a version that was",
  tag,
  access: edit,
  params: File,
  query: InLanguage.extend({ version: z.coerce.number().int().min(1).optional() }),
  answer: item(Itinerary),
});

export const ItineraryComparison = z.object({
  from: ItineraryVersion,
  to: ItineraryVersion,
  changes: z.array(ItineraryChange),
});
export type ItineraryComparison = z.infer<typeof ItineraryComparison>;

export const compareItineraries = defineEndpoint({
  method: "GET",
  path: `${base}/comparison`,
  summary: "What a published version says otherwise than another",
  tag,
  access: edit,
  params: File,
  query: InLanguage.extend({
    from: z.coerce.number().int().min(1),
    to: z.coerce.number().int().min(1),
  }),
  answer: item(ItineraryComparison),
});

export const publishItinerary = defineEndpoint({
  method: "POST",
  path: `${base}/publication`,
  summary:
    "Publish what there is now as a new version; one that was taken back and is the same comes out again",
  tag,
  access: publishing,
  params: File,
  body: z.object({ lock_version }),
  answer: item(z.object({ version: z.int() })),
  idempotent: true,
});

export const withdrawItineraryNow = defineEndpoint({
  method: "POST",
  path: `${base}/withdrawal`,
  summary: "Take the published itinerary back: its reference and its link answer like those of no trip",
  tag,
  access: publishing,
  params: File,
  body: z.object({ lock_version }),
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const mailItinerary = defineEndpoint({
  method: "POST",
  path: `${base}/mail`,
  summary: "Mail the link of a published itinerary to the booking's own address, three times a day at most",
  tag,
  access: publishing,
  params: File,
  answer: item(z.object({ to: z.enum(["client", "agent"]) })),
  idempotent: true,
});

export const itineraryBuilderEndpoints = [
  showItineraryDraft,
  saveItineraryDraft,
  previewItinerary,
  compareItineraries,
  publishItinerary,
  withdrawItineraryNow,
  mailItinerary,
] as const;
