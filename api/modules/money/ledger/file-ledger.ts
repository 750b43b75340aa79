import type { Tx } from "#api/db/client.ts";
import type { Book } from "#api/domain/money/book.ts";
import { scheduleFor } from "#api/domain/files/payment-schedule.ts";
import { todayIn } from "#api/domain/today.ts";
import { type Billing, type BookedCharge, readBillings } from "#api/modules/money/invoices/billing.ts";
import { documentsBook } from "#api/modules/money/ledger/documents-book.ts";
import { type FileDocuments, readDocuments } from "#api/modules/money/ledger/read-documents.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";

/** The money of a file as deeds are done to it: the book, and the rows that it was made of. */
export type FileLedger = {
  fileId: number;
  billing: Billing;
  book: Book;
  /** What stands on a document for each charge of the book. */
  charges: ReadonlyMap<string, BookedCharge>;
  documents: FileDocuments;
  /** The deposit that was agreed when the booking was requested, in cents; null without one. */
  depositCents: number | null;
  /** Today where the brand is. */
  today: string;
};

/** Reads the money of a file in the office's scope. A quote has no charges: nothing of it is billed. */
export async function readLedger(tx: Tx, fileId: number, now: Date): Promise<FileLedger> {
  return ledgerOf(tx, fileId, now, await readDocuments(tx, fileId));
}

/** The same with documents that were read already. */
export async function ledgerOf(
  tx: Tx,
  fileId: number,
  now: Date,
  documents: FileDocuments,
): Promise<FileLedger> {
  const [billing] = await readBillings(tx, [fileId]);
  if (!billing) throw new Error("A file that was found is gone");
  const terms = await readOfferTerms(tx);
  const charges = new Map(
    (billing.kind === "booking" ? billing.charges : []).map((charge) => [refOf(charge), charge]),
  );
  const book: Book = {
    brand: { code: billing.brandCode, gst_bps: billing.taxBps },
    terms: {
      deposit_bps: terms.depositBps,
      balance_days_before: terms.balanceDaysBefore,
      payment_days: billing.creditTerms === "credit" ? billing.paymentDays : 0,
    },
    travelDate: billing.travelDate,
    charges: [...charges].map(([line, { cents, taxCode }]) => ({ line, cents, taxCode })),
    ...documentsBook(documents),
  };
  const today = todayIn(billing.timezone, now);
  return { fileId, billing, book, charges, documents, depositCents: agreedDeposit(billing), today };
}

/** The name of a charge in the book; a service may have a price and a fee. */
function refOf({ line, isFee }: BookedCharge): string {
  return isFee ? `${line.id}:fee` : String(line.id);
}

function agreedDeposit({ schedule, charges }: Billing): number | null {
  const owed = charges.reduce((sum, { cents }) => sum + cents, 0);
  const [first, ...later] = scheduleFor(schedule, owed);
  return first?.kind === "deposit" && later.length > 0 ? first.amountCents : null;
}
