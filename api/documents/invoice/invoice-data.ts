import { dateRange, longDate } from "#api/documents/format/dates.ts";
import { money, percent } from "#api/documents/format/money.ts";
import { brandHead } from "#api/documents/format/brand-head.ts";
import { paragraphs } from "#api/documents/format/printable-text.ts";
import { calendarParts } from "#api/documents/quote/quote-data.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import type { InvoiceKind } from "#contract/money/invoices.ts";
import type { CreditReason, TaxCode } from "#contract/money/ledger-words.ts";
import type { BrandCode, Currency, Locale } from "#contract/primitives.ts";

type PaperLine = {
  description: string;
  date_from: string | null;
  date_to: string | null;
  /** Null where nothing is counted. */
  qty: number | null;
  amount_cents: number;
  tax_code: TaxCode;
  gst_cents: number;
};

/** An invoice or credit note as it was issued, in its own language. Money in integer cents of `currency`, tax included. */
export type InvoiceDocument = {
  locale: Locale;
  kind: InvoiceKind | "credit_note";
  number: string;
  /** The number of the invoice that a credit note takes back. */
  of: string | null;
  brand: {
    code: BrandCode;
    name: string;
    phone: string;
    email: string;
    address: string;
    /** As the tax office writes it; null where none is known. */
    tax_number: string | null;
    /** Basis points of the standard rate. */
    tax_bps: number;
  };
  bill_to: { name: string; address: string; email: string };
  reference: string;
  name: string;
  agency_reference: string | null;
  travel_date: string;
  issue_date: string;
  due_date: string | null;
  currency: Currency;
  lines: PaperLine[];
  total_cents: number;
  gst_cents: number;
  reason: CreditReason | null;
  note: string;
};

type Texts = ReturnType<typeof documentTexts>["invoice"];

/** Everything `templates/invoice.typ` shows, in words of the document's language and in its order. */
export function invoiceData(paper: InvoiceDocument) {
  const { locale, brand, number } = paper;
  const all = documentTexts(locale);
  const texts = all.invoice;
  const hasUntaxed = paper.lines.some(({ tax_code: code }) => code !== "STD");
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      billTo: texts.billTo,
      description: texts.description,
      qty: texts.qty,
      gst: texts.gst,
      amount: `${texts.amount} (${paper.currency})`,
      page: all.page,
      // What stands at the foot of each page.
      emergency: all.quote.questions,
      continued: all.itinerary.continued,
    },
    brand: brandHead(brand),
    title: `${texts.kinds[paper.kind]} ${number}`,
    kind: texts.kinds[paper.kind],
    number,
    reference: number,
    version_short: paper.reference,
    created: calendarParts(`${paper.issue_date}T00:00:00Z`),
    bill_to: [paper.bill_to.name, ...paragraphs(paper.bill_to.address).flat(), paper.bill_to.email],
    facts: factsOf(paper, texts),
    lines: paper.lines.map((line) => lineOf(line, paper)),
    sums: sumsOf(paper, texts),
    notes: [
      ...(paper.reason ? [texts.reasons[paper.reason]] : []),
      ...paragraphs(paper.note).flat(),
      ...(paper.kind === "credit_note" ? [] : [fill(texts.quote, { number })]),
      ...(hasUntaxed ? [texts.noGst] : []),
      ...(brand.tax_number
        ? [`${brand.name}, ${all.confirmation.taxNumber[brand.code]} ${brand.tax_number}`]
        : []),
    ],
  };
}

function factsOf(paper: InvoiceDocument, texts: Texts) {
  const { locale } = paper;
  const facts: [string, string | null][] = [
    [texts.of, paper.of],
    [texts.issued, longDate(paper.issue_date, locale)],
    [texts.due, paper.due_date && longDate(paper.due_date, locale)],
    [texts.booking, `${paper.reference}, ${paper.name}`],
    [texts.agencyReference, paper.agency_reference],
    [texts.travel, longDate(paper.travel_date, locale)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function lineOf(line: PaperLine, { locale, currency }: InvoiceDocument) {
  const { date_from: from, date_to: to } = line;
  return {
    text: line.description,
    dates: from && to ? (from === to ? longDate(from, locale) : dateRange(from, to, locale)) : "",
    qty: line.qty === null ? "" : String(line.qty),
    gst: money(line.gst_cents, currency, locale),
    amount: money(line.amount_cents, currency, locale),
  };
}

function sumsOf(paper: InvoiceDocument, texts: Texts) {
  const { total_cents: total, gst_cents: gst, currency, locale, brand } = paper;
  const isCredit = paper.kind === "credit_note";
  return [
    { label: texts.netEx, amount: money(total - gst, currency, locale), strong: false },
    {
      label: fill(texts.gstTotal, { percent: percent(brand.tax_bps, locale) }),
      amount: money(gst, currency, locale),
      strong: false,
    },
    { label: isCredit ? texts.credited : texts.total, amount: money(total, currency, locale), strong: true },
  ];
}
