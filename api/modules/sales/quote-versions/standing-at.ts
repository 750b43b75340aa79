import { standingOf } from "#api/domain/quotes/standing.ts";
import { todayIn } from "#api/domain/today.ts";
import type { FoundVersion } from "./find-version.ts";

/** What can be done with a version that was found, at an instant. */
export function standingAt(found: Omit<FoundVersion, "id" | "uid" | "logo">, now: Date) {
  const today = todayIn(found.snapshot.timezone, now);
  return standingOf(found, { no: found.no, superseded: found.supersededAt !== null }, today);
}
