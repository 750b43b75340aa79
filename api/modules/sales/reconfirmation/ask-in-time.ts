import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { writeAudit, type AuditChange, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { mostReminders } from "#api/domain/requests/answer-time.ts";
import { asksFrom, reconfirmAnswersTo } from "#api/domain/requests/reconfirm-rules.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { officeOf } from "#api/modules/files/client-file/recipients.ts";
import { askSuppliers } from "#api/modules/sales/reconfirmation/ask-suppliers.ts";
import { readLinesToAsk, readReconfirmDays } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import {
  readReconfirmations,
  type Reconfirmation,
} from "#api/modules/sales/reconfirmation/read-reconfirmations.ts";
import { tellBatches } from "#api/modules/sales/reconfirmation/tell-batches.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

/** So many suppliers are asked, and so many batches reminded, at once; the rest follow at the next time. */
const most = 50;
const hoursKey = "fit.chase_supplier_hours";
const usualHours = 48;

type Parts = Pick<Call, "now" | "serverKey" | "sendEvents" | "log">;

function askerOf(parts: Parts) {
  const house = { requestId: "housekeeping", account: null, system: true, clientAddress: "" } as const;
  return { ...parts, ...house } satisfies AuditSource;
}

/** Asks for every service whose time has come by the settings. `tx` is of the system's scope; the sender finds the mails. */
export async function askInTime(tx: Tx, parts: Parts): Promise<void> {
  const days = await readReconfirmDays(tx);
  // A day more on either side: which day it is depends on the office of the brand.
  const day = parts.now().toISOString().slice(0, 10);
  const near = and(
    gte(serviceLine.dateFrom, addDays(day, -1)),
    lte(serviceLine.dateFrom, addDays(day, days.reconfirm + 1)),
  );
  const due = (await readLinesToAsk(tx, near)).filter(({ email, dateFrom, timezone }) => {
    const today = todayIn(timezone, parts.now());
    return email !== "" && dateFrom >= today && asksFrom({ dateFrom }, days) <= today;
  });
  const suppliers = new Set([...new Set(due.map(({ supplierId }) => supplierId))].slice(0, most));
  const ids = due.filter(({ supplierId }) => suppliers.has(supplierId)).map(({ id }) => id);
  await askSuppliers(tx, ids, askerOf(parts));
}

/**
 * Reminds suppliers who have not answered all of a batch in time, as they are of other requests; who says nothing to
 * that is left to the consultants of the files, who are told once. `tx` is of the system's scope.
 */
export async function chaseReconfirmations(tx: Tx, parts: Parts): Promise<void> {
  const now = parts.now();
  const hours = (await readNumberSettings(tx, [hoursKey])).get(hoursKey) ?? usualHours;
  const batches = await readLate(tx, now, hours);
  if (batches.length === 0) return;
  const open = await readOpen(tx, batches);
  const asker = askerOf(parts);
  for (const batch of batches) {
    const silent = open.filter((one) => one.request.batchId === batch.id && isStillAsked(one, now));
    const isReminded = batch.chaseCount < mostReminders;
    await countReminder(tx, batch, { isOver: silent.length === 0, now });
    if (silent.length === 0) continue;
    if (isReminded) await remind(tx, batch, silent, asker);
    else await handOver(tx, silent, asker);
    await writeAudit(tx, asker, ...silent.map((one) => told(one, isReminded ? "reminded" : "unanswered")));
  }
}

/** Reminds of batches at once, as a person wishes. `tx` is of the system's scope; the caller wakes the sender. */
export async function remindOfBatches(tx: Tx, ids: readonly number[], call: Call): Promise<void> {
  if (ids.length === 0) return;
  const now = call.now();
  const named = inArray(reconfirmBatch.id, [...ids]);
  const batches = await tx.select().from(reconfirmBatch).where(named).for("update");
  const open = await readOpen(tx, batches);
  for (const batch of batches) {
    const silent = open.filter((one) => one.request.batchId === batch.id && isStillAsked(one, now));
    if (silent.length === 0) continue;
    await countReminder(tx, batch, { isOver: false, now });
    await remind(tx, batch, silent, call);
    await writeAudit(tx, call, ...silent.map((one) => told(one, "reminded")));
  }
}

/** What of batches nobody has answered. */
function readOpen(tx: Tx, batches: readonly { id: number }[]): Promise<Reconfirmation[]> {
  const ofThem = inArray(
    supplierRequest.batchId,
    batches.map(({ id }) => id),
  );
  return readReconfirmations(tx, and(ofThem, inArray(supplierRequest.status, ["Sent", "Viewed"])), 5_000);
}

type Counted = { isOver: boolean; now: Date };

async function countReminder(tx: Tx, { id, chaseCount }: Late, { isOver, now }: Counted): Promise<void> {
  const count = isOver ? mostReminders + 1 : chaseCount + 1;
  await tx.update(reconfirmBatch).set({ chaseCount: count, chasedAt: now }).where(eq(reconfirmBatch.id, id));
}

function told({ request, file }: Reconfirmation, action: "reminded" | "unanswered"): AuditChange {
  return {
    subject: { type: "supplier-request", uid: request.uid, fileId: file.id, brandId: file.brandId },
    action,
    before: {},
    after: { kind: request.kind },
  };
}

type Late = Awaited<ReturnType<typeof readLate>>[number];
type Asker = Parameters<typeof tellBatches>[2];

function readLate(tx: Tx, now: Date, hours: number) {
  const lastBefore = new Date(now.getTime() - hours * 60 * 60 * 1000);
  return tx
    .select()
    .from(reconfirmBatch)
    .where(
      and(
        lt(reconfirmBatch.dueAt, now),
        isNotNull(reconfirmBatch.linkKey),
        lte(reconfirmBatch.chaseCount, mostReminders),
        or(isNull(reconfirmBatch.chasedAt), lte(reconfirmBatch.chasedAt, lastBefore)),
        sql`exists (select from supplier_request r where r.batch_id = ${reconfirmBatch.id}
          and r.status in ('Sent', 'Viewed'))`,
      ),
    )
    .orderBy(asc(reconfirmBatch.dueAt), asc(reconfirmBatch.id))
    .limit(most)
    .for("update", { of: reconfirmBatch, skipLocked: true });
}

/** Whether an answer would still be taken, and is still of use. */
function isStillAsked({ request, line, file, brand, hasNewer }: Reconfirmation, now: Date): boolean {
  const { dateTo } = request.snapshot;
  const asked = { status: request.status, line: line.status, file: file.status, hasNewer, dateTo };
  return reconfirmAnswersTo(asked, "supplier", todayIn(brand.timezone, now)).length > 0;
}

async function remind(tx: Tx, batch: Late, silent: readonly Reconfirmation[], asker: Asker): Promise<void> {
  const { uid, supplierId, brandId, dueAt, isUrgent, linkKey } = batch;
  if (linkKey === null) return;
  const services = silent.map(({ request }) => request.snapshot);
  const sent = { uid, supplierId, brandId, dueAt, isUrgent, linkKey, services };
  await tellBatches(tx, [sent], asker, { reminds: true });
}

async function handOver(tx: Tx, silent: readonly Reconfirmation[], asker: Asker): Promise<void> {
  for (const { file, line, supplierName } of silent) {
    const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
    await notifyEach(
      tx,
      asker,
      (await officeOf(tx, file)).map((recipient) => ({
        recipients: [recipient],
        content: {
          kind: "supplier.silent" as const,
          facts: { ...facts, supplier: supplierName, service: line.name[recipient.locale] ?? line.name.en },
        },
      })),
    );
  }
}
