import { z } from "zod";
import { timezones } from "#contract/content/timezones.ts";
import { listQuery } from "#contract/list-query.ts";
import { PlaceBrief, PlaceKind, TranslatedText, TravelMode, Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";
import { OptionalRichTexts, RichTexts } from "#contract/rich-text.ts";

export const Timezone = z.enum(timezones);

const text = z.string().trim().max(2000).optional();
/** A text that may be missing altogether; once one language is there, English must be. */
const OptionalTexts = z
  .object({ en: text, de: text, es: text, it: text, fr: text })
  .optional()
  .transform((texts) => {
    const filled = Object.entries(texts ?? {}).filter(([, words]) => words !== undefined && words !== "");
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  })
  .pipe(TranslatedText.optional());

/** A journey from here to another place. Kilometres and minutes as a traveller needs them. */
export const RouteLeg = z.object({
  to: PlaceBrief.shape.code,
  mode: TravelMode,
  distance_km: z.int().min(1).max(10_000).optional(),
  minutes: z.int().min(1).max(6_000).optional(),
  notes: OptionalTexts,
});
export type RouteLeg = z.output<typeof RouteLeg>;

const { code, name, region, country, kind, landscape, lat, lng } = PlaceBrief.shape;

/** An itinerary location. `in_use`: something refers to it, so that its code no longer changes. */
export const ItineraryLocation = z.object({
  uid: Uid,
  ...{ code, name, region, country, kind, landscape, lat, lng },
  timezone: z.string(),
  description: RichTexts.nullable(),
  /** An uploaded picture, which stands where the drawn landscape would. */
  picture: Uid.nullable(),
  legs: z.array(RouteLeg.extend({ to_name: z.string(), notes: TranslatedText.optional() })),
  in_use: z.boolean(),
  lock_version: z.int(),
});
export type ItineraryLocation = z.infer<typeof ItineraryLocation>;

export const ItineraryLocationInput = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  name: z.string().trim().min(2).max(80),
  region: z.string().trim().min(2).max(80),
  country,
  kind,
  landscape,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  timezone: Timezone,
  description: OptionalRichTexts,
  /** Names an upload for the purpose `place-picture`; without it the landscape is drawn. */
  picture: Uid.optional(),
  legs: z.array(RouteLeg).max(40).default([]),
});
export type ItineraryLocationInput = z.output<typeof ItineraryLocationInput>;

export const ItineraryLocationQuery = listQuery({
  sort: ["code", "name", "region"],
  filter: { q: z.string().max(60), country, kind: PlaceKind },
});

export const itineraryLocationResource = defineResource({
  path: "/api/office/itinerary-locations",
  name: "itinerary location",
  plural: "itinerary locations",
  permission: "itinerary-locations.edit",
  item: ItineraryLocation,
  input: ItineraryLocationInput,
  query: ItineraryLocationQuery,
  verbs: ["delete"],
});

export const itineraryLocationEndpoints = [...itineraryLocationResource.all] as const;
