import type { DayMoveKind } from "#contract/sales/day-headers/day-headers.ts";

/** Which day an address asks to insert before, or to remove; null where it asks for neither. */
export function readDayMove(query: URLSearchParams): { what: DayMoveKind; day: number } | null {
  const what = query.get("what");
  const day = Number(query.get("day") ?? "");
  if (what !== "insert" && what !== "remove") return null;
  return Number.isInteger(day) && day >= 1 && day <= 90 ? { what, day } : null;
}
