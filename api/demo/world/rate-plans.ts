import type { PriceTable } from "#api/domain/pricing/line-shapes.ts";
import type { CalendarName, Season } from "./seasons.ts";

type Terms = {
  /** Shortest stay by season, counted on the day of arrival. */
  minUnits?: Partial<Record<Season, number>>;
  stayPay?: Partial<Record<Season, [stay: number, pay: number][]>>;
  /** Weekdays by season where not all seven; bit 0 is Monday. */
  dowMask?: Partial<Record<Season, number>>;
  taxMode?: "incl" | "excl";
  /** What Monday to Thursday cost more than the other nights. */
  midweekBps?: number;
  /** A rate code of its own for agencies that hold it, as a share of the cost. */
  agreed?: { code: string; bps: number };
  /** Days of every year (`MM-DD`) with terms of their own, above the season's. */
  special?: { from: string; to: string; name: string; minUnits?: number; closed?: string; bps?: number }[];
  /** No rates from the next such day on. */
  endsBefore?: string;
};

/** Costs of this contract year by season, in integer cents of the supplier's currency. */
export type RatePlan = Terms & {
  calendar: CalendarName;
  markupBps: number;
  cost: Partial<Record<Season, PriceTable>>;
};

/** Rounds a price as suppliers print them: to ten cents. */
export function printed(cents: number): number {
  return Math.round(cents / 10) * 10;
}

/** Every price of a table times a share in basis points. */
export function scaled(prices: PriceTable, bps: number): PriceTable {
  const text = JSON.stringify(prices, (key, value: unknown) =>
    typeof value === "number" && (/^[A-Z]{2}$/.test(key) || priceKeys.has(key))
      ? printed((value * bps) / 10_000)
      : value,
  );
  // The same table with other numbers.
  return JSON.parse(text) as PriceTable;
}

const priceKeys = new Set([
  ...["adult", "child", "infant", "each", "single_supplement", "child_sharing", "extra_adult"],
]);
const seasonBps = { peak: 13_000, shoulder: 10_000, low: 8_400, all: 10_000 } as const;

function bySeason(calendar: CalendarName, price: PriceTable): RatePlan["cost"] {
  const wanted: Season[] = calendar === "wholeYear" ? ["all"] : ["peak", "shoulder", "low"];
  return Object.fromEntries(wanted.map((season) => [season, scaled(price, seasonBps[season])]));
}

/** Rooms around the price of a double in the shoulder season. */
export function hotelRates(
  calendar: CalendarName,
  markupBps: number,
  double: number,
  terms: Terms & { without?: string[]; twin?: number } = {},
): RatePlan {
  const { without = [], twin = double, ...rest } = terms;
  const rooms: PriceTable = {
    SG: printed(double * 0.92),
    DB: double,
    TW: twin,
    TR: printed(double * 1.25),
    QD: printed(double * 1.48),
    child_sharing: printed(double * 0.14),
    extra_adult: printed(double * 0.25),
  };
  const kept = Object.fromEntries(Object.entries(rooms).filter(([key]) => !without.includes(key)));
  return { calendar, markupBps, cost: bySeason(calendar, kept), ...rest };
}

/** A price per head; children pay a share, infants nothing. The same all year unless the calendar has seasons. */
export function perPersonRates(
  calendar: CalendarName,
  markupBps: number,
  adult: number,
  terms: Terms & { child?: number | null; singleSupplement?: number; flat?: boolean } = {},
): RatePlan {
  const { child = printed(adult * 0.55), singleSupplement, flat = true, ...rest } = terms;
  const price: PriceTable = {
    adult,
    ...(child !== null && { child, infant: 0 }),
    ...(singleSupplement !== undefined && { single_supplement: singleSupplement }),
  };
  const cost = flat ? { peak: price, shoulder: price, low: price, all: price } : bySeason(calendar, price);
  return { calendar, markupBps, cost, ...rest };
}

/** Hire per day in bands of length: up to a week, up to 20 days, longer. */
export function hireRates(
  calendar: CalendarName,
  markupBps: number,
  day: number,
  terms: Terms = {},
): RatePlan {
  const price: PriceTable = {
    bands: [
      { min_units: 1, max_units: 7, each: printed(day * 1.14) },
      { min_units: 8, max_units: 20, each: day },
      { min_units: 21, max_units: null, each: printed(day * 0.9) },
    ],
  };
  return { calendar, markupBps, cost: bySeason(calendar, price), ...terms };
}

/** A vehicle or guide for a group, by the number of people, dearer at night. */
export function groupRates(
  calendar: CalendarName,
  markupBps: number,
  breaks: [to: number | null, each: number][],
  terms: Terms & { nightBps?: number } = {},
): RatePlan {
  const { nightBps, ...rest } = terms;
  const price: PriceTable = {
    breaks: breaks.map(([to, each], index) => ({
      pax_from: (breaks[index - 1]?.[0] ?? 0) + 1,
      pax_to: to,
      each,
    })),
    ...(nightBps !== undefined && {
      surcharges: [{ time_from: "2200", time_to: "0559", bps: nightBps }],
    }),
  };
  return { calendar, markupBps, cost: { peak: price, shoulder: price, low: price, all: price }, ...rest };
}
