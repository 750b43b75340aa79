import { parseDay, weekdayOf } from "#api/domain/pricing/calendar.ts";
import type { PriceTable, Rate } from "#api/domain/pricing/line-shapes.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import { addDays } from "#api/domain/today.ts";

/**
 * Rates for the days of a service on which it has none: for each of them those that were valid on the last day of the
 * same weekday before it, uplifted by so many basis points (domain 4.4). Only `rates` are looked through, whatever their
 * order; a day with a rate, a closed one too, gets no other, and one before all rates gets none. Where an amount is a
 * guess is told by its rate, which keeps its id and its version.
 */
export function estimatedRates(
  rates: readonly Rate[],
  { from, to }: { from: string; to: string },
  upliftBps: number,
): Rate[] {
  const first = rates.map((rate) => rate.date_from).toSorted()[0];
  if (first === undefined) return [];
  const estimated: Rate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (rates.some((rate) => isFor(rate, day))) continue;
    for (const rate of lastValid(rates, day, first)) estimated.push(...begunOrLonger(estimated, rate, day));
  }
  return estimated.map((rate) => uplifted(rate, upliftBps));
}

/** Days that follow each other have one rate, so that lengths of stay are counted over all of them. */
function begunOrLonger(estimated: readonly Rate[], rate: Rate, day: string): Rate[] {
  const begun = estimated.findLast(({ id }) => id === rate.id);
  if (begun?.date_to !== addDays(day, -1)) return [{ ...rate, date_from: day, date_to: day }];
  begun.date_to = day;
  return [];
}

/** Those of the last day of the same weekday on which something was sold. */
function lastValid(rates: readonly Rate[], day: string, first: string): Rate[] {
  const open = rates.filter(({ closed }) => !closed);
  for (let before = addDays(day, -7); before >= first; before = addDays(before, -7)) {
    const valid = open.filter((rate) => isFor(rate, before));
    if (valid.length > 0) return valid;
  }
  return [];
}

function isFor({ date_from: from, date_to: to, dow_mask: mask = 127 }: Rate, day: string): boolean {
  return from <= day && day <= to && (mask & (1 << weekdayOf(parseDay(day) ?? 0))) !== 0;
}

function uplifted(rate: Rate, bps: number): Rate {
  const { cost, sell } = rate;
  return { ...rate, cost: raised(cost, bps), ...(sell && { sell: raised(sell, bps) }) };
}

/** Every amount of a table, to the cent; what is not sold stays so, and shares stay shares. */
function raised({ bands, breaks, surcharges, ...single }: PriceTable, bps: number): PriceTable {
  const up = <Cents extends number | null | undefined>(cents: Cents) =>
    typeof cents === "number" ? divideRounded(cents * (10_000 + bps), 10_000) : cents;
  const each = <Row extends { each?: number | null | undefined }>(row: Row): Row =>
    row.each === undefined ? row : { ...row, each: up(row.each) };
  return {
    ...Object.fromEntries(Object.entries(single).map(([name, cents]) => [name, up(cents)])),
    ...(bands !== undefined && { bands: bands?.map(each) ?? null }),
    ...(breaks !== undefined && { breaks: breaks?.map(each) ?? null }),
    ...(surcharges && { surcharges }),
  };
}
