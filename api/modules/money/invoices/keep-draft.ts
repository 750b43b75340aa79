import { and, asc, eq, ne, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { isCancelled } from "#api/domain/files/cancel-line.ts";
import { draftOf, readBillings } from "#api/modules/money/invoices/billing.ts";
import {
  insertDrafts,
  replaceDraft,
  rowsOf,
  type DraftRows,
} from "#api/modules/money/invoices/write-draft.ts";
import type { FileStatus } from "#contract/primitives.ts";

type File = { id: number; brandId: number };
type Draft = typeof invoice.$inferSelect;

/** A booking has been confirmed once it stands in one of these. */
export const confirmed: ReadonlySet<FileStatus> = new Set<FileStatus>([
  "Confirmed",
  "Finalised",
  "Travelling",
  "Completed",
]);

/**
 * Keeps the draft invoice of a booking true, in the transaction that holds its file and has changed it: drawn up once
 * the booking is confirmed, drawn up again while it is a draft and the booking is another one, void once nothing is to be
 * paid. What was issued is left alone, and nothing is drawn up beside it. System scope. Answers what the audit log is told.
 */
export async function keepDraftInvoice(
  tx: Tx,
  file: File,
  status: FileStatus,
  now: Date,
): Promise<AuditChange[]> {
  const standing = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.fileId, file.id), ne(invoice.status, "Void")));
  const draft = standing.find((one) => one.status === "Draft");
  if (!draft && (standing.length > 0 || !confirmed.has(status))) return [];
  const rows = isCancelled(status) ? null : await drawUp(tx, file.id, draft?.createdAt ?? now);
  if (rows) return draft ? redraw(tx, file, draft, rows, now) : [await draw(tx, file, rows, now)];
  return draft ? [await voidDraft(tx, file, draft, now)] : [];
}

async function drawUp(tx: Tx, fileId: number, confirmedAt: Date): Promise<DraftRows | null> {
  const [billing] = await readBillings(tx, [fileId]);
  const draft = billing && draftOf(billing, confirmedAt);
  return billing && draft ? rowsOf(billing, draft) : null;
}

async function draw(tx: Tx, file: File, rows: DraftRows, now: Date): Promise<AuditChange> {
  const uid = ulid(now.getTime());
  await insertDrafts(tx, [{ ...rows, uid, at: now }]);
  return { subject: subjectOf(uid, file), action: "created", after: { status: "Draft", ...told(rows.head) } };
}

/** Nothing is written, and nobody told, where the draft says all that already. */
async function redraw(tx: Tx, file: File, draft: Draft, rows: DraftRows, now: Date): Promise<AuditChange[]> {
  const written = await tx
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, draft.id))
    .orderBy(asc(invoiceLine.seq));
  const lines = written.map(({ id: _id, invoiceId: _of, ...line }) => line);
  if (isDeepStrictEqual({ ...draft, ...rows.head }, draft) && isDeepStrictEqual(rows.lines, lines)) return [];
  await replaceDraft(tx, draft.id, rows, now);
  return [
    {
      subject: subjectOf(draft.uid, file),
      action: "changed",
      before: told(draft),
      after: told(rows.head),
    },
  ];
}

async function voidDraft(tx: Tx, file: File, draft: Draft, now: Date): Promise<AuditChange> {
  await tx
    .update(invoice)
    .set({ status: "Void", updatedAt: now, lockVersion: sql`${invoice.lockVersion} + 1` })
    .where(eq(invoice.id, draft.id));
  return {
    subject: subjectOf(draft.uid, file),
    action: "voided",
    before: { status: "Draft" },
    after: { status: "Void" },
  };
}

function subjectOf(uid: string, { id, brandId }: File) {
  return { type: "invoice" as const, uid, fileId: id, brandId };
}

function told({
  kind,
  dueDate,
  totalCents,
  gstCents,
}: Pick<Draft, "kind" | "dueDate" | "totalCents" | "gstCents">) {
  return { kind, due_date: dueDate, total_cents: totalCents, gst_cents: gstCents };
}
