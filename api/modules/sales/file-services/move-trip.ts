import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { changeTrip, type Saved } from "#api/modules/sales/file-services/change-trip.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import { moveIn } from "#api/modules/sales/quotes/move-quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { moveFileTrip } from "#contract/sales/file-services/endpoints.ts";

/** Puts a quote on another date, or makes it for another party; a booking takes an amendment instead, 409. */
export async function moveFile({ params, body }: InputOf<typeof moveFileTrip>, call: Call): Promise<Saved> {
  const { kind } = await findTrip(params.uid, call);
  if (kind === "booking") throw notNow(textsIn(call.locale).byAmendment);
  return changeTrip(params.uid, body.lock_version, call, (tx, file) => moveIn(tx, file, body, call));
}
