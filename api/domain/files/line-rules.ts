import type { LineStatus } from "#contract/primitives.ts";
import type { z } from "zod";

/** In `package_slot` of the line that holds the rounding of the people's prices; it buys nothing. */
export const roundingSlot = "rounding";

export type RuledLine = {
  kind: "included" | "optional" | "own_arrangement" | "note";
  status: z.infer<typeof LineStatus>;
  priceStatus: "priced" | "estimate" | "no_rate" | "on_request" | "manual" | "locked";
  packageSlot: string | null;
  optionId: number | null;
  departureId: number | null;
};

/** Taken out of the trip; it can be put back. */
export function isRemoved({ status }: Pick<RuledLine, "status">): boolean {
  return status === "CX";
}

export function isRounding({ packageSlot }: Pick<RuledLine, "packageSlot">): boolean {
  return packageSlot === roundingSlot;
}

/** Sold by us: an option of a supplier, or a place on one of our tours. */
export function isBought({ optionId, departureId }: Pick<RuledLine, "optionId" | "departureId">): boolean {
  return optionId !== null || departureId !== null;
}

/** Bought at the rates of an option or at the price of a departure, and nobody set its price by hand. */
export function isPricedByRates(line: RuledLine): boolean {
  return (
    isBought(line) &&
    !isRemoved(line) &&
    (line.kind === "included" || line.kind === "optional") &&
    line.priceStatus !== "manual" &&
    line.priceStatus !== "locked"
  );
}

/** Part of the trip, and of the total unless it has no price. */
export function isTaken(line: RuledLine): boolean {
  return line.kind === "included" && !isRemoved(line);
}

/** What stands in the trip and is bought can be replaced by something else; a tour by another departure of it. */
export function maySwap(line: RuledLine): boolean {
  return isTaken(line) && isBought(line) && line.priceStatus !== "locked";
}

/**
 * What was put in by hand can be taken out, of a package only what its author lets go and what has no price. Optional
 * services are left instead.
 */
export function mayRemove(line: RuledLine, deletable: ReadonlySet<string>): boolean {
  if (!isTaken(line) || isRounding(line) || line.priceStatus === "locked") return false;
  return line.packageSlot === null || line.priceStatus === "no_rate" || deletable.has(line.packageSlot);
}

/** Of a package only what its author offers beside it goes back to being offered. */
export function mayLeave(line: RuledLine, optional: ReadonlySet<string>): boolean {
  return (
    isTaken(line) && line.optionId !== null && line.packageSlot !== null && optional.has(line.packageSlot)
  );
}
