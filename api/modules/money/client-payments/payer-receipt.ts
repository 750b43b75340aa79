import { eq } from "drizzle-orm";
import { brand } from "#api/db/schema/brand.ts";
import { accountFileName, contentDisposition } from "#api/documents/file-name.ts";
import { isPaid } from "#api/domain/payments/payment-standing.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { typeset } from "#api/http/typeset.ts";
import type { PayerPayment } from "#api/modules/money/client-payments/present-client-payment.ts";
import { letterhead } from "#api/modules/money/papers/letterhead.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

/** What somebody paid by card, as a paper of the house that took it; 404 where nothing was paid. */
export async function payerReceipt(row: PayerPayment, locale: Locale, call: Call) {
  const { status, authorisedAt } = row;
  if (authorisedAt === null || !isPaid(status)) throw notFound(textsIn(call.locale).recordNotFound);
  const [house] = await call.database.inScope({ audience: "public" }, (tx) =>
    tx.select(letterhead).from(brand).where(eq(brand.code, row.brandCode)),
  );
  if (!house) throw new Error("A payment without its brand");
  const on = todayIn(row.timezone, authorisedAt);
  const bytes = await typeset(call, (documents) =>
    documents.accountPdf({
      kind: "payer",
      locale,
      brand: house,
      bill_to: { name: row.payerName, address: "", email: "" },
      currency: row.currency,
      on,
      number: row.merchantReference,
      purpose: row.purpose,
      invoice_number: row.invoiceNumber,
      card: [row.cardBrand, row.cardMasked].filter(Boolean).join(" "),
      amount_cents: row.amountCents,
      surcharge_cents: row.surchargeCents,
      refunded_cents: row.refundedCents,
      test: row.gateway === "simulated",
    }),
  );
  const name = accountFileName({ kind: "receipt", name: row.merchantReference, on }, locale);
  return { bytes, contentDisposition: contentDisposition(name) };
}
