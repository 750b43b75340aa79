import { priceRow } from "./amounts.ts";
import {
  dateReasons,
  isBadlyRoomed,
  isOverCapacity,
  partyReasons,
  stayReasons,
  type UsedRow,
} from "./checks.ts";
import { type ExtraPrice, priceExtras } from "./extras.ts";
import type { Reason } from "./line-answers.ts";
import type { LineInput } from "./line-shapes.ts";
import { type Party, partyOf } from "./party.ts";
import type { Part, RowPrice } from "./row-price.ts";
import { type Row, type Selection, selectRows } from "./rows.ts";
import { freeDates } from "./stay-pay.ts";
import type { BrandTerms } from "./unit-price.ts";
import { dayOf, unitsOf } from "./units.ts";
import type { CheckedLine } from "./validate.ts";

/** One unit date with its amounts; a free date has none. */
export type DateAmount = { day: number; row: Row; cost: bigint; sell: bigint; parts: Part[]; free: boolean };

/** A priced line before it is written down: amounts are exact, and the parts still know whom they are for. */
export type Calculation = {
  line: LineInput;
  party: Party;
  code: string;
  dates: DateAmount[];
  extras: ExtraPrice[];
};

/** Either the reasons why there is no price, or the calculation. */
export type Outcome = { reasons: Reason[] } | Calculation;

/** Which row serves which unit date, before anything is priced. `asked` are the days a row was looked for. */
export type Plan = { units: number; days: number[]; asked: number[]; selection: Selection; party: Party };

/** Steps 1 to 4: units, price code, rows; undefined when the dates make no stay. */
export function planLine({ line, rateDays }: CheckedLine): Plan | undefined {
  const { option, request, agency } = line;
  const units = unitsOf(option.second_unit, request);
  if (units === undefined) return undefined;
  const first = dayOf(request.date_from);
  const days = Array.from({ length: units }, (_, index) => first + index);
  const asked = option.cross_season === "first" ? [first] : days;
  const selection = selectRows(line.rates, rateDays, agency.price_codes ?? [], asked);
  return { units, days, asked, selection, party: partyOf(line, units) };
}

/** Runs the steps of the pricing law on a line that has passed validation. */
export function calculateLine(checked: CheckedLine): Outcome {
  const { line } = checked;
  const plan = planLine(checked);
  if (plan === undefined) return { reasons: [{ code: "DATES" }] };
  const { units, days, asked, selection, party } = plan;
  const unserved = dateReasons(selection, asked);
  const people = partyReasons(line, party);
  if (unserved.length > 0) return { reasons: [...unserved, ...people, ...placeReasons(line, party, [])] };
  const used = usedRows(plan);
  const terms = brandTermsOf(line);
  const prices = new Map(
    used.map(({ row }) => [row, priceRow(row.rate, line.option.charge_basis, party, terms)] as const),
  );
  const found = [...prices.values()];
  const reasons = [
    ...stayReasons(used, units),
    ...people,
    ...placeReasons(line, party, found),
    ...unsoldReasons(found),
  ];
  if (reasons.length > 0) return { reasons };
  const dates = withFreeDates(line, datesOf(days, selection.rows, prices));
  return { line, party, code: selection.code, dates, extras: priceExtras(line, party, terms) };
}

/** What the brand and the request contribute to every price of the line. */
export function brandTermsOf(line: LineInput): BrandTerms {
  return { gstBps: BigInt(line.brand.gst_bps), stepCents: BigInt(line.sell_round_step_cents ?? 0) };
}

/** The rows of a plan in the order of first use; a single row that was asked for once serves all dates. */
export function usedRows({ selection, units, asked }: Plan): UsedRow[] {
  const used = new Map<Row, UsedRow>();
  const serves = asked.length === 1 ? units : 1;
  for (const row of selection.rows) {
    if (row === undefined) continue;
    const known = used.get(row);
    if (known === undefined) used.set(row, { row, serves });
    else known.serves += 1;
  }
  return [...used.values()];
}

function placeReasons(line: LineInput, party: Party, prices: readonly RowPrice[]): Reason[] {
  const overfull = prices.some((price) => price.overfull);
  if (line.option.charge_basis === "room" && (isBadlyRoomed(party) || overfull))
    return [{ code: "OCCUPANCY" }];
  return isOverCapacity(line, party) ? [{ code: "CAPACITY" }] : [];
}

function unsoldReasons(prices: readonly RowPrice[]): Reason[] {
  const keys = new Set(prices.flatMap((price) => price.missing));
  return [...keys].map((detail) => ({ code: "NOT_SOLD", detail }));
}

function datesOf(
  days: readonly number[],
  rows: readonly (Row | undefined)[],
  prices: ReadonlyMap<Row, RowPrice>,
): DateAmount[] {
  const amounts = new Map<Row, { cost: bigint; sell: bigint; parts: Part[] }>();
  for (const [row, { parts }] of prices) {
    const cost = parts.reduce((sum, part) => sum + part.cost, 0n);
    const sell = parts.reduce((sum, part) => sum + part.sell, 0n);
    amounts.set(row, { cost, sell, parts });
  }
  return days.flatMap((day, index) => {
    const row = rows[index] ?? rows[0];
    const amount = row && amounts.get(row);
    return row && amount ? [{ day, row, ...amount, free: false }] : [];
  });
}

/** Stay/pay deals are those of the first date's row, and only nights are given away. */
function withFreeDates(line: LineInput, dates: DateAmount[]): DateAmount[] {
  const arrival = dates[0]?.row.rate;
  if (line.option.second_unit !== "night" || arrival?.stay_pay === undefined) return dates;
  const free = freeDates(
    arrival,
    dates.map((date) => date.sell),
  );
  if (free.size === 0) return dates;
  return dates.map((date, position) => {
    return free.has(position) ? { ...date, cost: 0n, sell: 0n, parts: [], free: true } : date;
  });
}
