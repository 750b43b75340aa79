import { readTyped } from "#app/domain/typed-values.ts";

/**
 * The time, `hhmm`, at which an option is asked for unless somebody chooses another: the typed one where the option begins
 * then or whenever it is wanted, else its first; undefined where there is none.
 */
export function preferredStart(startTimes: readonly string[], typed: string): string | undefined {
  const time = readTyped("clock", typed);
  const wanted = typeof time === "string" ? time : undefined;
  if (startTimes.length === 0 || (wanted !== undefined && startTimes.includes(wanted))) return wanted;
  return startTimes[0];
}
