import type { Currency, RoomCode, ServiceType, TranslatedText } from "#contract/primitives.ts";

/** A service as its supplier is asked for it. Holds no price that the agency or the client pays. */
export type RequestSnapshot = {
  /** Reference and name of the file, and the travellers by name as far as they are known. */
  file: { reference: string; name: string; travellers: string[] };
  service: { type: ServiceType; optionCode: string | null; name: TranslatedText };
  dateFrom: string;
  dateTo: string;
  /** `hhmm` */
  startTime: string | null;
  endTime: string | null;
  units: number;
  qty: number;
  rooms: { code: RoomCode; adults: number; ages: number[] }[];
  adults: number;
  children: number;
  infants: number;
  extras: string[];
  remarks: string | null;
  /** What the supplier is owed, integer cents in its currency; null where it is not agreed yet. */
  cost: { cents: number; currency: Currency } | null;
};
