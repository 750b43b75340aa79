import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { payment, paymentExchange, paymentSession } from "#api/db/schema/payment.ts";
import { testGatewaySession } from "#api/db/schema/test-gateway.ts";
import { newLink } from "#api/domain/capability.ts";
import type { ExchangeKind, PaymentStatus } from "#contract/money/payment-words.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A session of the demo, by the number of its payment. */
export const demoSession = (number: number) => String(number).padStart(48, "0");

type Told = { kind: ExchangeKind; outcome: string; code?: string };
const begun: Told = { kind: "create", outcome: "init" };
const notified: Told = { kind: "notify", outcome: "" };
const approved: Told = { kind: "query", outcome: "APPROVED", code: "00" };

/** Card payments of the demo: paid ones, one that was told of twice, one that waits and one whose time is over. */
export async function seedPayments(tx: Tx, options: DemoOptions): Promise<void> {
  const receipts = await readCardReceipts(tx);
  for (const [index, { entry, bill, file }] of receipts.entries()) {
    const at = new Date(`${entry.date}T01:20:00Z`);
    const told = index === 0 ? [begun, notified, approved, notified] : [begun, notified, approved];
    await add(tx, options, { number: index + 1, status: "Approved", bill, file, at, told, entry });
  }
  const open = await readOpen(tx);
  const at = new Date(options.now.getTime() - dayMs);
  const [waiting, over] = open;
  if (waiting) {
    const number = receipts.length + 1;
    await add(tx, options, {
      ...waiting,
      number,
      key: "open",
      status: "Open",
      at,
      told: [begun],
      entry: null,
    });
  }
  if (over) {
    const before = new Date(at.getTime() - 40 * dayMs);
    const number = receipts.length + 2;
    const told: Told[] = [];
    await add(tx, options, { ...over, number, status: "Expired", at: before, told, entry: null });
  }
}

type File = typeof clientFile.$inferSelect;
type Bill = typeof invoice.$inferSelect;
type New = {
  number: number;
  key?: string;
  status: PaymentStatus;
  bill: Bill;
  file: File;
  at: Date;
  told: readonly Told[];
  entry: typeof accountTransaction.$inferSelect | null;
};

async function add(
  tx: Tx,
  { serverKey }: DemoOptions,
  { number, key, status, bill, file, at, told, entry }: New,
) {
  const uid = seedUid("payment", key ?? String(number));
  const reference = `${file.reference}-P1`;
  const amountCents = entry ? -entry.valueCents : bill.totalCents - bill.allocatedCents;
  const expiresAt = new Date(at.getTime() + 14 * dayMs);
  const sessionId = demoSession(number);
  const card = entry && {
    cardMasked: "411111........11",
    cardBrand: "visa",
    lastCode: "00",
    lastText: "APPROVED",
  };
  const [row] = await tx
    .insert(payment)
    .values({
      ...{ uid, fileId: file.id, brandId: file.brandId, agencyId: file.agencyId, status, expiresAt },
      ...{
        invoiceId: bill.id,
        invoiceNumber: bill.number,
        dueDate: bill.dueDate,
        merchantReference: reference,
      },
      purpose: `Booking ${file.reference}`,
      payerName: file.clientContact?.name ?? file.name ?? file.reference,
      payerEmail: file.clientContact?.email ?? "payer@example.com",
      ...{ language: file.locale, currency: file.currency, amountCents, gateway: "simulated" },
      attempts: told.length > 0 ? 1 : 0,
      ...newLink(serverKey, "payment", { uid, rotation: 1 }),
      ...(entry && { receiptId: entry.id, authorisedAt: at, settledOn: entry.date }),
      ...card,
      ...{ mailedAt: at, createdAt: at, updatedAt: at },
    })
    .returning({ id: payment.id });
  if (!row || told.length === 0) return;
  const payUrl = `/test-gateway/${sessionId}`;
  await tx.insert(paymentSession).values({
    ...{ paymentId: row.id, attempt: 1, sessionId, payUrl, state: entry ? "settled" : "open", expiresAt },
    ...(entry && { transactionId: `${sessionId}-1`, paidCents: amountCents, paidCurrency: file.currency }),
    ...{ createdAt: at, updatedAt: at },
  });
  await tx.insert(paymentExchange).values(told.map((one) => ({ paymentId: row.id, at, sessionId, ...one })));
  await tx.insert(testGatewaySession).values({
    ...{ sessionId, orderKey: `${uid}-1`, amountCents, currency: file.currency, reference, expiresAt },
    returnUrl: "http://localhost/payments/notify?return=1",
    notifyUrl: "http://localhost/payments/notify",
    state: entry ? "complete" : "init",
  });
}

function readCardReceipts(tx: Tx) {
  return tx
    .select({ entry: accountTransaction, bill: invoice, file: clientFile })
    .from(accountTransaction)
    .innerJoin(clientFile, eq(clientFile.id, accountTransaction.fileId))
    .innerJoin(invoice, eq(invoice.fileId, clientFile.id))
    .where(and(eq(accountTransaction.method, "card"), eq(invoice.status, "Paid")))
    .orderBy(asc(accountTransaction.id));
}

/** Invoices that nothing was paid of, the newest files first: those are the ones that nobody tells stories about. */
function readOpen(tx: Tx) {
  return tx
    .select({ bill: invoice, file: clientFile })
    .from(invoice)
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .where(and(inArray(invoice.status, ["Issued"]), sql`${invoice.allocatedCents} = 0`))
    .orderBy(desc(clientFile.reference))
    .limit(2);
}
