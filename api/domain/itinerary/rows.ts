import type { z } from "zod";
import type {
  BrandCode,
  LineStatus,
  Locale,
  PaxType,
  PlaceBrief,
  ServiceType,
  TranslatedText,
  TravelMode,
} from "#contract/primitives.ts";

import type { ItinerarySnapshot } from "./snapshot.ts";

/** A meeting point as a service line stores it. */
export type MeetingRow = {
  date: string | null;
  time: string | null;
  point: TranslatedText;
  remark: TranslatedText | null;
};

export type LineRow = {
  uid: string;
  dayNo: number;
  seq: number;
  serviceType: z.infer<typeof ServiceType>;
  status: z.infer<typeof LineStatus>;
  name: TranslatedText;
  comment: TranslatedText | null;
  /** Name that travellers read; empty for own arrangements. */
  supplierName: string;
  supplierCode: string | null;
  optionCode: string | null;
  placeCode: string;
  /** Where it ends for the traveller, of a service that carries people elsewhere. */
  endPlaceCode: string | null;
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
  endTime: string | null;
  confirmation: string | null;
  voucherNo: string | null;
  voucherText: TranslatedText | null;
  remarks: TranslatedText | null;
  phone: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  pickup: MeetingRow | null;
  dropoff: MeetingRow | null;
};

export type DayRow = {
  dayNo: number;
  date: string;
  title: TranslatedText;
  text: TranslatedText;
  placeCode: string;
  overnightPlaceCode: string | null;
  legs: { from: string; to: string; mode: z.infer<typeof TravelMode> }[];
  drivingNotes: TranslatedText | null;
  /** False where the notes of this day are kept from travellers. */
  showDrivingNotes?: boolean;
  /** Stands where the picture of the place would. */
  picture?: string | null;
};

export type PlaceRow = z.infer<typeof PlaceBrief> & { timezone: string };

/** Distance and notes of a journey; it is also used for the way back. */
export type RouteLegRow = {
  from: string;
  to: string;
  mode: z.infer<typeof TravelMode>;
  distanceKm: number | null;
  minutes: number | null;
  notes: TranslatedText | null;
};

export type AlertRow = {
  brandCode: z.infer<typeof BrandCode> | null;
  title: TranslatedText;
  body: TranslatedText;
  severity: "info" | "caution" | "severe";
  scope: "place" | "route" | "supplier" | "option" | "service_type" | "all";
  scopeCodes: string[];
  dateFrom: string;
  dateTo: string;
  audiences: ("office" | "agent" | "client")[];
  /** Null for a draft. */
  publishAt: Date | null;
  expiresAt: Date | null;
};

/** All that a published itinerary is made from, joined by codes. */
export type ItineraryRows = {
  itinerary: {
    uid: string;
    version: number;
    publishedAt: Date;
    locale: Locale;
    intro: TranslatedText;
    thankYou: TranslatedText;
    heroPlaceCode: string;
    showDrivingNotes: boolean;
  };
  file: { reference: string; name: string; travelDate: string; endDate: string };
  brand: {
    code: z.infer<typeof BrandCode>;
    name: string;
    phone: string;
    emergencyPhone: string;
    email: string;
    address: string;
  };
  liveChatUrl: string | null;
  /** What the trip costs its travellers, where they are to read it. */
  price?: ItinerarySnapshot["price"];
  pax: {
    seq: number;
    firstName: string;
    lastName: string;
    type: z.infer<typeof PaxType>;
    status: "active" | "cancelled";
  }[];
  days: DayRow[];
  lines: LineRow[];
  places: PlaceRow[];
  routeLegs: RouteLegRow[];
  alerts: AlertRow[];
};
