import type { StockDay } from "#api/domain/availability.ts";
import type { StockChangeInput } from "#contract/catalogue/stock/stock-changes.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { dayOutcomes } from "#contract/catalogue/stock/stock-words.ts";
import { addDays } from "#api/domain/today.ts";

/** What is kept of a day, as a change finds it. */
export type KeptDay = Pick<StockDay, "mode" | "max" | "used" | "held" | "releaseDays" | "stopSell"> & {
  id: number;
  optionId: number;
  date: string;
  lockVersion: number;
  /** Something was drawn from it at some time, so that it cannot be taken away. */
  drawn: boolean;
};

export type KeptAmounts = Pick<StockDay, "mode" | "max" | "releaseDays">;

/** What becomes of one day of one product. */
export type DayChange = {
  optionId: number;
  date: string;
  row: KeptDay | null;
  outcome: (typeof dayOutcomes)[number];
  before: KeptAmounts | null;
  after: KeptAmounts | null;
};

/** Why a change cannot be made, and on which days. */
export const changeProblems = ["newNeedsMax", "belowTaken", "drawn", "stopped", "freesale"] as const;
export type ChangeProblem = (typeof changeProblems)[number];

/** What is to hold; undefined leaves it as it is. */
export type StockWish = {
  mode: StockChangeInput["mode"];
  max: number | undefined;
  releaseDays: number | undefined;
};

export type ChangeRules = {
  /** Less than is taken may be kept. */
  mayOverbook: boolean;
  /** A supplier says how much it keeps; that it sells freely was agreed with the office. */
  isSupplier: boolean;
};

type Asked = { optionIds: readonly number[]; dates: readonly string[]; rows: readonly KeptDay[] };

/**
 * What a change does to each day of each product, and what stands in its way. Never less than is taken, but for those
 * who may overbook; so that whatever order edits and bookings come in, what is taken stays within the maximum.
 */
export function planStockChange(
  { optionIds, dates, rows }: Asked,
  wish: StockWish,
  rules: ChangeRules,
): { changes: DayChange[]; problems: Map<ChangeProblem, string[]> } {
  const kept = new Map(rows.map((row) => [`${row.optionId} ${row.date}`, row]));
  const problems = new Map<ChangeProblem, string[]>();
  const changes = optionIds.flatMap((optionId) =>
    dates.map((date) => {
      const row = kept.get(`${optionId} ${date}`) ?? null;
      const problem = problemOf(row, wish, rules);
      if (problem) problems.set(problem, [...(problems.get(problem) ?? []), date]);
      return changeOf({ optionId, date, row }, wish);
    }),
  );
  return { changes, problems };
}

function problemOf(row: KeptDay | null, { mode, max }: StockWish, rules: ChangeRules): ChangeProblem | null {
  if (mode === "none") {
    if (row?.stopSell) return "stopped";
    return row?.drawn ? "drawn" : null;
  }
  if (row === null) return max === undefined && (mode ?? "allotment") === "allotment" ? "newNeedsMax" : null;
  if (rules.isSupplier && row.mode === "freesale") return "freesale";
  const taken = row.used + row.held;
  return max !== undefined && max < taken && !rules.mayOverbook ? "belowTaken" : null;
}

function changeOf(of: Pick<DayChange, "optionId" | "date" | "row">, wish: StockWish): DayChange {
  const { row } = of;
  const before = row && { mode: row.mode, max: row.max, releaseDays: row.releaseDays };
  if (wish.mode === "none") return { ...of, before, after: null, outcome: row ? "removed" : "unchanged" };
  const after = {
    mode: wish.mode ?? row?.mode ?? "allotment",
    max: wish.max ?? row?.max ?? 0,
    releaseDays: wish.releaseDays ?? row?.releaseDays ?? 0,
  };
  const same =
    before !== null &&
    before.mode === after.mode &&
    before.max === after.max &&
    before.releaseDays === after.releaseDays;
  return { ...of, before, after, outcome: row === null ? "added" : same ? "unchanged" : "changed" };
}

export type ChangeRun = Omit<DayChange, "row" | "date"> & {
  dateFrom: string;
  dateTo: string;
  days: number;
  taken: number;
};

/** Days of a product that follow each other among those that were asked for, and are changed alike. */
export function runsOf(changes: readonly DayChange[]): ChangeRun[] {
  const runs: ChangeRun[] = [];
  for (const { row, date, ...change } of changes) {
    const last = runs.at(-1);
    const taken = row ? row.used + row.held : 0;
    if (last && sameChange(last, change)) {
      last.dateTo = date;
      last.days += 1;
      last.taken = Math.max(last.taken, taken);
    } else runs.push({ ...change, dateFrom: date, dateTo: date, days: 1, taken });
  }
  return runs;
}

type Alike = Pick<DayChange, "optionId" | "outcome" | "before" | "after">;

function sameChange(one: Alike, other: Alike): boolean {
  const facts = ({ optionId, outcome, before, after }: Alike) =>
    JSON.stringify([optionId, outcome, before, after]);
  return facts(one) === facts(other);
}

/** The days of a stretch that fall on some days of the week. */
export function datesOn(from: string, to: string, on: readonly (typeof weekdays)[number][]): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
    if (day !== undefined && on.includes(day)) dates.push(date);
  }
  return dates;
}
