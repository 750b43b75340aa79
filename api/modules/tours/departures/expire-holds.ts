import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { writeAudit, type AuditChange, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { user } from "#api/db/schema/user.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";

/** So many at once; the rest follow at the next time. */
const most = 200;

type Parts = Pick<Call, "now" | "serverKey" | "sendEvents" | "log">;

/**
 * Ends options on seats that nobody paid for in time: the seats are free again, the service is to be booked anew, and
 * whoever looks after the file and its agent are told. Files that somebody works on wait for the next time. `tx` is of
 * the system's scope.
 */
export async function expireHolds(tx: Tx, parts: Parts): Promise<void> {
  const requestId = "housekeeping";
  const teller = { ...parts, requestId, account: null };
  const source: AuditSource = { ...teller, system: true, clientAddress: "" };
  const due = await readDue(tx, parts.now());
  const files = await lockFiles(
    tx,
    due.map(({ fileId }) => fileId),
  );
  for (const file of files) {
    const lineIds = due.filter(({ fileId }) => fileId === file.id).map(({ lineId }) => lineId);
    await writeAudit(tx, source, ...(await endOf(tx, file, lineIds, teller)));
  }
}

function readDue(tx: Tx, now: Date) {
  return tx
    .select({ fileId: tourBooking.fileId, lineId: tourBooking.lineId })
    .from(tourBooking)
    .where(and(eq(tourBooking.status, "held"), lt(tourBooking.holdUntil, now)))
    .orderBy(asc(tourBooking.holdUntil))
    .limit(most);
}

function lockFiles(tx: Tx, ids: readonly number[]) {
  return tx
    .select()
    .from(clientFile)
    .where(inArray(clientFile.id, [...new Set(ids)]))
    .orderBy(asc(clientFile.id))
    .for("no key update", { skipLocked: true });
}

type File = typeof clientFile.$inferSelect;
type Teller = Pick<Call, "account" | "now" | "sendEvents" | "log" | "requestId">;

async function endOf(tx: Tx, file: File, lineIds: readonly number[], teller: Teller): Promise<AuditChange[]> {
  const now = teller.now();
  const seats = await releaseSeats(tx, lineIds, { as: "expired", now, dueBefore: now });
  if (seats.length === 0) return [];
  tellSeats(tx, teller, seats);
  const lines = await reopenLines(tx, lineIds, now);
  const { status, invoices } = await statusOf(tx, file, now);
  await tx
    .update(clientFile)
    .set({
      status,
      ...(status !== file.status && { statusAt: now }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  await tellPeople(tx, file, teller);
  tellFileChanged(tx, teller, {
    uid: file.uid,
    lockVersion: file.lockVersion + 1,
    status,
    lines: lines.map(({ uid }) => ({ uid, status: "QU" })),
  });
  const ofFile = { fileId: file.id, brandId: file.brandId };
  return [
    ...seats.map(({ audit }) => audit),
    ...lines.map(({ uid }): AuditChange => ({
      subject: { type: "service-line" as const, uid, ...ofFile },
      action: "released",
      before: { status: "AL" },
      after: { status: "QU" },
    })),
    {
      subject: { type: "client-file" as const, uid: file.uid, ...ofFile },
      action: "seats-expired",
      before: { status: file.status },
      after: { status },
    },
    ...invoices,
  ];
}

/** What was held is to be booked anew, at a price that may change again. */
function reopenLines(tx: Tx, lineIds: readonly number[], now: Date) {
  return tx
    .update(serviceLine)
    .set({
      status: "QU",
      statusAt: now,
      priceStatus: "priced",
      voucherNo: null,
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(and(inArray(serviceLine.id, [...lineIds]), eq(serviceLine.status, "AL")))
    .returning({ uid: serviceLine.uid });
}

async function statusOf(tx: Tx, file: File, now: Date) {
  const lines = await tx
    .select({ status: serviceLine.status, costed: serviceLine.costed })
    .from(serviceLine)
    .where(
      and(
        eq(serviceLine.fileId, file.id),
        or(isNull(serviceLine.packageSlot), ne(serviceLine.packageSlot, roundingSlot)),
      ),
    );
  return settleStatus(tx, file, lines, now);
}

async function tellPeople(tx: Tx, file: File, teller: Teller): Promise<void> {
  const ids = [file.consultantId, file.agentUserId].filter((id) => id !== null);
  const people = await tx.select({ id: user.id, uid: user.uid }).from(user).where(inArray(user.id, ids));
  await notify(tx, teller, people, {
    kind: "seats.expired",
    facts: { file_uid: file.uid, reference: file.reference, file_name: file.name },
  });
}
