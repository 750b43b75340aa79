import { weekdayOf } from "./calendar.ts";
import type { RateDays } from "./check-rate.ts";
import type { Rate } from "./line-shapes.ts";

/** A rate that can serve some day of the line. `at` is its position in the list, which breaks ties. */
export type Row = { rate: Rate; at: number; from: number; to: number };

/** The rows that serve a line, one per unit date (undefined where none does), and the code they belong to. */
export type Selection = { code: string; rows: (Row | undefined)[]; candidates: Row[] };

/**
 * The rows of the first price code that has one for every day; if no code has, those of the standard code "" with
 * their gaps. Rows of different codes never mix. `codes` are tried before the standard code.
 */
export function selectRows(
  rates: Rate[],
  rateDays: RateDays,
  codes: readonly string[],
  days: readonly number[],
): Selection {
  const byCode = candidatesByCode(rates, rateDays, days[0] ?? 0, days[days.length - 1] ?? 0);
  for (const code of codes) {
    const candidates = byCode.get(code);
    if (candidates === undefined) continue;
    if (days.some((day) => rowOn(candidates, day) === undefined)) continue;
    return { code, rows: days.map((day) => rowOn(candidates, day)), candidates };
  }
  const standard = byCode.get("") ?? [];
  return { code: "", rows: days.map((day) => rowOn(standard, day)), candidates: standard };
}

/** True when some row's range holds the day, whatever its weekdays. */
export function isCovered(candidates: readonly Row[], day: number): boolean {
  return candidates.some((row) => row.from <= day && day <= row.to);
}

/** Candidates come in order of precedence, therefore the first that serves the day is the row. */
function rowOn(candidates: readonly Row[], day: number): Row | undefined {
  const weekday = 1 << weekdayOf(day);
  for (const row of candidates) {
    if (row.from <= day && day <= row.to && ((row.rate.dow_mask ?? 127) & weekday) !== 0) return row;
  }
  return undefined;
}

function candidatesByCode(
  rates: Rate[],
  rateDays: RateDays,
  first: number,
  last: number,
): Map<string, Row[]> {
  const byCode = new Map<string, Row[]>();
  rates.forEach((rate, at) => {
    const from = rateDays[2 * at] ?? 0;
    const to = rateDays[2 * at + 1] ?? 0;
    if (from > last || to < first) return;
    const code = rate.price_code ?? "";
    const rows = byCode.get(code);
    if (rows === undefined) byCode.set(code, [{ rate, at, from, to }]);
    else rows.push({ rate, at, from, to });
  });
  for (const rows of byCode.values()) rows.sort(byPrecedence);
  return byCode;
}

/** Higher priority, then fewer days, then higher version, then later in the list. */
function byPrecedence(a: Row, b: Row): number {
  return (
    (b.rate.priority ?? 0) - (a.rate.priority ?? 0) ||
    a.to - a.from - (b.to - b.from) ||
    (b.rate.version ?? 1) - (a.rate.version ?? 1) ||
    b.at - a.at
  );
}
