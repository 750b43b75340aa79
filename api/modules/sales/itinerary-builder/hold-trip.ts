import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { refuseFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { presentDraft } from "#api/modules/sales/itinerary-builder/draft.ts";
import { findTrip, type Trip } from "#api/modules/sales/itinerary-builder/find-trip.ts";

/**
 * A trip that nobody else changes in this transaction and that is not finalised; 409 with its draft as it is now where somebody was
 * quicker.
 */
export async function heldTrip(tx: Tx, uid: string, version: number, call: Call): Promise<Trip> {
  const trip = await findTrip(tx, uid, call, { hold: true });
  refuseFinal(trip.file, call);
  if ((trip.row?.lockVersion ?? 0) !== version) {
    sameVersion(await presentDraft(tx, trip, call.locale, call), version, call);
  }
  return trip;
}
