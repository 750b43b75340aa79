import { and, asc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { newLink } from "#api/domain/capability.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { mostReminders } from "#api/domain/requests/answer-time.ts";
import {
  readSubmission,
  type Submission,
  type SubmissionLine,
} from "#api/modules/files/client-file/submission.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { dateAfter, seedUid } from "./world/seed-keys.ts";

const kinds: Partial<Record<LineStatus, SupplierRequestKind>> = {
  OR: "new",
  RQ: "new",
  WL: "new",
  AM: "amend",
  CP: "cancel",
};
const asked = ["OR", "RQ", "WL", "AM", "CP"] as const;
const hourMs = 3_600_000;
/** After how many hours the answers are due, one after the other; the first of them are late. */
const dueHours = [-20, 4, 9, 26, 30, 44, 47] as const;

/** Asks the suppliers of bookings ahead for what stands as asked, and keeps waiting what was not sent yet. */
export async function seedRequests(tx: Tx, options: DemoOptions): Promise<void> {
  const files = await tx
    .selectDistinct({ id: clientFile.id, travelDate: clientFile.travelDate })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .where(
      and(
        inArray(serviceLine.status, [...asked]),
        isNotNull(serviceLine.optionId),
        eq(clientFile.kind, "booking"),
        gte(serviceLine.dateFrom, options.today),
      ),
    )
    .orderBy(asc(clientFile.travelDate), asc(clientFile.id));
  const rows = [];
  for (const { id } of files) {
    const file = await readSubmission(tx, id, { lock: false });
    for (const line of file.lines) {
      const row = requestFor(file, line, { ...options, no: rows.length });
      if (row) rows.push(row);
    }
  }
  for (let from = 0; from < rows.length; from += 200)
    await tx.insert(supplierRequest).values(rows.slice(from, from + 200));
}

function requestFor(
  file: Submission,
  line: SubmissionLine,
  { now, today, serverKey, no }: DemoOptions & { no: number },
) {
  const kind = kinds[line.status];
  if (!kind || line.supplierId === null || line.optionId === null || line.dateFrom < today) return null;
  const uid = seedUid("supplier-request", line.uid);
  const snapshot = snapshotOf(file, line, kind);
  const dueIn = dueHours[no % dueHours.length] ?? 24;
  const waitsSince = new Date(Math.min(line.statusAt.getTime(), now.getTime() + (dueIn - 48) * hourMs));
  const row = { uid, kind, snapshot, lineId: line.id, supplierId: line.supplierId, createdAt: waitsSince };
  if (line.status === "OR") return row;
  const isLate = dueIn < 0;
  const isListed = line.status === "WL";
  return {
    ...row,
    status: isListed ? ("Wait-listed" as const) : isLate ? ("Viewed" as const) : ("Sent" as const),
    previousSnapshot: kind === "amend" ? before(snapshot, today) : null,
    sentAt: waitsSince,
    dueAt: new Date(now.getTime() + dueIn * hourMs),
    viewedAt: isListed || isLate ? new Date(now.getTime() - hourMs) : null,
    // Whom nobody hears from a person has taken over: a demo writes to nobody.
    chaseCount: isLate ? mostReminders : 0,
    ...(isListed && {
      answer: "wait_list" as const,
      answeredVia: "link" as const,
      respondedAt: new Date(now.getTime() - hourMs),
    }),
    ...newLink(serverKey, "supplier-request", { uid, rotation: 1 }),
  };
}

/** What was confirmed before a change: the day before, for one adult more. */
function before(snapshot: RequestSnapshot, today: string): RequestSnapshot {
  const dateFrom = dateAfter(snapshot.dateFrom, -1);
  if (dateFrom < today) return { ...snapshot, adults: snapshot.adults + 1 };
  return { ...snapshot, dateFrom, dateTo: dateAfter(snapshot.dateTo, -1) };
}
