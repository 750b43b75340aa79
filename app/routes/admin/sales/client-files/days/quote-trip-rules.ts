import type { Formats } from "#app/domain/typed-values.ts";
import type { TypedRoomRow } from "#app/features/quotes/rooms-field.tsx";
import { required, type RuleSet } from "#app/forms/rules.ts";

/** When a quote begins and for whom it is, as it is typed. */
export type QuoteTripFields = { travel_date: string; rooms: TypedRoomRow[] };

export const quoteTripRules: RuleSet = { travel_date: [required] };

export const quoteTripFormats: Formats = { travel_date: "date" };
