import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { vouchersFileName } from "#api/documents/file-name.ts";
import { withValidVouchers } from "#api/domain/itinerary/valid-vouchers.ts";
import type { Call } from "#api/http/context.ts";
import type { MailedVouchers } from "#api/mail/paper-mails.ts";
import { isPublished } from "#api/modules/sales/itineraries/repository.ts";
import { readTripPeople, type TripPeople } from "#api/modules/sales/itineraries/trip-people.ts";
import { vouchersDocument } from "#api/modules/sales/itineraries/voucher-paper.ts";
import { hasVoucher } from "#contract/sales/itineraries/vouchers.ts";
import { and } from "drizzle-orm";

/** What a mail takes along. */
export type VouchersPaper = { file_name: string; paper: MailedVouchers };

/** The published trip of a file with the vouchers that hold now, and whom mails reach; null where none is published. */
export async function readVouchers(tx: Tx, fileId: number, call: Call) {
  const published = and(eq(itinerary.fileId, fileId), isPublished(call.now()));
  const trip = published && (await readTripPeople(tx, published));
  if (!trip?.snapshot) return null;
  const { uid, status, voucherNo } = serviceLine;
  const lines = await tx
    .select({ uid, status, voucherNo })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, fileId));
  const snapshot = withValidVouchers(trip.snapshot, lines);
  const services = snapshot.days.flatMap((day) => day.services);
  const ready = services.filter(hasVoucher).length;
  return { trip, snapshot, ready, waiting: services.filter(({ state }) => state === "pending").length };
}
type Vouchers = NonNullable<Awaited<ReturnType<typeof readVouchers>>>;

/** The paper in the language of the travellers, which a mail takes along. */
export async function paperOfVouchers(
  tx: Tx,
  { trip, snapshot }: Pick<Vouchers, "snapshot"> & { trip: Pick<TripPeople, "locale"> },
  call: Call,
): Promise<VouchersPaper> {
  const content = await vouchersDocument(tx, snapshot, trip.locale, call);
  return { file_name: vouchersFileName(content.own, trip.locale), paper: { of: "vouchers", content } };
}
