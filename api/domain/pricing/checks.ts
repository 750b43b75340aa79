import { formatDay } from "./calendar.ts";
import type { Reason } from "./line-answers.ts";
import type { LineInput } from "./line-shapes.ts";
import type { Party } from "./party.ts";
import { isCovered, type Row, type Selection } from "./rows.ts";

/** A row and the number of unit dates it serves, in the order of first use. */
export type UsedRow = { row: Row; serves: number };

/** Reasons of single dates: no row at all, none on that weekday, or a closed one. */
export function dateReasons({ rows, candidates }: Selection, days: readonly number[]): Reason[] {
  const reasons: Reason[] = [];
  days.forEach((day, index) => {
    const row = rows[index];
    if (row === undefined) {
      reasons.push({ code: isCovered(candidates, day) ? "DOW" : "NO_RATE", date: formatDay(day) });
    } else if (row.rate.closed === true) {
      reasons.push({ code: "CLOSED", date: formatDay(day) });
    }
  });
  return reasons;
}

/** The stay is too short for its first row, or too few of its dates lie in a row that asks for more; or too long. */
export function stayReasons(used: readonly UsedRow[], units: number): Reason[] {
  const reasons: Reason[] = [];
  const short = rowWithMinimumMissed(used, units);
  if (short !== undefined) reasons.push({ code: "MIN_STAY", detail: short.row.rate.min_units });
  const max = used[0]?.row.rate.max_units ?? null;
  if (max !== null && units > max) reasons.push({ code: "MAX_STAY" });
  return reasons;
}

/** The row whose minimum the stay misses: the arrival row by its whole length, else an overlap row by its own dates. */
export function rowWithMinimumMissed(used: readonly UsedRow[], units: number): UsedRow | undefined {
  const [arrival] = used;
  const tooShort = arrival?.row.rate.min_mode !== "overlap" && units < (arrival?.row.rate.min_units ?? 1);
  if (tooShort) return arrival;
  return used.find(({ row: { rate }, serves }) => {
    return rate.min_mode === "overlap" && serves < (rate.min_units ?? 1);
  });
}

/** Too few or too many people, or a child or an infant where none is taken. */
export function partyReasons({ option }: LineInput, party: Party): Reason[] {
  const reasons: Reason[] = [];
  const { min_pax: min = 1, max_pax: max = null, age_policy: policy } = option;
  if (party.notInfants < min || (max !== null && party.notInfants > max)) reasons.push({ code: "PAX_RANGE" });
  const forbidden =
    (!policy.children_allowed && party.bands.includes("child")) ||
    (!policy.infants_allowed && party.bands.includes("infant"));
  if (forbidden) reasons.push({ code: "AGE_NOT_ALLOWED" });
  return reasons;
}

/** True when there is no room, a room has no adult, or someone is in no room or in two. */
export function isBadlyRoomed({ rooms, bands }: Party): boolean {
  const timesRoomed = bands.map(() => 0);
  for (const room of rooms) {
    if (room.adults.length === 0) return true;
    for (const person of room.people) timesRoomed[person] = (timesRoomed[person] ?? 0) + 1;
  }
  return timesRoomed.some((times) => times !== 1);
}

/** True when the units that were asked for are too small for the party. */
export function isOverCapacity({ option, request }: LineInput, party: Party): boolean {
  const capacity = option.capacity_per_unit ?? null;
  if (option.charge_basis !== "unit" || typeof request.qty !== "number" || capacity === null) return false;
  return BigInt(request.qty) * BigInt(capacity) < BigInt(party.notInfants);
}
