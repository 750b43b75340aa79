import type { z } from "zod";
import type { TripReach } from "./alerts.ts";
import type {
  Itinerary,
  ItineraryAlert,
  ItineraryChange,
  ItineraryService,
  Meeting,
} from "#contract/sales/itineraries/itinerary.ts";
import type { Locale, PlaceBrief, TranslatedText } from "#contract/primitives.ts";

type PlaceSnapshot = z.infer<typeof PlaceBrief>;

/** A meeting point in all languages. */
export type MeetingInAllLanguages = Omit<z.infer<typeof Meeting>, "point" | "remark"> & {
  point: TranslatedText;
  remark: TranslatedText | null;
};

export type ServiceSnapshot = Omit<
  ItineraryService,
  "name" | "comment" | "voucher_text" | "remarks" | "pickup" | "dropoff"
> & {
  name: TranslatedText;
  comment: TranslatedText | null;
  voucher_text: TranslatedText | null;
  remarks: TranslatedText | null;
  pickup: MeetingInAllLanguages | null;
  dropoff: MeetingInAllLanguages | null;
};

export type LegSnapshot = {
  from: PlaceSnapshot;
  to: PlaceSnapshot;
  mode: "drive" | "ferry" | "train" | "flight" | "walk";
  distance_km: number | null;
  minutes: number | null;
  notes: TranslatedText | null;
};

export type DaySnapshot = {
  day_no: number;
  date: string;
  title: TranslatedText;
  text: TranslatedText;
  place: PlaceSnapshot;
  overnight: PlaceSnapshot | null;
  legs: LegSnapshot[];
  services: ServiceSnapshot[];
};

export type AlertSnapshot = Omit<z.infer<typeof ItineraryAlert>, "title" | "body"> & {
  title: TranslatedText;
  body: TranslatedText;
};

/**
 * What is stored when an itinerary is published: everything a client may see, each text in all languages, and
 * nothing else. No cost, no price of a service, no remark of or for a supplier can get in, because no field takes one;
 * what the whole trip costs stands in it where the office says so.
 */
export type ItinerarySnapshot = Omit<
  Itinerary,
  "locale" | "intro" | "thank_you" | "days" | "alerts" | "hero_place" | "changes"
> & {
  /** Language of the file: what the page shows until the reader chooses another. */
  locale: Locale;
  intro: TranslatedText;
  thank_you: TranslatedText;
  hero_place: PlaceSnapshot;
  days: DaySnapshot[];
  /** Those that were out at publishing; readers get those that are out now. */
  alerts: AlertSnapshot[];
  /** Missing in what was published before alerts were looked up anew. */
  reach?: TripReach;
  /** What is new since the version before, in each language; missing in a first version. */
  changes?: Record<Locale, ItineraryChange[]>;
};
