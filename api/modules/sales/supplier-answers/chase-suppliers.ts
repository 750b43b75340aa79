import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { mostReminders } from "#api/domain/requests/answer-time.ts";
import { answersTo } from "#api/domain/requests/request-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { officeOf } from "#api/modules/files/client-file/recipients.ts";
import { tellRequests } from "#api/modules/sales/supplier-requests/tell-requests.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

/** So many at once; the rest follow at the next time. */
const most = 100;
const hoursKey = "fit.chase_supplier_hours";
const usualHours = 48;

type Parts = Pick<Call, "now" | "serverKey" | "sendEvents" | "log">;
type Teller = Omit<Parts, "serverKey"> & { account: null; requestId: string };
type Late = Awaited<ReturnType<typeof readLate>>[number];

/**
 * Reminds suppliers whose answer is late: as soon as it is, and twice more after the hours of the settings. Who says
 * nothing to that is left to a person, who is told once. `tx` is of the system's scope; the sender finds the mails.
 */
export async function chaseSuppliers(tx: Tx, parts: Parts): Promise<void> {
  const teller = { ...parts, requestId: "housekeeping", account: null };
  const source: AuditSource = { ...teller, system: true, clientAddress: "" };
  const now = parts.now();
  const hours = (await readNumberSettings(tx, [hoursKey])).get(hoursKey) ?? usualHours;
  const late = (await readLate(tx, now, hours)).filter((one) => isOpen(one, now));
  for (const one of late) {
    const { request, file } = one;
    const isReminded = request.chaseCount < mostReminders;
    // Beside the version: nobody's page is older for it.
    await tx
      .update(supplierRequest)
      .set({ chaseCount: request.chaseCount + 1, chasedAt: now })
      .where(eq(supplierRequest.id, request.id));
    if (isReminded) await remind(tx, one, teller);
    else await handOver(tx, one, teller);
    await writeAudit(tx, source, {
      subject: { type: "supplier-request", uid: request.uid, fileId: file.id, brandId: file.brandId },
      action: isReminded ? "reminded" : "unanswered",
      before: {},
      after: { kind: request.kind },
    });
  }
}

function readLate(tx: Tx, now: Date, hours: number) {
  const lastBefore = new Date(now.getTime() - hours * 60 * 60 * 1000);
  return tx
    .select({
      request: supplierRequest,
      supplierName: supplier.name,
      line: { name: serviceLine.name, status: serviceLine.status },
      file: clientFile,
      brand,
    })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(
      and(
        inArray(supplierRequest.status, ["Sent", "Viewed"]),
        lt(supplierRequest.dueAt, now),
        isNotNull(supplierRequest.linkKey),
        lte(supplierRequest.chaseCount, mostReminders),
        or(isNull(supplierRequest.chasedAt), lte(supplierRequest.chasedAt, lastBefore)),
        // A newer question, sent or not, takes the place of an older one.
        sql`not exists (select from supplier_request newer where newer.line_id = ${supplierRequest.lineId}
          and newer.id > ${supplierRequest.id} and newer.status <> 'Withdrawn')`,
      ),
    )
    .orderBy(asc(supplierRequest.dueAt), asc(supplierRequest.id))
    .limit(most)
    .for("update", { of: supplierRequest, skipLocked: true });
}

/** Whether an answer would still be taken, and is still of use. */
function isOpen({ request, line, brand: { timezone } }: Late, now: Date): boolean {
  const isAhead = request.snapshot.dateTo >= todayIn(timezone, now);
  return isAhead && answersTo(request, line.status, "supplier").length > 0;
}

async function remind(tx: Tx, { request, file, brand: of }: Late, teller: Teller): Promise<void> {
  const { uid, kind, snapshot, supplierId, dueAt, isUrgent, linkKey } = request;
  if (dueAt === null || linkKey === null) return;
  const sent = { uid, kind, snapshot, supplierId, dueAt, isUrgent, linkKey };
  await tellRequests(tx, { file, brand: of }, [sent], teller, { reminds: true });
}

async function handOver(tx: Tx, { file, supplierName, line }: Late, teller: Teller): Promise<void> {
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
  const office = await officeOf(tx, file);
  await notifyEach(
    tx,
    teller,
    office.map((recipient) => ({
      recipients: [recipient],
      content: {
        kind: "supplier.silent" as const,
        facts: { ...facts, supplier: supplierName, service: line.name[recipient.locale] ?? line.name.en },
      },
    })),
  );
}
