import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readAccount } from "#api/modules/money/invoices/account.ts";
import type { FileInvoices, Invoice, listFileInvoices } from "#contract/money/invoices.ts";

/** The invoices of a file that the caller may see, with what is still to be billed. */
export async function listInvoices(
  { params }: InputOf<typeof listFileInvoices>,
  call: Call,
): Promise<FileInvoices> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { kind, account } = await readAccount(tx, fileId, call.now());
    const { currency, schedule, terms, totals, fee_cents } = account;
    const invoices = await readInvoices(tx, fileId);
    const invoiced_cents = invoices.reduce((sum, one) => sum + (isIssued(one) ? one.total_cents : 0), 0);
    const owed = kind === "booking" ? totals.net_cents + fee_cents : 0;
    const sums = { net_cents: totals.net_cents, fee_cents, invoiced_cents };
    return {
      currency,
      account: { ...sums, schedule, terms, to_bill_cents: owed - invoiced_cents },
      invoices,
    };
  });
}

function isIssued({ status }: Invoice): boolean {
  return status !== "Draft" && status !== "Void";
}

async function readInvoices(tx: Tx, fileId: number): Promise<Invoice[]> {
  const heads = await tx.select().from(invoice).where(eq(invoice.fileId, fileId)).orderBy(desc(invoice.id));
  if (heads.length === 0) return [];
  const rows = await tx
    .select()
    .from(invoiceLine)
    .where(
      inArray(
        invoiceLine.invoiceId,
        heads.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoiceLine.seq));
  const lines = groupRows(rows, "invoiceId");
  return heads.map((head) => present(head, lines.get(head.id) ?? []));
}

function present(
  head: typeof invoice.$inferSelect,
  lines: readonly (typeof invoiceLine.$inferSelect)[],
): Invoice {
  const { uid, number, kind, status, currency, language } = head;
  return {
    uid,
    number,
    kind,
    status,
    issue_date: head.issueDate,
    due_date: head.dueDate,
    currency,
    language,
    bill_to: head.billTo,
    lines: lines.map((line) => ({
      description: line.description,
      date_from: line.dateFrom,
      date_to: line.dateTo,
      qty: line.qty,
      amount_cents: line.amountCents,
      tax_code: line.taxCode,
      gst_cents: line.gstCents,
    })),
    total_cents: head.totalCents,
    gst_cents: head.gstCents,
    net_ex_cents: head.netExCents,
    drawn_up_at: head.createdAt.toISOString(),
    updated_at: head.updatedAt.toISOString(),
  };
}
