import type { StockAnswer } from "#api/domain/availability.ts";
import { startFor, type BookingPlan } from "#api/modules/sales/bookings/booking-plan.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import type { AvailabilityReason } from "#contract/sales/bookings/availability.ts";

/** How a line would begin and why, in the words of a check. Seats that a tour is short of have to be asked for. */
export function checkedStart(line: PlannedLine, plan: BookingPlan, stock: ReadonlyMap<number, StockAnswer>) {
  const { start, reason } = startFor(line, stock, plan);
  if ((plan.tours.obstacles.get(line.id)?.length ?? 0) > 0)
    return { start: start === "kept" ? start : asking, reason: "no_seats" as const };
  return { start, reason: inWords[reason] };
}

const asking = { status: "OR", asks: true } as const;
const inWords: Record<ReturnType<typeof startFor>["reason"], AvailabilityReason> = {
  stock: "stock",
  freesale: "freesale",
  no_stock: "no_stock",
  stop_sell: "stop_sell",
  released: "released",
  supplier: "supplier",
  seats_held: "seats",
  seats_sold: "seats",
  price_open: "price_open",
  // Secured lines are not checked.
  secured: "stock",
};
