import { calculateLine } from "./calculate-line.ts";
import type { LineInput } from "./line-shapes.ts";
import { toExactNumber } from "./rational.ts";
import { checkLine } from "./validate.ts";

/**
 * What each room of a room-based line sells for, children who share it included and extras left out, in the order of
 * the rooms. Together they are the sell prices of the dates. Empty for any other line and for one without a price.
 */
export function roomSells(input: LineInput): number[] {
  const checked = checkLine(input);
  if (!("line" in checked) || checked.line.option.charge_basis !== "room") return [];
  const outcome = calculateLine(checked);
  if ("reasons" in outcome) return [];
  const { rooms } = outcome.party;
  const sums = rooms.map(() => 0n);
  for (const { owner, sell } of outcome.dates.flatMap(({ parts }) => parts)) {
    const room =
      owner.kind === "room"
        ? owner.room
        : owner.kind === "person"
          ? rooms.findIndex(({ people }) => people.includes(owner.person))
          : -1;
    sums[room] = (sums[room] ?? 0n) + sell;
  }
  return sums.map(toExactNumber);
}
