import { agencyView } from "#api/domain/packages/agency-view.ts";
import { optionFor, type ServiceSlot } from "#api/domain/packages/package-slot.ts";
import {
  pricePackage,
  type PackageResult,
  type PackageTerms,
  type PackageWish,
} from "#api/domain/packages/price-package.ts";
import type { LineInput, Rate } from "#api/domain/pricing/line-shapes.ts";
import { addDays } from "#api/domain/today.ts";
import type { PackageTestCell, TestObstacle } from "#contract/catalogue/packages/test-run.ts";
import type { RefusalCode } from "#contract/catalogue/pricing/refusal.ts";

type Loaded = Pick<LineInput, "brand" | "sell_round_step_cents" | "option" | "rates"> & {
  estimates: ReadonlySet<string>;
};

/** Options with all their rates, and the same with those that are no estimate. */
export type TestRates = { all: ReadonlyMap<string, Loaded>; firm: ReadonlyMap<string, Loaded> };

/** A service that stood in the way of one start. */
export type StartProblem = {
  key: string;
  dayNo: number;
  option: string | null;
  obstacle: TestObstacle;
  code: RefusalCode | null;
  date: string;
};

/** How one start of the trip comes out; `cents` is what the first person pays. */
export type TestedStart = { firm: boolean; cents: number | null; problems: StartProblem[] };

const retail = { priceMode: "commission", commissionBps: 0, agentMarkupBps: 0 } as const;

/** Rates as they are, and without those that are only an estimate. */
export function testRates(all: ReadonlyMap<string, Loaded>): TestRates {
  const isFirm =
    ({ estimates }: Loaded) =>
    (rate: Rate) =>
      !estimates.has(rate.id);
  const firm = [...all].map(([code, option]): [string, Loaded] => [
    code,
    { ...option, rates: option.rates.filter(isFirm(option)) },
  ]);
  return { all, firm: new Map(firm) };
}

/**
 * Prices one start without its optional services: with firm rates, else also with estimates, else says what each
 * service without a price gave as its reason. Pure.
 */
export function testStart(
  slots: readonly ServiceSlot[],
  { all, firm }: TestRates,
  wish: PackageWish,
  terms: PackageTerms,
): TestedStart {
  const needed = slots.filter(({ optional }) => !optional);
  const empty: StartProblem[] = [];
  const priced = needed.filter((slot) => {
    const option = optionFor(slot.options, wish.class);
    const obstacle = !option || !all.has(option.code) ? "no_option" : option.sold ? null : "not_sold";
    if (obstacle) empty.push(problemOf(slot, option?.code ?? null, wish, obstacle, null));
    return obstacle === null;
  });
  const first = pricePackage(priced, firm, wish, terms);
  if (isWhole(first, empty)) return { firm: true, cents: firstPerson(first), problems: [] };
  const second = pricePackage(priced, all, wish, terms);
  const problems = [...empty, ...refusalsOf(first, wish)];
  if (isWhole(second, empty)) return { firm: false, cents: firstPerson(second), problems };
  return { firm: false, cents: null, problems };
}

function isWhole({ quote, refused }: PackageResult, empty: readonly StartProblem[]): boolean {
  return quote !== null && refused.size === 0 && empty.length === 0;
}

function firstPerson(result: PackageResult): number | null {
  return agencyView(result, retail).people[0] ?? null;
}

function refusalsOf({ asked, refused }: PackageResult, wish: PackageWish): StartProblem[] {
  return asked.flatMap(({ slot, option }) => {
    const reason = refused.get(slot.key)?.reasons[0];
    if (!reason) return [];
    const problem = problemOf(slot, option.code, wish, obstacleOf(reason.code), reason.code);
    return [{ ...problem, date: reason.date ?? problem.date }];
  });
}

function problemOf(
  { key, dayNo }: ServiceSlot,
  option: string | null,
  { travelDate }: PackageWish,
  obstacle: TestObstacle,
  code: RefusalCode | null,
): StartProblem {
  return { key, dayNo, option, obstacle, code, date: addDays(travelDate, dayNo - 1) };
}

function obstacleOf(code: RefusalCode): TestObstacle {
  switch (code) {
    case "NO_RATE":
    case "NOT_SOLD":
      return "no_rate";
    case "CLOSED":
    case "DOW":
    case "DATES":
      return "closed";
    case "MIN_STAY":
    case "MAX_STAY":
      return "min_stay";
    case "PAX_RANGE":
    case "AGE_NOT_ALLOWED":
    case "OCCUPANCY":
    case "CAPACITY":
      return "party";
  }
}

export type GatheredProblem = StartProblem & { starts: number };
type GatheredCell = Pick<PackageTestCell, "outcome" | "starts" | "firm" | "per_person_cents"> & {
  problems: GatheredProblem[];
};

/** The starts of a month together: sold if any start is, else what stands in the way of most. */
export function gatherStarts(starts: readonly TestedStart[]): GatheredCell {
  const firm = starts.filter((start) => start.firm);
  const priced = starts.filter(({ cents }) => cents !== null);
  const problems = gatherProblems(starts.flatMap((start) => start.problems));
  const prices = (firm.length > 0 ? firm : priced).flatMap(({ cents }) => cents ?? []);
  return {
    outcome: outcomeOf(firm.length, priced.length, problems),
    starts: starts.length,
    firm: firm.length,
    per_person_cents: prices.length > 0 ? Math.min(...prices) : null,
    problems,
  };
}

function outcomeOf(
  firm: number,
  priced: number,
  [worst]: readonly GatheredProblem[],
): PackageTestCell["outcome"] {
  if (firm > 0) return "ok";
  if (priced > 0) return "estimate";
  return worst?.obstacle ?? "no_option";
}

/** One for each service and obstacle, those that stand in the way of most starts first. */
function gatherProblems(problems: readonly StartProblem[]): GatheredProblem[] {
  const gathered = new Map<string, GatheredProblem>();
  for (const problem of problems) {
    const name = `${problem.key} ${problem.obstacle}`;
    const known = gathered.get(name);
    if (known) known.starts += 1;
    else gathered.set(name, { ...problem, starts: 1 });
  }
  return [...gathered.values()].toSorted((a, b) => b.starts - a.starts);
}
