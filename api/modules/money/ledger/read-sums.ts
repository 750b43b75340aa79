import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { type Summary, summaryOf } from "#api/domain/money/present-book.ts";
import { asInvoice } from "#api/modules/money/ledger/documents-book.ts";
import { paidTypes } from "#contract/money/ledger-words.ts";

/** What a file comes to, was billed and paid, without its documents: one statement. Cents. */
export async function readSums(tx: Tx, fileId: number, netCents: number): Promise<Summary> {
  const rows = await tx
    .select({
      invoice,
      received: sql<number>`(select coalesce(-sum(${accountTransaction.valueCents}), 0)::int
        from ${accountTransaction} where ${accountTransaction.fileId} = ${clientFile.id}
        and ${inArray(accountTransaction.type, paidTypes)})`,
    })
    .from(clientFile)
    .leftJoin(invoice, and(eq(invoice.fileId, clientFile.id), notInArray(invoice.status, ["Draft", "Void"])))
    .where(eq(clientFile.id, fileId));
  const documents = rows.flatMap(({ invoice: row }) => (row ? [asInvoice({ ...row, lines: [] })] : []));
  const received = rows[0]?.received ?? 0;
  const allocated = documents.reduce((sum, one) => sum + one.allocated, 0);
  return summaryOf({ net: netCents, documents, received, onAccount: received - allocated });
}
