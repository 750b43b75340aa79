/** The words of a pricing input and its answer. Cents and basis points are integers; dates `YYYY-MM-DD`, times `hhmm`. */

export const chargeBases = ["room", "person", "unit", "group"] as const;
export const secondUnits = ["night", "trip", "day24h", "calendar_day"] as const;
export const crossSeasons = ["split", "first"] as const;
export const minModes = ["arrival", "overlap"] as const;
export const freeUnits = ["last", "cheapest"] as const;
export const buyTaxModes = ["incl", "excl", "none"] as const;
export const roomCodes = ["SG", "DB", "TW", "TR", "QD", "OT"] as const;
export const bands = ["adult", "child", "infant"] as const;
export const extraBases = [
  "person_night",
  "person_stay",
  "room_night",
  "room_stay",
  "unit_day",
  "unit_hire",
] as const;

export type ChargeBasis = (typeof chargeBases)[number];
export type SecondUnit = (typeof secondUnits)[number];
export type RoomCode = (typeof roomCodes)[number];
export type Band = (typeof bands)[number];

/** A price that may be unsold: null and missing both mean "not sold", never zero. */
type Price = number | null | undefined;

export type LengthBand = { min_units?: number; max_units?: number | null; each?: Price };
export type PaxBreak = { pax_from: number; pax_to: number | null; each?: Price };
export type Surcharge = { time_from: string; time_to: string; bps: number };

export type PriceTable = Partial<
  Record<RoomCode | Band | "child_sharing" | "extra_adult" | "single_supplement", number | null>
> & { bands?: LengthBand[] | null; breaks?: PaxBreak[] | null; surcharges?: Surcharge[] };

export type Rate = {
  id: string;
  version?: number;
  price_code?: string;
  date_from: string;
  date_to: string;
  dow_mask?: number;
  priority?: number;
  closed?: boolean;
  min_units?: number;
  max_units?: number | null;
  min_mode?: (typeof minModes)[number];
  stay_pay?: [stay: number, pay: number][];
  free_unit?: (typeof freeUnits)[number];
  buy_tax_mode?: (typeof buyTaxModes)[number];
  fx?: string;
  markup_bps: number;
  cost: PriceTable;
  sell?: PriceTable | null;
};

export type ExtraPrices = Partial<Record<Band | "each", number | null>>;

export type Extra = {
  code: string;
  basis: (typeof extraBases)[number];
  compulsory: boolean;
  commissionable: boolean;
  price_on_request: boolean;
  cap_units: number | null;
  cost: ExtraPrices;
  sell?: ExtraPrices | null;
  markup_bps: number | null;
};

export type AgePolicy = {
  infant_to: number;
  child_to: number;
  children_allowed: boolean;
  infants_allowed: boolean;
  count_children_in_breaks: boolean;
  count_infants_in_breaks: boolean;
};

export type Option = {
  charge_basis: ChargeBasis;
  second_unit: SecondUnit;
  cross_season: (typeof crossSeasons)[number];
  min_pax?: number;
  max_pax?: number | null;
  capacity_per_unit?: number | null;
  age_policy: AgePolicy;
  extras?: Extra[];
};

export type Person = { age?: number | null; born?: string | null };
export type Room = { code: RoomCode; pax: number[] };

export type LineRequest = {
  date_from: string;
  date_to: string;
  start_time?: string | null;
  end_time?: string | null;
  pax: Person[];
  rooms?: Room[];
  extras?: string[];
  qty?: number | null;
};

export type LineInput = {
  id: string;
  brand: { currency: string; gst_bps: number };
  agency: { commission_bps: number; price_codes?: string[] };
  sell_round_step_cents?: number;
  option: Option;
  rates: Rate[];
  request: LineRequest;
};
