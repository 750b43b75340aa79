import type { InvoiceDocument } from "#api/documents/invoice/invoice-data.ts";
import { longDate } from "#api/documents/format/dates.ts";
import { money } from "#api/documents/format/money.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import type { Currency } from "#contract/primitives.ts";

/**
 * What a client paid by card, for the client: of the booking nothing but what was paid for it. Integer cents of
 * `currency`.
 */
export type PayerReceipt = Pick<InvoiceDocument, "locale" | "brand" | "bill_to"> & {
  kind: "payer";
  currency: Currency;
  /** The day of the payment where the brand is. */
  on: string;
  /** What the card company calls the payment. */
  number: string;
  purpose: string;
  invoice_number: string | null;
  card: string;
  amount_cents: number;
  surcharge_cents: number;
  refunded_cents: number;
  /** No money moved: the card company is a simulation. */
  test: boolean;
};

/** What `templates/account.typ` shows of it. */
export function payerReceiptParts(paper: PayerReceipt) {
  const { locale, currency, number, on, card } = paper;
  const texts = documentTexts(locale).account;
  const amount = (cents: number) => money(cents, currency, locale);
  const day = longDate(on, locale);
  const entry = (words: string, cents: number, about = "") => ({
    cells: [day, words, "", amount(cents)],
    about,
  });
  const paid = paper.amount_cents + paper.surcharge_cents;
  const facts = [
    { label: texts.date, value: day },
    ...(paper.invoice_number ? [{ label: texts.forInvoice, value: paper.invoice_number }] : []),
    { label: texts.payerReference, value: number },
  ];
  return {
    title: `${texts.receipt} ${number}`,
    kind: texts.receipt,
    number,
    reference: number,
    version_short: day,
    facts,
    columns: [texts.date, texts.entry, "", `${texts.amount} (${currency})`],
    rows: [
      entry(paper.purpose, paper.amount_cents, [texts.methods.card, card].filter(Boolean).join(" \u00B7 ")),
      ...(paper.surcharge_cents > 0 ? [entry(texts.cardSurcharge, paper.surcharge_cents)] : []),
      ...(paper.refunded_cents > 0
        ? [{ cells: ["", texts.types.refund, "", amount(0 - paper.refunded_cents)], about: "" }]
        : []),
    ],
    sums: [{ label: texts.paid, amount: amount(paid - paper.refunded_cents) }],
    notes: [...(paper.test ? [texts.testPayment] : []), texts.thanks, texts.noTaxInvoice],
  };
}
