import type { Network } from "#api/http/network-of.ts";
import type { Counted, Tally } from "#api/http/tallies.ts";

/**
 * What may be tried before more is asked, within a day: by one address, by the wider networks around it, and by
 * everybody together. A day is looked at as this one and the one before, so these are the most within any 24 hours.
 */
type DayBudget = Record<Network["width"] | "all", number>;

const day = 24 * 60 * 60;

/** Different references, found or not, that may be opened without a surname where guessing is only suspected. */
export const referenceBudget: DayBudget = { place: 6, site: 9, customer: 12, all: 15 };

/** Wrong surnames, after which a right one no longer opens a trip but brings its link by mail. */
export const surnameBudget: DayBudget = { place: 6, site: 9, customer: 12, all: 16 };

/** Wrong surnames for one reference, whoever tried them. */
export const surnamesOfReference = [
  { span: "hour", seconds: 60 * 60, max: 5 },
  { span: "month", seconds: 30 * day, max: 20 },
] as const;

/** Mails with its link that one trip may bring about in a day. */
export const mailsOfTrip = 3;

/** A count and what it may come to. */
export type Budgeted = Tally & { max: number };

/** That a reference was asked for, by everybody and from each of the networks. */
export function sightsOf(reference: string, networks: readonly Network[]): Tally[] {
  const at = (place: string) => ({ key: `lookup:reference:${place}:${reference}`, seconds: day });
  return [at("all"), ...networks.map(({ name }) => at(name))];
}

/** How many different references were asked for, in the order of `sightsOf`. */
export function referenceTallies(networks: readonly Network[]): [Budgeted, ...Budgeted[]] {
  return dayTallies("lookup:references", referenceBudget, networks);
}

/** How many wrong surnames there were; that of everybody comes first. */
export function surnameTallies(networks: readonly Network[]): [Budgeted, ...Budgeted[]] {
  return dayTallies("lookup:surnames", surnameBudget, networks);
}

export function surnameTalliesOf(reference: string): Budgeted[] {
  return surnamesOfReference.map(({ span, seconds, max }) => ({
    key: `lookup:surname:${span}:${reference}`,
    seconds,
    max,
  }));
}

export function mailTally(tripUid: string): Budgeted {
  return { key: `lookup:mail:${tripUid}`, seconds: day, max: mailsOfTrip };
}

function dayTallies(
  kind: string,
  budget: DayBudget,
  networks: readonly Network[],
): [Budgeted, ...Budgeted[]] {
  const own = networks.map(({ name, width }) => ({
    key: `${kind}:${name}`,
    seconds: day,
    max: budget[width],
  }));
  return [{ key: `${kind}:all`, seconds: day, max: budget.all }, ...own];
}

/** Whether one of the counts is above its budget. */
export function isSpent(budgets: readonly Budgeted[], counts: ReadonlyMap<string, Counted>): boolean {
  return budgets.some(({ key, max }) => (counts.get(key)?.total ?? 0) > max);
}

/**
 * What adding one to a count is worth telling: that half of the budget is gone, or all of it. Each is told once, and
 * once more on a new day that begins with as much.
 */
export function worthTelling(max: number, { current, total }: Counted): "half" | "spent" | null {
  const reaches = (threshold: number) => total === threshold || (current === 1 && total > threshold);
  if (reaches(max + 1)) return "spent";
  return reaches(Math.ceil(max / 2)) && total <= max ? "half" : null;
}
