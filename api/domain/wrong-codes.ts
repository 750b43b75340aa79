/** Wrong codes in a row after which the owner of the account is told, once. */
export const toldAfter = 3;
/** Wrong codes in a row after which codes are refused until there is a new password. */
export const closedAfter = 100;

/** The first wait comes after so many wrong codes, each further one after so many more. */
const [free, step] = [10, 5];
const minuteMs = 60_000;
const firstWaitMs = 15 * minuteMs;
const longestWaitMs = 24 * 60 * minuteMs;

/**
 * For how many milliseconds codes are refused after so many wrong ones without a right one between them: not at all up
 * to nine, a quarter of an hour after ten, twice as long after every five more, never longer than a day. So at most ten
 * wrong codes fit into any 15 minutes, wherever they come from.
 */
export function waitAfter(wrongInARow: number): number {
  const beyond = wrongInARow - free;
  if (beyond < 0 || beyond % step !== 0) return 0;
  return Math.min(firstWaitMs * 2 ** (beyond / step), longestWaitMs);
}
