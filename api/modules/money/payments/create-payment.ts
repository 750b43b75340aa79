import { and, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { payment } from "#api/db/schema/payment.ts";
import { capabilityToken, newLink } from "#api/domain/capability.ts";
import { openOf } from "#api/domain/money/book.ts";
import { surchargeOf } from "#api/domain/payments/payment-standing.ts";
import type { Call } from "#api/http/context.ts";
import { notFound, invalid } from "#api/http/refusal.ts";
import { notNow } from "#api/http/record-versions.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { asInvoice } from "#api/modules/money/ledger/documents-book.ts";
import { readSums } from "#api/modules/money/ledger/read-sums.ts";
import { mailPayer } from "#api/modules/money/payments/tell-of-payment.ts";
import { readHouseNumbers } from "#api/modules/system/settings/settings.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

export const surchargeKey = "booking.card_surcharge_bps";
const dayMs = 24 * 60 * 60 * 1000;

export type AskedPayment = {
  invoice: string | null;
  cents: number;
  purpose: string;
  payer_name: string;
  payer_email: string;
  language: Locale;
  days: number;
  send: boolean;
};

/** What is charged on top for paying by card, by the setting of the house. Basis points. */
export async function readSurcharge(call: Call): Promise<number> {
  return (await readHouseNumbers(call, [surchargeKey])).get(surchargeKey) ?? 0;
}

/**
 * Asks somebody to pay: no more than is due of the file, or open of the invoice. In the transaction and scope of the
 * caller, who found the file through its own wall. Answers the new payment and the path of its page.
 */
export async function addPayment(
  tx: Tx,
  fileId: number,
  asked: AskedPayment,
  { call, bps }: { call: Call; bps: number },
) {
  const at = call.now();
  await lockFile(tx, fileId);
  const [file] = await tx.select().from(clientFile).where(eq(clientFile.id, fileId));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  if (file.kind !== "booking") throw notNow(paymentTexts(call.locale).notBooked);
  const bill = asked.invoice === null ? null : await readInvoice(tx, fileId, asked.invoice, call);
  const due = bill ? openCents(bill) : (await readSums(tx, fileId, 0)).due;
  if (asked.cents > due) throw invalid({ cents: [paymentTexts(call.locale).moreThanDue] });
  const uid = ulid(at.getTime());
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(payment)
    .where(eq(payment.fileId, fileId));
  const [row] = await tx
    .insert(payment)
    .values({
      ...{ uid, fileId, brandId: file.brandId, agencyId: file.agencyId },
      ...(bill && { invoiceId: bill.id, invoiceNumber: bill.number, dueDate: bill.dueDate }),
      merchantReference: `${file.reference}-P${(counted?.count ?? 0) + 1}`,
      ...{ purpose: asked.purpose, payerName: asked.payer_name, payerEmail: asked.payer_email },
      ...{ language: asked.language, currency: file.currency, amountCents: asked.cents },
      surchargeCents: surchargeOf(asked.cents, bps),
      gateway: call.gateway.name,
      expiresAt: new Date(at.getTime() + asked.days * dayMs),
      ...newLink(call.serverKey, "payment", { uid, rotation: 1 }),
      mailedAt: asked.send ? at : null,
      ...{ createdBy: call.signedIn().id, createdAt: at, updatedAt: at },
    })
    .returning();
  if (!row) throw new Error("A payment was not kept");
  if (asked.send) await mailPayer(tx, call, row, "payment-request");
  await writeAudit(tx, call, {
    subject: { type: "payment", uid, fileId, brandId: file.brandId },
    action: "created",
    before: {},
    after: { status: "Created", amount_cents: asked.cents, ...(bill?.number && { number: bill.number }) },
  });
  return { row, path: `/payments/${capabilityToken(call.serverKey, "payment", uid, 1)}` };
}

type Bill = typeof invoice.$inferSelect;

/** What of an invoice is neither credited, written off nor paid, in cents. */
export function openCents(bill: Bill): number {
  return openOf(asInvoice({ ...bill, lines: [] }));
}

async function readInvoice(tx: Tx, fileId: number, uid: string, call: Call): Promise<Bill> {
  const [bill] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.fileId, fileId), eq(invoice.uid, uid)));
  if (!bill || bill.number === null) throw notFound(textsIn(call.locale).recordNotFound);
  return bill;
}
