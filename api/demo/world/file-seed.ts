import type { z } from "zod";
import type {
  BrandCode,
  FileStatus,
  LineStatus,
  Locale,
  PaxType,
  RoomCode,
  ServiceType,
  TranslatedText,
} from "#contract/primitives.ts";
import type { DayLeg } from "#api/db/schema/client-file.ts";

export type MeetingSeed = { time: string | null; point: TranslatedText; remark?: TranslatedText };

type LineTimes = { at?: string; until?: string; remarks?: TranslatedText };

/** A bought service: names, voucher and unit price come from the option. */
export type BoughtLine = LineTimes & {
  option: string;
  status: z.infer<typeof LineStatus>;
  /** Nights, days; 1 for everything else. */
  units?: number;
  /** Rooms, vehicles, persons; without it as many as the travellers need. */
  qty?: number;
  /** Rooms of the file (from 1) that the service is for; without it all of them. */
  forRooms?: number[];
  /** Codes of extras. */
  extras?: string[];
  confirmation?: string;
  supplierRemarks?: string;
  internalNote?: string;
  kind?: "included" | "optional";
  pickup?: MeetingSeed;
  dropoff?: MeetingSeed;
};

/** What the travellers arrange themselves, or what they should know: shown, but neither priced nor asked for. */
export type OwnLine = LineTimes & {
  own: "own_arrangement" | "note";
  serviceType: z.infer<typeof ServiceType>;
  place: string;
  name: TranslatedText;
  nights?: number;
};

export type DaySeed = {
  place: string;
  overnight?: string;
  legs?: DayLeg[];
  title: TranslatedText;
  text: TranslatedText;
  lines?: (BoughtLine | OwnLine)[];
};

export type FileSeed = {
  reference: string;
  brand: z.infer<typeof BrandCode>;
  name: string;
  agency: string;
  agent: string;
  agentReference: string;
  consultant: string | null;
  /** A quote is one until it was submitted; everything else is a booking. */
  kind?: "quote" | "booking";
  department?: "FI" | "RT";
  source?: "office" | "agent" | "quick_quote" | "regular_tour" | "import";
  relatedReference?: string;
  /** Last day on which a quote or a hold is valid, in days after today. */
  holdUntil?: number;
  locale: Locale;
  status: z.infer<typeof FileStatus>;
  /** First day of travel, in days after today. */
  startsIn: number;
  /** When the itinerary was last published, in days before today; absent: it was not. */
  publishedBefore?: number;
  version: number;
  heroPlace: string;
  remarksAgent?: string;
  remarksInternal?: string;
  pax: {
    name: [first: string, last: string];
    type?: z.infer<typeof PaxType>;
    dietary?: string;
    driver?: true;
    /** Age at travel; without it an adult's, child's or infant's of our choice. */
    age?: number;
    cancelled?: true;
  }[];
  /** `sleepers` are positions in `pax`. */
  rooms: { code: z.infer<typeof RoomCode>; sleepers: number[]; beddingNote?: string }[];
  intro: TranslatedText;
  thankYou: TranslatedText;
  days: DaySeed[];
};
