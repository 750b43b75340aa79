import { isEnded } from "#api/domain/files/ended-line.ts";
import { addDays, daysBetween } from "#api/domain/today.ts";
import { isRounding, type RuledLine } from "#api/domain/files/line-rules.ts";

/** A service with its dates moved by as many days as the trip is. */
export function shiftedBy<Dated extends { dateFrom: string; dateTo: string }>(
  line: Dated,
  oldStart: string,
  newStart: string,
): Dated {
  const days = daysBetween(oldStart, newStart);
  return { ...line, dateFrom: addDays(line.dateFrom, days), dateTo: addDays(line.dateTo, days) };
}

/** What a copy takes over: not what was removed, declined or cancelled, and not the rounding, which is worked out anew. */
export function staysInCopy(line: Pick<RuledLine, "status" | "packageSlot">): boolean {
  return !isRounding(line) && !isEnded(line);
}
