import { leftOf, invoiceOf } from "#api/domain/money/book.ts";
import { creditsNeeded } from "#api/domain/money/over-billed.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readAccount } from "#api/modules/money/accounts/account.ts";
import { sumsOf } from "#api/modules/money/ledger/documents-book.ts";
import { ledgerOf } from "#api/modules/money/ledger/file-ledger.ts";
import { issuableOf } from "#api/modules/money/ledger/issuable.ts";
import {
  presentCredit,
  presentEntry,
  presentInvoice,
  presentSums,
} from "#api/modules/money/ledger/present-documents.ts";
import { readDocuments, readEntryNotes, readWithDrafts } from "#api/modules/money/ledger/read-documents.ts";
import type {
  AgentInvoices,
  FileInvoices,
  listAgentInvoices,
  listFileInvoices,
} from "#contract/money/invoices.ts";

/** The money of a file that the caller may see: drafts with what was issued, and what can be done next. */
export async function listInvoices(
  { params }: InputOf<typeof listFileInvoices>,
  call: Call,
): Promise<FileInvoices> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { account, owedCents } = await readAccount(tx, fileId, call.now());
    const { documents, drafts } = await readWithDrafts(tx, fileId);
    const ledger = await ledgerOf(tx, fileId, call.now(), documents);
    const { today, book } = ledger;
    const notes = await readEntryNotes(tx, fileId);
    const { currency, schedule, terms, totals, fee_cents } = account;
    const shown = [...documents.invoices, ...drafts].toSorted((a, b) => b.id - a.id);
    return {
      currency,
      account: {
        net_cents: totals.net_cents,
        fee_cents,
        schedule,
        terms,
        ...presentSums(sumsOf(documents, owedCents)),
      },
      invoices: shown.map((one) => {
        const known = one.number === null ? undefined : invoiceOf(book, one.number);
        const left = known ? [...leftOf(book, known)] : [];
        return {
          ...presentInvoice(one, today),
          left: left.flatMap(([code, { cents }]) => (cents > 0 ? [{ tax_code: code, cents }] : [])),
        };
      }),
      credit_notes: documents.credits.toReversed().map((one) => presentCredit(one, documents)),
      ledger: documents.entries.map((entry) => ({
        ...presentEntry(entry, documents),
        note: notes.get(entry.seq)?.note ?? "",
        by: notes.get(entry.seq)?.by ?? null,
      })),
      ledger_version: documents.entries.length,
      issuable: issuableOf(ledger),
      credits_needed: creditsNeeded(book).map(({ invoice: number, cents }) => ({ number, cents })),
      today,
    };
  });
}

/** What the caller's agency was billed for a file, and how it was paid. */
export async function listIssued(
  { params }: InputOf<typeof listAgentInvoices>,
  call: Call,
): Promise<AgentInvoices> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { account, owedCents, today } = await readAccount(tx, fileId, call.now());
    const documents = await readDocuments(tx, fileId);
    return {
      currency: account.currency,
      sums: presentSums(sumsOf(documents, owedCents)),
      invoices: documents.invoices.toReversed().map((one) => presentInvoice(one, today)),
      credit_notes: documents.credits.toReversed().map((one) => presentCredit(one, documents)),
      ledger: documents.entries.map((entry) => presentEntry(entry, documents)),
    };
  });
}
