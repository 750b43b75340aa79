import type { Itinerary, ItineraryService } from "./itinerary.ts";

/** Whether there is something to hand over for a service: its voucher is void while the supplier is asked anew. */
export function hasVoucher({ voucher_no, state }: Pick<ItineraryService, "voucher_no" | "state">): boolean {
  return voucher_no !== null && state === "confirmed";
}

/** Whether a trip has anything to hand over, so that there is a paper of it. */
export function hasVouchers({ days }: Pick<Itinerary, "days">): boolean {
  return days.some(({ services }) => services.some(hasVoucher));
}
