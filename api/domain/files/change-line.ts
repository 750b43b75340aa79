import type { StockAnswer } from "#api/domain/availability.ts";
import { cancelStepOf } from "#api/domain/files/cancel-line.ts";
import type { ChangeOutcome } from "#contract/sales/bookings/change.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";

/** What a change does with a line: its new status, what its supplier is told, and whether it takes from our stock. */
export type LineStep = {
  to: LineStatus;
  tells: SupplierRequestKind | null;
  holds: boolean;
  /** Nobody has to be waited for. */
  instant: boolean;
  outcome: ChangeOutcome;
};

/** Taken out: our own stock goes back at once, suppliers who were asked must be told. Null where it is out already. */
export function stepOfRemoved(line: { status: LineStatus; packageSlot: string | null }): LineStep | null {
  const step = cancelStepOf(line);
  if (!step) return null;
  return step.to === "CX"
    ? { to: "CX", tells: null, holds: false, instant: true, outcome: "ended" }
    : { to: "CP", tells: "cancel", holds: false, instant: false, outcome: "cancelled" };
}

/**
 * A line whose dates or travellers change. What nobody has been asked for yet, and what came from our stock, is had anew
 * from it or asked for; a supplier who confirmed must agree, and one who was asked must know. Null for lines that ended.
 */
export function stepOfAmended(
  { status, hasSupplier, priceOpen }: { status: LineStatus; hasSupplier: boolean; priceOpen: boolean },
  stock: StockAnswer,
): LineStep | null {
  if (status === "UN" || status === "CP" || status === "CX") return null;
  if (!hasSupplier) return { to: status, tells: null, holds: false, instant: true, outcome: "kept" };
  if (status === "OK" || status === "AM")
    return { to: "AM", tells: "amend", holds: false, instant: false, outcome: "amended" };
  if (status === "RQ" || status === "WL")
    return { to: status, tells: "amend", holds: false, instant: false, outcome: "amended" };
  if (!priceOpen && stock.status === "instant")
    return { to: "AL", tells: null, holds: true, instant: true, outcome: "instant" };
  if (status === "AL") return { to: "AM", tells: "amend", holds: false, instant: false, outcome: "amended" };
  return { to: "OR", tells: "new", holds: false, instant: false, outcome: "asked" };
}

/** Whether a line goes on counting at the price that its supplier agreed to, while the new one waits for the answer. */
export function keepsPrice({ to }: Pick<LineStep, "to">): boolean {
  return to === "AM";
}

/** The same, said of a service as a proposal names it: who only was asked so far has agreed to no price that could stand. */
export function priceWaits({ outcome, status }: { outcome: ChangeOutcome; status: LineStatus }): boolean {
  return outcome === "amended" && status !== "RQ" && status !== "WL";
}
