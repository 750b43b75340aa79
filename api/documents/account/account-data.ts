import { brandHead } from "#api/documents/format/brand-head.ts";
import { type PayerReceipt, payerReceiptParts } from "#api/documents/account/payer-receipt.ts";
import { dateRange, longDate } from "#api/documents/format/dates.ts";
import { money } from "#api/documents/format/money.ts";
import { paragraphs } from "#api/documents/format/printable-text.ts";
import type { InvoiceDocument } from "#api/documents/invoice/invoice-data.ts";
import { calendarParts } from "#api/documents/quote/quote-data.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import type { EntryType, PaymentMethod } from "#contract/money/ledger-words.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

/** Whose account it is, who writes, and when. */
type Head = Pick<InvoiceDocument, "locale" | "brand" | "bill_to"> & { currency: Currency; on: string };

/** An entry of an account as the paper lists it. */
export type AccountRow = {
  date: string;
  type: EntryType;
  /** The file that it belongs to; empty on the statement of one file. */
  file: string;
  number: string | null;
  method: PaymentMethod | null;
  reference: string;
  value_cents: number;
  balance_cents: number;
};

/** What an agency was billed and paid, of one file or of all of them. Integer cents of `currency`. */
export type StatementDocument = Head & {
  kind: "statement";
  /** Reference and name of the one file; null for all files of the agency. */
  file: { reference: string; name: string } | null;
  /** First and last day; null where the account is shown from its beginning. */
  from: string | null;
  to: string;
  opening_cents: number;
  closing_cents: number;
  entries: AccountRow[];
};

/** Money that came in for a file, or went back, as it was written down. */
export type ReceiptDocument = Head & {
  kind: "receipt" | "refund";
  /** Reference of the file and place in its ledger. */
  number: string;
  file: { reference: string; name: string };
  agency_reference: string | null;
  date: string;
  method: PaymentMethod | null;
  reference: string;
  /** The invoice that it names. */
  of: string | null;
  cents: number;
  /** What is owed of the file after it. */
  balance_cents: number;
};

export type AccountDocument = StatementDocument | ReceiptDocument;
/** Everything that is set by one template. */
export type AccountPaper = AccountDocument | PayerReceipt;

/** Everything `templates/account.typ` shows, in words of the document's language and in its order. */
export function accountData(paper: AccountPaper) {
  const texts = documentTexts(paper.locale);
  const own = partsOf(paper);
  const { bill_to: to, brand, locale } = paper;
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      to: texts.account.to,
      page: texts.page,
      // What stands at the foot of each page.
      emergency: texts.quote.questions,
      continued: texts.itinerary.continued,
    },
    brand: brandHead(brand),
    created: calendarParts(`${paper.on}T00:00:00Z`),
    bill_to: [to.name, ...paragraphs(to.address).flat(), to.email].filter((line) => line !== ""),
    ...own,
    notes: [
      ...own.notes,
      ...(brand.tax_number
        ? [`${brand.name}, ${texts.confirmation.taxNumber[brand.code]} ${brand.tax_number}`]
        : []),
    ],
  };
}

function partsOf(paper: AccountPaper) {
  if (paper.kind === "payer") return payerReceiptParts(paper);
  return paper.kind === "statement" ? statementParts(paper) : receiptParts(paper);
}

function statementParts(paper: StatementDocument) {
  const { locale, currency, file, from, to, on } = paper;
  const texts = documentTexts(locale).account;
  const amount = (cents: number) => money(cents, currency, locale);
  const name = file ? file.reference : paper.bill_to.name;
  const period = from ? dateRange(from, to, locale) : fill(texts.until, { date: longDate(to, locale) });
  const opening = from ? [row([longDate(from, locale), texts.opening, "", amount(paper.opening_cents)])] : [];
  return {
    title: `${texts.statement} ${name}`,
    kind: texts.statement,
    number: name,
    reference: name,
    version_short: longDate(on, locale),
    facts: [
      { label: texts.period, value: period },
      ...(file ? [{ label: texts.booking, value: `${file.reference}, ${file.name}` }] : []),
      { label: texts.issued, value: longDate(on, locale) },
    ],
    columns: [texts.date, texts.entry, `${texts.value} (${currency})`, `${texts.balance} (${currency})`],
    rows: [
      ...opening,
      ...paper.entries.map((entry) =>
        row(
          [
            longDate(entry.date, locale),
            wordsOf(entry, locale),
            amount(entry.value_cents),
            amount(entry.balance_cents),
          ],
          aboutOf(entry, locale),
        ),
      ),
    ],
    sums: [
      { label: paper.closing_cents < 0 ? texts.inCredit : texts.toPay, amount: amount(paper.closing_cents) },
    ],
    notes: paper.entries.length === 0 ? [texts.nothing] : [texts.signs],
  };
}

function receiptParts(paper: ReceiptDocument) {
  const { locale, currency, file, number, kind, cents, on } = paper;
  const texts = documentTexts(locale).account;
  const amount = (value: number) => money(value, currency, locale);
  const facts: [string, string | null][] = [
    [texts.date, longDate(paper.date, locale)],
    [texts.booking, `${file.reference}, ${file.name}`],
    [texts.agencyReference, paper.agency_reference],
    [texts.forInvoice, paper.of],
    [texts.issued, longDate(on, locale)],
  ];
  const about = [paper.method ? texts.methods[paper.method] : "", paper.reference];
  return {
    title: `${texts[kind]} ${number}`,
    kind: texts[kind],
    number,
    reference: number,
    version_short: file.reference,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    columns: [texts.date, texts.entry, "", `${texts.amount} (${currency})`],
    rows: [row([longDate(paper.date, locale), texts.types[kind], "", amount(cents)], joined(about))],
    sums: [{ label: texts.balanceAfter, amount: amount(paper.balance_cents) }],
    notes: [kind === "receipt" ? texts.thanks : texts.sentBack],
  };
}

/** Cells of a row, with what stands small below the second. */
function row(cells: [string, string, string, string], about = "") {
  return { cells, about };
}

function wordsOf({ type, number }: AccountRow, locale: Locale): string {
  return [documentTexts(locale).account.types[type], number ?? ""].filter((text) => text !== "").join(" ");
}

function aboutOf({ file, method, reference }: AccountRow, locale: Locale): string {
  return joined([file, method ? documentTexts(locale).account.methods[method] : "", reference]);
}

function joined(words: readonly string[]): string {
  return words.filter((text) => text !== "").join(" \u00B7 ");
}
