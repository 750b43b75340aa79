/** How many months the analysis shows at once. */
export const coverageMonths = 24;

/** How a month of a product stands, the worst first. */
export const monthStates = ["missing", "estimate", "provisional", "confirmed", "closed"] as const;
export type MonthState = (typeof monthStates)[number];

/** The letter by which a state is sent, and shown beside its colour. */
export const stateLetters: Record<MonthState, string> = {
  missing: "M",
  estimate: "E",
  provisional: "P",
  confirmed: "C",
  closed: "X",
};

/** The state of a letter. */
export function stateOf(letter: string | undefined): MonthState {
  return monthStates.find((state) => stateLetters[state] === letter) ?? "closed";
}

/** The month some months after `YYYY-MM`, or before it. */
export function addMonths(month: string, count: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1))
    .toISOString()
    .slice(0, 7);
}

/** The months that are shown from one on. */
export function monthsFrom(first: string, count: number = coverageMonths): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}
