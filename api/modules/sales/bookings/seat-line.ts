import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";

/** A service as the deposit of a booking looks at it: its price in cents, who travels, and what a seat of its tour asks. */
export function seatLine({ price, seatDepositCents, adults, children, infants }: PlannedLine) {
  return { netCents: price?.netCents ?? 0, seatDepositCents, seats: adults + children + infants };
}
