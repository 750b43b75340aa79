import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import type { ReceiptDocument, StatementDocument } from "#api/documents/account/account-data.ts";
import { todayIn } from "#api/domain/today.ts";
import { presentEntry } from "#api/modules/money/ledger/present-documents.ts";
import { readDocuments } from "#api/modules/money/ledger/read-documents.ts";
import { letterhead } from "#api/modules/money/papers/letterhead.ts";

/** The whole account of one file, in the order in which it was written, with the balances of the ledger itself. */
export async function fileStatement(tx: Tx, fileId: number, now: Date): Promise<StatementDocument> {
  const { file, ...head } = await readHead(tx, fileId, now);
  const documents = await readDocuments(tx, fileId);
  const entries = documents.entries.map((entry) => presentEntry(entry, documents));
  return {
    ...head,
    kind: "statement",
    file: { reference: file.reference, name: file.name },
    from: null,
    to: head.on,
    opening_cents: 0,
    closing_cents: entries.at(-1)?.balance_cents ?? 0,
    entries: entries.map(({ seq: _seq, ...entry }) => ({ ...entry, file: "" })),
  };
}

/** The receipt of the payment or refund at a place in the ledger; null where something else stands there. */
export async function receiptOf(
  tx: Tx,
  fileId: number,
  seq: number,
  now: Date,
): Promise<ReceiptDocument | null> {
  const documents = await readDocuments(tx, fileId);
  const stored = documents.entries.find((entry) => entry.seq === seq);
  if (stored?.type !== "receipt" && stored?.type !== "refund") return null;
  const { file, ...head } = await readHead(tx, fileId, now);
  const {
    date,
    method,
    reference,
    number,
    value_cents: cents,
    balance_cents,
  } = presentEntry(stored, documents);
  return {
    ...head,
    // A receipt is of the day on which it was written, whenever it is printed.
    on: todayIn(file.timezone, stored.createdAt),
    kind: stored.type,
    number: `${file.reference}-${seq}`,
    file: { reference: file.reference, name: file.name },
    agency_reference: file.agencyReference,
    ...{ date, method, reference, balance_cents },
    of: number,
    cents: Math.abs(cents),
  };
}

async function readHead(tx: Tx, fileId: number, now: Date) {
  const [row] = await tx
    .select({
      file: {
        reference: clientFile.reference,
        name: clientFile.name,
        agencyReference: clientFile.agentReference,
        timezone: brand.timezone,
      },
      locale: clientFile.locale,
      currency: clientFile.currency,
      bill_to: { name: agency.legalName, address: agency.address, email: agency.email },
      brand: letterhead,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(eq(clientFile.id, fileId));
  if (!row) throw new Error("A file that was found is gone");
  return { ...row, on: todayIn(row.file.timezone, now) };
}
