import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { BookedCharge, BookedDraft, Billing } from "#api/modules/money/invoices/billing.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { InvoiceKind } from "#contract/money/invoices.ts";
import type { Locale } from "#contract/primitives.ts";

type LineRow = Omit<typeof invoiceLine.$inferInsert, "invoiceId" | "id">;

/** What is written of a draft. */
export type DraftRows = { head: Head; lines: LineRow[] };
type Head = Omit<ReturnType<typeof headOf>, "kind"> & {
  kind: InvoiceKind;
  previouslyInvoicedCents?: number;
};

/** A draft in the words of the file's language. */
export function rowsOf(billing: Billing, draft: BookedDraft): DraftRows {
  const texts = textsIn(billing.locale);
  const lines = draft.lines.map(({ charge, amountCents, taxCode, gstCents }, index): LineRow => {
    const amounts = { seq: index + 1, amountCents, taxCode, gstCents };
    if (!charge) {
      const description = fill(texts.invoiceDeposit, { reference: billing.reference, name: billing.name });
      return { ...amounts, serviceLineId: null, description, dateFrom: null, dateTo: null, qty: 1 };
    }
    return { ...amounts, ...lineOfCharge(charge, billing.locale) };
  });
  return { head: headOf(billing, draft), lines };
}

/** What the line of a charge says, in a language. */
export function lineOfCharge({ line, isFee }: BookedCharge, locale: Locale) {
  const service = inLanguage(line.name, locale) ?? "";
  return {
    serviceLineId: line.id,
    description: isFee ? fill(textsIn(locale).invoiceFee, { service }) : service,
    dateFrom: line.dateFrom,
    dateTo: line.dateTo,
    qty: isFee ? 1 : Math.max(line.qty, 1),
  };
}

function headOf(billing: Billing, draft: BookedDraft) {
  return {
    fileId: billing.fileId,
    brandId: billing.brandId,
    agencyId: billing.agencyId,
    kind: draft.kind,
    dueDate: draft.dueDate,
    currency: billing.currency,
    language: billing.locale,
    totalCents: draft.totalCents,
    gstCents: draft.gstCents,
    netExCents: draft.netExCents,
    billTo: billing.billTo,
  };
}

type NewDraft = DraftRows & { uid: string; at: Date };

/** Writes drafts that are new: however many, two statements. */
export async function insertDrafts(tx: Tx, drafts: readonly NewDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const written = await tx
    .insert(invoice)
    .values(drafts.map(({ head, uid, at }) => ({ ...head, uid, createdAt: at, updatedAt: at })))
    .returning({ id: invoice.id, uid: invoice.uid });
  const idOf = new Map(written.map(({ uid, id }) => [uid, id]));
  await tx.insert(invoiceLine).values(
    drafts.flatMap(({ uid, lines }) => {
      const invoiceId = idOf.get(uid);
      if (invoiceId === undefined) throw new Error("An invoice that was written is gone");
      return lines.map((line) => ({ ...line, invoiceId }));
    }),
  );
}

/** Puts what a booking is billed now in the place of what its draft says. */
export async function replaceDraft(
  tx: Tx,
  invoiceId: number,
  { head, lines }: DraftRows,
  now: Date,
): Promise<void> {
  await tx.delete(invoiceLine).where(eq(invoiceLine.invoiceId, invoiceId));
  await tx
    .update(invoice)
    .set({ ...head, updatedAt: now, lockVersion: sql`${invoice.lockVersion} + 1` })
    .where(eq(invoice.id, invoiceId));
  await tx.insert(invoiceLine).values(lines.map((line) => ({ ...line, invoiceId })));
}
