import { replacementEnd } from "#api/domain/quotes/replacements.ts";

/** Whether a service begins at a time, `hhmm`; one without times of its own begins whenever it is wanted. */
export function beginsAt(startTimes: readonly string[], time: string): boolean {
  return startTimes.length === 0 || startTimes.includes(time);
}

/** When a service begins for which nobody named a time: as the one before it where it can, else as early as it does. */
export function startFor(startTimes: readonly string[], before: string | null): string | null {
  return before !== null && beginsAt(startTimes, before) ? before : (startTimes[0] ?? null);
}

type Times = { startTime: string | null; endTime: string | null };

/** When a service is over, `hhmm`, that begins where another stood; an end without a known length is that of one start. */
export function endFrom(
  startTime: string | null,
  before: Times,
  durationMinutes: number | null,
): string | null {
  const endTime = startTime === before.startTime ? before.endTime : null;
  return replacementEnd({ startTime, endTime }, durationMinutes);
}
