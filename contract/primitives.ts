import { z } from "zod";
import { typedAs } from "#contract/typed-as.ts";
import { roomTypes } from "#contract/catalogue/products/option-terms.ts";

/** The five languages of the product; `en` is the fallback of every translatable text. */
export const locales = ["en", "de", "es", "it", "fr"] as const;
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

/** A text in up to five languages. English is always there. */
export const TranslatedText = z.object({
  en: z.string(),
  de: z.string().optional(),
  es: z.string().optional(),
  it: z.string().optional(),
  fr: z.string().optional(),
});
export type TranslatedText = z.infer<typeof TranslatedText>;

/** Public identifier of a record: a ULID. */
export const Uid = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

/** The reference of a client file as people type it, in either case: country and kind of trip, then six digits. */
export const FileReference = z.string().regex(/^[A-Za-z]{4}\d{6}$/);

/**
 * The secret of a link that opens without sign-in: 256 bits in base64url. The address of a document has such a token where
 * it could have the name of a file, so that the two must not look alike.
 */
export const LinkToken = z.string().regex(/^[\w-]{43}$/);

/**
 * A date without a zone, local to the place of service: `YYYY-MM-DD`. Databases know no year 0, and the days that are
 * reckoned from a date of the year 9999 no longer have four digits.
 */
export const DateOnly = z.iso.date().refine((date) => !/^(0000|9999)/.test(date));

/** Yes or no as Laravel's `boolean` rule takes it: also as 1, 0, "1" and "0", in JSON and in forms. */
export const Flag = z.preprocess(
  (sent) => (sent === 1 || sent === "1" ? true : sent === 0 || sent === "0" ? false : sent),
  z.boolean(),
);

/** A clock time `hhmm`, local to the place of service. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3])[0-5]\d$/)
  .register(typedAs, { format: "clock" });

/** Signed integer cents. */
export const Cents = z.int().register(typedAs, { format: "money" });

/** Integer basis points; 100 are one per cent. */
export const BasisPoints = z.int().register(typedAs, { format: "percent" });

export const Currency = z.enum(["NZD", "AUD"]);
export type Currency = z.infer<typeof Currency>;

export const BrandCode = z.enum(["NZ", "AU"]);
export type BrandCode = z.infer<typeof BrandCode>;

/** Room type codes of the trade: single, double, twin, triple, quad, other. */
export const RoomCode = z.enum(roomTypes);
export type RoomCode = z.infer<typeof RoomCode>;

/** Service type codes (specification section 3). */
export const ServiceType = z.enum(["AC", "AF", "AT", "CR", "IT", "GU", "IN", "RC", "SU", "TN", "TR", "WK"]);
export type ServiceType = z.infer<typeof ServiceType>;

/** Adult, child, infant, by age at the service date. */
export const PaxType = z.enum(["A", "C", "I"]);
export type PaxType = z.infer<typeof PaxType>;

/** Status codes of a service line (domain 3.1). */
export const LineStatus = z.enum(["QU", "AV", "AL", "OR", "RQ", "WL", "OK", "AM", "UN", "CP", "CX"]);
export type LineStatus = z.infer<typeof LineStatus>;

/** Statuses of a client file (domain 3.2). */
export const FileStatus = z.enum([
  "Quote",
  "Requested",
  "Processing",
  "Mixed",
  "Confirmed",
  "Finalised",
  "Travelling",
  "Completed",
  "Cancellation",
  "Cancelled",
  "Expired",
]);
export type FileStatus = z.infer<typeof FileStatus>;

export const PlaceKind = z.enum([
  "city",
  "town",
  "airport",
  "port",
  "station",
  "trailhead",
  "attraction",
  "region",
]);

/** What a screen needs to name a place, draw it and put it on a map. */
export const PlaceBrief = z.object({
  code: z.string().length(3),
  name: z.string(),
  region: z.string(),
  country: z.enum(["NZ", "AU"]),
  kind: PlaceKind,
  /** Kind of landscape, for the drawn picture of the place. */
  landscape: z.enum(["coast", "lake", "alp", "forest", "reef", "desert", "city"]),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** An uploaded picture that stands where the drawn one would. */
  picture: Uid.nullish(),
});
export type PlaceBrief = z.infer<typeof PlaceBrief>;

export const TravelMode = z.enum(["drive", "ferry", "train", "flight", "walk"]);
export type TravelMode = z.infer<typeof TravelMode>;
