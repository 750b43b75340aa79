import { createHash } from "node:crypto";
import type { Tx } from "#api/db/client.ts";
import { shortDate } from "#api/documents/format/dates.ts";
import {
  planStockChange,
  runsOf,
  type ChangeProblem,
  type ChangeRules,
  type DayChange,
  type StockWish,
} from "#api/domain/stock/change-stock.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import type { StockOption } from "#api/modules/catalogue/stock/stock-rows.ts";
import { readKeptDays, whichDays } from "#api/modules/catalogue/stock/which-days.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { stockTextsIn } from "#api/texts/stock-texts.ts";
import { fill } from "#api/texts/texts.ts";
import type { StockChangeInput, StockPlan } from "#contract/catalogue/stock/stock-changes.ts";

/** Whose stock is changed, and by which rules. */
export type StockOf = {
  supplierId: number;
  /** The share of this agency; everybody's where it is null. */
  agency: { id: number; name: string } | null;
  rules: ChangeRules;
  /** Days from which something was ever drawn, of those that are to be taken away (`readDrawn`). */
  drawn: ReadonlySet<number>;
};

type Input = Omit<StockChangeInput, "agency">;

export type PlannedStock = {
  options: StockOption[];
  changes: DayChange[];
  counts: StockPlan["counts"];
  fingerprint: string;
};

/**
 * What a change would do now; refused beside its fields where it cannot be. With `hold` nobody changes these days or
 * takes from them before the transaction ends, so that what was looked at is what is written.
 */
export async function planChange(
  tx: Tx,
  of: StockOf,
  input: Input,
  call: Call,
  hold = false,
): Promise<PlannedStock> {
  const texts = stockTextsIn(call.locale);
  const wish = wishOf(of, input);
  if (Object.values(wish).every((one) => one === undefined)) throw invalid({ max: [texts.nothingSaid] });
  const which = await whichDays(tx, of.supplierId, input, call);
  const kept = await readKeptDays(tx, which, {
    agencyId: of.agency?.id ?? null,
    hold,
    audience: call.scope.audience,
  });
  const rows = kept.map((row) => ({ ...row, drawn: row.drawn || of.drawn.has(row.id) }));
  const optionIds = which.options.map(({ id }) => id);
  const { changes, problems } = planStockChange({ optionIds, dates: which.dates, rows }, wish, of.rules);
  if (problems.size > 0) throw invalid(problemTexts(problems, call));
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  for (const { outcome } of changes) counts[outcome] += 1;
  if (counts.unchanged === changes.length) throw invalid({ max: [texts.nothing] });
  return { options: which.options, changes, counts, fingerprint: fingerprintOf(changes, wish) };
}

/** The same as it was looked at; refused where somebody has changed these days since. */
export async function holdSamePlan(
  tx: Tx,
  of: StockOf,
  { fingerprint, ...input }: Input & { fingerprint: string },
  call: Call,
): Promise<PlannedStock> {
  const plan = await planChange(tx, of, input, call, true);
  if (plan.fingerprint !== fingerprint) throw notNow(stockTextsIn(call.locale).stale);
  return plan;
}

/** A plan in the words of the contract, days that are changed alike together. */
export function presentPlan({ options, changes, ...plan }: PlannedStock, of: StockOf, call: Call): StockPlan {
  const named = new Map(options.map((option) => [option.id, option]));
  return {
    counts: plan.counts,
    fingerprint: plan.fingerprint,
    agency: of.agency?.name ?? null,
    runs: runsOf(changes).map(({ optionId, dateFrom, dateTo, before, after, days, outcome, taken }) => {
      const option = named.get(optionId);
      return {
        product: inLanguage(option?.name ?? null, call.locale) ?? option?.code ?? "",
        code: option?.code ?? "",
        date_from: dateFrom,
        date_to: dateTo,
        days,
        outcome,
        before: before && { mode: before.mode, max: before.max, release_days: before.releaseDays },
        after: after && { mode: after.mode, max: after.max, release_days: after.releaseDays },
        taken,
      };
    }),
  };
}

/** What is to hold of each day. A supplier that says how much it keeps makes an allotment of what was on request. */
export function wishOf(
  { rules }: StockOf,
  { mode, max, release_days: releaseDays }: Omit<StockChangeInput, "agency">,
): StockWish {
  return { mode: rules.isSupplier && max !== undefined ? "allotment" : mode, max, releaseDays };
}

/** Bookings draw from these days all the time and change nothing that was agreed: they are left out. */
function fingerprintOf(changes: readonly DayChange[], wish: StockWish): string {
  const facts = changes.map(({ optionId, date, row }) => [
    optionId,
    date,
    row?.id ?? null,
    row?.lockVersion ?? null,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([wish, facts]))
    .digest("hex");
}

const fieldOf: Record<ChangeProblem, string> = {
  newNeedsMax: "max",
  belowTaken: "max",
  drawn: "mode",
  stopped: "mode",
  freesale: "max",
};
const namedDays = 5;

function problemTexts(problems: ReadonlyMap<ChangeProblem, string[]>, call: Call): Record<string, string[]> {
  const texts = stockTextsIn(call.locale);
  const errors: Record<string, string[]> = {};
  for (const [problem, found] of problems) {
    const days = [...new Set(found)].toSorted();
    const first = days
      .slice(0, namedDays)
      .map((day) => shortDate(day, call.locale))
      .join("; ");
    const more = days.length - namedDays;
    const said = more > 0 ? fill(texts.moreDays, { days: first, more }) : first;
    const field = fieldOf[problem];
    errors[field] = [...(errors[field] ?? []), fill(texts[problem], { days: said })];
  }
  return errors;
}
