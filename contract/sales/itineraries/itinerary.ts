import { z } from "zod";
import {
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  Locale,
  PaxType,
  PlaceBrief,
  ServiceType,
  TravelMode,
  Uid,
} from "#contract/primitives.ts";
import { ServiceReview } from "#contract/quality/reviews/review.ts";
import { TripAttachment } from "#contract/sales/trip-attachments/trip-attachment.ts";

/** Where and when a service begins or ends for the traveller. */
export const Meeting = z.object({
  date: DateOnly.nullable(),
  time: ClockTime.nullable(),
  point: z.string(),
  remark: z.string().nullable(),
});

/**
 * One service as its traveller sees it. No price, no cost, no supplier remark.
 * `state` is `pending` while the supplier has not confirmed.
 */
export const ItineraryService = z.object({
  uid: Uid,
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  /** IANA zones that the two times are of; null in what was published before they were kept. */
  timezone: z.string().nullable(),
  end_timezone: z.string().nullable(),
  nights: z.int().nullable(),
  state: z.enum(["confirmed", "pending"]),
  /** Supplier's confirmation without the suffixes -cl, -ar, -rc. */
  confirmation: z.string().nullable(),
  voucher_no: z.string().nullable(),
  voucher_text: z.string().nullable(),
  remarks: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  pickup: Meeting.nullable(),
  dropoff: Meeting.nullable(),
});
export type ItineraryService = z.infer<typeof ItineraryService>;

/** A journey between two places on one day; `notes` are the suggested driving notes. */
export const ItineraryLeg = z.object({
  from: PlaceBrief,
  to: PlaceBrief,
  mode: TravelMode,
  distance_km: z.int().nullable(),
  minutes: z.int().nullable(),
  notes: z.string().nullable(),
});
export type ItineraryLeg = z.infer<typeof ItineraryLeg>;

export const ItineraryDay = z.object({
  day_no: z.int().min(1),
  date: DateOnly,
  title: z.string(),
  text: z.string(),
  /** Where the day is spent; the overnight place if there is one. */
  place: PlaceBrief,
  overnight: PlaceBrief.nullable(),
  legs: z.array(ItineraryLeg),
  services: z.array(ItineraryService),
});
export type ItineraryDay = z.infer<typeof ItineraryDay>;

export const ItineraryAlert = z.object({
  title: z.string(),
  body: z.string(),
  severity: z.enum(["info", "caution", "severe"]),
  date_from: DateOnly,
  date_to: DateOnly,
});

/** What of a published itinerary is given out as PDF: the trip itself, or what is handed to the providers of services. */
export const TripPaper = z.enum(["itinerary", "vouchers"]);
export type TripPaper = z.infer<typeof TripPaper>;

/** The paper that is asked for, the itinerary where nothing is said, and its language. */
export const TripPaperQuery = z.object({ locale: Locale.optional(), paper: TripPaper.optional() });
export type TripPaperQuery = z.infer<typeof TripPaperQuery>;

/** What can differ between two versions of an itinerary. */
export const itineraryChanges = [
  "trip_name",
  "dates",
  "travellers",
  "intro",
  "thank_you",
  "hero_place",
  "price",
  "notes_shown",
  "translations",
  "day_added",
  "day_removed",
  "day_title",
  "day_text",
  "day_place",
  "day_overnight",
  "day_picture",
  "day_journey",
  "service_added",
  "service_removed",
  "service_name",
  "service_day",
  "service_dates",
  "service_times",
  "service_meeting",
  "service_state",
  "service_confirmation",
  "service_voucher",
  "service_remarks",
  "service_contact",
] as const;

/**
 * One difference between two versions: `date` is of the day that it is about, `name` of the service. What there was and
 * what there is now, in words, where words say it; dates as `YYYY-MM-DD`, times as `hhmm`, amounts in cents.
 */
export const ItineraryChange = z.object({
  what: z.enum(itineraryChanges),
  date: DateOnly.nullable(),
  name: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ItineraryChange = z.infer<typeof ItineraryChange>;

/** The published itinerary of a client file in one language, as clients and agents read it. */
export const Itinerary = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  version: z.int(),
  published_at: z.iso.datetime({ offset: true }),
  /** Language of the texts below. */
  locale: Locale,
  brand: z.object({
    code: BrandCode,
    name: z.string(),
    phone: z.string(),
    emergency_phone: z.string(),
    email: z.string(),
    address: z.string(),
    live_chat_url: z.string().nullable(),
  }),
  travellers: z.array(z.object({ name: z.string(), type: PaxType })),
  date_from: DateOnly,
  date_to: DateOnly,
  /** IANA zone of the place where the trip begins; decides what "today" is. */
  timezone: z.string(),
  intro: z.string(),
  thank_you: z.string(),
  hero_place: PlaceBrief,
  show_driving_notes: z.boolean(),
  days: z.array(ItineraryDay),
  alerts: z.array(ItineraryAlert),
  /** What the trip costs, tax included, where its travellers are told. */
  price: z.object({ currency: Currency, total_cents: Cents }).optional(),
  /** What is new since the version before, or since the one that the reader saw last; none in a first one. */
  changes: z.array(ItineraryChange).optional(),
  /** The version that the reader saw last, where what is new is told since that one. */
  seen_version: z.int().optional(),
  /** Papers of its suppliers that travellers may read; told with the trip that a link opens. */
  attachments: z.array(TripAttachment).optional(),
  /** What was said, and may be said, of its services, where the call asks for it; none until one of them is over. */
  reviews: z.array(ServiceReview).optional(),
});
export type Itinerary = z.infer<typeof Itinerary>;
