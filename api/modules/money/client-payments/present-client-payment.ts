import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { payment } from "#api/db/schema/payment.ts";
import { payerStateOf } from "#api/domain/payments/payment-standing.ts";
import type { ClientPayment } from "#contract/money/client-payment.ts";
import type { Locale } from "#contract/primitives.ts";

/** What of a payment its payer may read. */
export const readable = {
  uid: payment.uid,
  merchantReference: payment.merchantReference,
  purpose: payment.purpose,
  invoiceNumber: payment.invoiceNumber,
  dueDate: payment.dueDate,
  payerName: payment.payerName,
  currency: payment.currency,
  amountCents: payment.amountCents,
  surchargeCents: payment.surchargeCents,
  refundedCents: payment.refundedCents,
  status: payment.status,
  gateway: payment.gateway,
  expiresAt: payment.expiresAt,
  withdrawnAt: payment.withdrawnAt,
  authorisedAt: payment.authorisedAt,
  cardMasked: payment.cardMasked,
  cardBrand: payment.cardBrand,
};

/** Payments with their house, as their payer reads them; `tx` decides which. */
export function payerPayments(tx: Tx) {
  return tx
    .select({
      ...readable,
      brandCode: brand.code,
      brandName: brand.name,
      phone: brand.phone,
      timezone: brand.timezone,
    })
    .from(payment)
    .innerJoin(brand, eq(brand.id, payment.brandId))
    .$dynamic();
}

export type PayerPayment = Awaited<ReturnType<ReturnType<typeof payerPayments>["execute"]>>[number];

/** A card payment as its payer reads it at this moment. */
export function presentClientPayment(
  row: PayerPayment,
  { now, locale }: { now: Date; locale: Locale },
): ClientPayment {
  return {
    reference: row.merchantReference,
    purpose: row.purpose,
    invoice_number: row.invoiceNumber,
    due_date: row.dueDate,
    payer_name: row.payerName,
    currency: row.currency,
    amount_cents: row.amountCents,
    surcharge_cents: row.surchargeCents,
    refunded_cents: row.refundedCents,
    brand: { code: row.brandCode, name: row.brandName, phone: row.phone },
    timezone: row.timezone,
    locale,
    state: payerStateOf(row, now),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.authorisedAt?.toISOString() ?? null,
    card: row.cardMasked === null ? null : { masked: row.cardMasked, brand: row.cardBrand ?? "" },
    test: row.gateway === "simulated",
  };
}
