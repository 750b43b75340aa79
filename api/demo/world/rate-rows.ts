import type { PriceTable } from "#api/domain/pricing/line-shapes.ts";
import type { Currency } from "#contract/primitives.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ProductSeed } from "./product-seed.ts";
import { scaled } from "./rate-plans.ts";
import { seasonRanges, type SeasonRange } from "./seasons.ts";

/** Costs rise by three per cent from one contract year to the next. */
const yearBps = { [-1]: 9_700, 0: 10_000, 1: 10_300 } as const;
const seasonNames = { peak: "Peak", shoulder: "Shoulder", low: "Low", all: "All year" } as const;
const everyDay = 127;
const mondayToThursday = 0b0001111;

/** The rates of an option for the last, this and the next contract year, seen from `today`. */
export function rateRowsOf(option: ProductSeed, today: string) {
  const { rates: plan } = option;
  const end = plan.endsBefore ? nextDay(plan.endsBefore, today) : null;
  const ranges = seasonRanges(plan.calendar, today).flatMap((range) => {
    if (end === null || range.to < end) return [range];
    return range.from < end ? [{ ...range, to: dayBefore(end) }] : [];
  });
  const codes = [{ code: "", bps: 10_000 }, ...(plan.agreed ? [plan.agreed] : [])];
  const seasonal = ranges.flatMap((range) =>
    codes.flatMap(({ code, bps }) =>
      weekdaysOf(option, range).map((days) => rowOf(option, range, { code, bps, ...days })),
    ),
  );
  return [...seasonal, ...specialRows(option, ranges)];
}

type Variation = {
  code?: string;
  bps?: number;
  dowMask?: number;
  name?: string;
  minUnits?: number;
  closed?: string;
  priority?: number;
};

function rowOf(option: ProductSeed, range: SeasonRange, variation: Variation) {
  const { rates: plan } = option;
  const { code = "", bps = 10_000, dowMask, name, minUnits, closed, priority = 0 } = variation;
  const mask = dowMask ?? plan.dowMask?.[range.season] ?? everyDay;
  const key = [option.code, code, range.from, mask, priority].join(":");
  return {
    uid: seedUid("rate", key),
    option: option.code,
    priceCode: code,
    dateFrom: range.from,
    dateTo: range.to,
    name: name ?? `${seasonNames[range.season]} ${range.from.slice(0, 4)}`,
    status:
      range.year === 1 && provisional.has(option.supplier)
        ? ("provisional" as const)
        : ("confirmed" as const),
    currency: currencyOf(option),
    buyTaxMode: plan.taxMode ?? ("incl" as const),
    dowMask: mask,
    minUnits: minUnits ?? plan.minUnits?.[range.season] ?? 1,
    stayPay: plan.stayPay?.[range.season] ?? [],
    closed: closed !== undefined,
    closedReason: closed ?? null,
    priority,
    source: range.year === 1 ? ("roll" as const) : ("import" as const),
    contractRef: `${option.supplier}-${range.from.slice(0, 4)}`,
    cost: costOf(option, range, bps),
    markupBps: plan.markupBps,
  };
}

const provisional = new Set(["BLUFRJ", "GEYROT", "REECNS"]);

function costOf({ rates: { cost } }: ProductSeed, { season, year }: SeasonRange, bps: number): PriceTable {
  const price = cost[season] ?? cost.shoulder ?? cost.all;
  if (!price) throw new RangeError(`The seed has no price for the season ${season}`);
  const factor = Math.round((yearBps[year] * bps) / 10_000);
  return factor === 10_000 ? price : scaled(price, factor);
}

function weekdaysOf({ rates: { midweekBps } }: ProductSeed, _range: SeasonRange): Variation[] {
  if (midweekBps === undefined) return [{}];
  return [
    { dowMask: mondayToThursday, bps: midweekBps, name: "Monday to Thursday" },
    { dowMask: everyDay - mondayToThursday, name: "Friday to Sunday" },
  ];
}

/** Rows above the season's for days that have terms of their own every year. */
function specialRows(option: ProductSeed, ranges: SeasonRange[]) {
  return (option.rates.special ?? []).flatMap((days) =>
    ranges.flatMap((range) => {
      const years = [...new Set([range.from.slice(0, 4), range.to.slice(0, 4)])];
      return years.flatMap((year) => {
        const from = later(`${year}-${days.from}`, range.from);
        const to = earlier(`${year}-${days.to}`, range.to);
        const { name, minUnits, closed, bps } = days;
        if (from > to) return [];
        return [
          rowOf(
            option,
            { ...range, from, to },
            {
              name,
              priority: 1,
              ...(minUnits && { minUnits }),
              ...(closed && { closed }),
              ...(bps && { bps }),
            },
          ),
        ];
      });
    }),
  );
}

function currencyOf(option: ProductSeed): Currency {
  return /^(MEL|SYD|AYQ|CNS|APB)/.test(option.code) ? "AUD" : "NZD";
}

function nextDay(monthDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return today.slice(5) < monthDay ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
