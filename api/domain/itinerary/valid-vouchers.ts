import { shownState } from "#api/domain/itinerary/build-snapshot.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { LineStatus } from "#contract/primitives.ts";

/** A service as it stands now. */
type Standing = { uid: string; status: LineStatus; voucherNo: string | null };

/**
 * A published trip with the vouchers that hold now (domain 3.1): the one of a service that is being changed, or that has
 * another number by now, is void and waits; what was cancelled since is no part of it.
 */
export function withValidVouchers(
  snapshot: ItinerarySnapshot,
  standing: readonly Standing[],
): ItinerarySnapshot {
  const now = new Map(standing.map((line) => [line.uid, line]));
  const days = snapshot.days.map((day) => ({
    ...day,
    services: day.services.flatMap((service) => {
      const line = now.get(service.uid);
      const state = line ? shownState(line.status) : null;
      if (!line || state === null) return [];
      const isSame = state === "confirmed" && line.voucherNo === service.voucher_no;
      return isSame
        ? [service]
        : [
            {
              ...service,
              state: "pending" as const,
              confirmation: null,
              voucher_no: null,
              voucher_text: null,
            },
          ];
    }),
  }));
  return { ...snapshot, days };
}
