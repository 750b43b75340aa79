import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { applyDeed } from "#api/domain/money/apply-deed.ts";
import type {
  ReceiptDeed,
  RefundDeed,
  RefusalCode,
  SurchargeDeed,
} from "#api/domain/money/history-shapes.ts";
import { keepDeed } from "#api/modules/money/ledger/keep-deed.ts";
import { readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import type { PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import type { PaymentParts } from "#api/modules/money/payments/payment-parts.ts";

type Moved = { entryId: number } | { refused: RefusalCode };

/** What came by card: what serves the file, and what paying by card cost on top. Cents. */
type CardMoney = { amountCents: number; surchargeCents: number };

/**
 * Writes money that came by card into the ledger of its file, which is locked. It serves the invoice of the payment
 * first; what paying by card cost on top is an entry of its own, and serves none.
 */
export async function takeMoney(
  tx: Tx,
  parts: PaymentParts,
  row: PaymentRecord,
  { amountCents, surchargeCents }: CardMoney,
): Promise<Moved> {
  if (surchargeCents > 0) {
    const kept = await moved(tx, parts, row, { deed: "surcharge", cents: surchargeCents });
    if ("refused" in kept) return kept;
  }
  return moved(tx, parts, row, {
    deed: "receipt",
    cents: amountCents + surchargeCents,
    invoice: row.invoiceNumber,
  });
}

/** Writes money that goes back to the card into the ledger of its file, which is locked: out of what is on account. */
export function giveBack(tx: Tx, parts: PaymentParts, row: PaymentRecord, cents: number): Promise<Moved> {
  return moved(tx, parts, row, { deed: "refund", cents });
}

type CardDeed = Omit<SurchargeDeed, "on"> | Omit<ReceiptDeed, "on"> | Omit<RefundDeed, "on">;

async function moved(
  tx: Tx,
  parts: PaymentParts,
  { fileId, merchantReference, invoiceNumber }: PaymentRecord,
  asked: CardDeed,
): Promise<Moved> {
  const ledger = await readLedger(tx, fileId, parts.now());
  const refused = applyDeed(ledger.book, { ...asked, on: ledger.today }, () => "");
  if (refused !== null) return { refused };
  const of = asked.deed === "receipt" ? invoiceNumber : null;
  await keepDeed(tx, ledger, { method: "card", reference: merchantReference, of }, parts);
  const place = and(
    eq(accountTransaction.fileId, fileId),
    eq(accountTransaction.seq, ledger.book.ledger.length),
  );
  const [entry] = await tx.select({ id: accountTransaction.id }).from(accountTransaction).where(place);
  if (!entry) throw new Error("Money moved without an entry of the ledger");
  return { entryId: entry.id };
}
