import type { Tx } from "#api/db/client.ts";
import { roomsTextOf, seatParty, withoutLeaving, type Party } from "#api/domain/files/change-party.ts";
import { partyOf } from "#api/modules/sales/booking-changes/change-parts.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import type { ChangeProblem, ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import { readRooms } from "#contract/catalogue/products/party-rooms.ts";

/** Who would travel in which rooms: null where nobody comes, goes or changes rooms, a problem where it cannot be. */
export async function wishedParty(
  tx: Tx,
  submission: Submission,
  wish: Pick<ChangeWish, "rooms" | "leaving">,
  on: string,
): Promise<Party | ChangeProblem | null> {
  const { file } = submission;
  const now = partyOf(submission);
  const leaving = new Set(wish.leaving);
  const staying = withoutLeaving(now, leaving);
  const rooms = wish.rooms === roomsTextOf(now, file.travelDate) ? undefined : wish.rooms;
  if (staying.travellers.length === 0 && rooms === undefined) return "nobody_left";
  if (rooms === undefined) return staying.travellers.length < now.travellers.length ? staying : null;
  const wanted = readRooms(rooms);
  if (!wanted) return "party_unknown";
  const numberOf = await readBookingNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  return seatParty(staying, wanted, { ages, on }) ?? "places_missing";
}
