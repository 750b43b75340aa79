import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { checkDay } from "#api/modules/money/ledger/check-day.ts";
import { doDeed, type Told } from "#api/modules/money/ledger/do-deed.ts";
import type { FileLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { deedOf } from "#api/modules/money/ledger/issuable.ts";
import type { IssuedInvoice } from "#api/modules/money/ledger/read-documents.ts";
import { textsIn } from "#api/texts/texts.ts";
import type {
  issueCreditNote,
  issueFileInvoice,
  LedgerDeedDone,
  recordReceipt,
  recordRefund,
  writeBackInvoice,
  writeOffInvoice,
} from "#contract/money/deeds.ts";

/** Issues an invoice of a booking, dated today where its brand is. */
export function issueInvoice(
  { params, body }: InputOf<typeof issueFileInvoice>,
  call: Call,
): Promise<LedgerDeedDone> {
  return doDeed({ params, version: body.ledger_version }, call, async (tx, ledger) => {
    await checkDay(tx, { day: ledger.today, today: ledger.today, field: "kind" }, call);
    return {
      deed: deedOf(ledger, body),
      details: {},
      told: ({ number, ...about }) => ({
        subject: invoiceSubject(about),
        action: "issued",
        before: { status: "Draft" },
        after: {
          status: "Issued",
          kind: body.kind,
          number,
          total_cents: ledger.book.ledger.at(-1)?.value ?? 0,
        },
      }),
    };
  });
}

/** Writes down money that came in: it serves the invoice that is named, then the others by due day. */
export function keepReceipt(
  { params, body }: InputOf<typeof recordReceipt>,
  call: Call,
): Promise<LedgerDeedDone> {
  return doDeed({ params, version: body.ledger_version }, call, async (tx, ledger) => {
    const named = body.invoice === null ? null : invoiceIn(ledger, body.invoice, call);
    const { date, cents, method, reference, note } = body;
    const day = { day: date, today: ledger.today, field: "date", notBefore: named?.issueDate };
    await checkDay(tx, day, call);
    const of = named?.number ?? null;
    return {
      deed: { deed: "receipt", on: date, cents, invoice: of },
      details: { method, reference, note, of },
      told: (about) => ({
        subject: fileSubject(about),
        action: "payment-received",
        before: {},
        after: { amount_cents: cents, ...(of !== null && { number: of }) },
      }),
    };
  });
}

/** Writes down money that went back out of what is on account. */
export function keepRefund(
  { params, body }: InputOf<typeof recordRefund>,
  call: Call,
): Promise<LedgerDeedDone> {
  return doDeed({ params, version: body.ledger_version }, call, async (tx, ledger) => {
    const { date, cents, method, reference, note } = body;
    await checkDay(tx, { day: date, today: ledger.today, field: "date" }, call);
    return {
      deed: { deed: "refund", on: date, cents },
      details: { method, reference, note },
      told: (about) => ({
        subject: fileSubject(about),
        action: "payment-refunded",
        before: {},
        after: { amount_cents: cents },
      }),
    };
  });
}

/** Takes an invoice back, all that is left of it or part, by a credit note of today. */
export function issueCredit(
  { params, body }: InputOf<typeof issueCreditNote>,
  call: Call,
): Promise<LedgerDeedDone> {
  return doDeed({ params, version: body.ledger_version }, call, async (tx, ledger) => {
    const { number: of, uid } = invoiceIn(ledger, params.invoice, call);
    await checkDay(tx, { day: ledger.today, today: ledger.today, field: "reason" }, call);
    const amounts = body.amounts && Object.keys(body.amounts).length > 0 ? body.amounts : null;
    return {
      deed: { deed: "credit", on: ledger.today, invoice: of, all: amounts === null, amounts },
      details: { reason: body.reason, note: body.note, of },
      documentUid: uid,
      amountField: amounts ? `amounts.${Object.keys(amounts)[0]}` : "reason",
      told: ({ number, ...about }) => ({
        subject: invoiceSubject(about),
        action: "credited",
        before: {},
        after: { number: of, credit_note: number, amount_cents: 0 - (ledger.book.ledger.at(-1)?.value ?? 0) },
      }),
    };
  });
}

/** Gives up what is open of an invoice, or part of it. */
export function writeOff(input: InputOf<typeof writeOffInvoice>, call: Call): Promise<LedgerDeedDone> {
  return written("write_off", input, call);
}

/** Takes back what was written off. */
export function writeBack(input: InputOf<typeof writeBackInvoice>, call: Call): Promise<LedgerDeedDone> {
  return written("write_back", input, call);
}

function written(
  deed: "write_off" | "write_back",
  { params, body }: Pick<InputOf<typeof writeOffInvoice>, "params" | "body">,
  call: Call,
): Promise<LedgerDeedDone> {
  return doDeed({ params, version: body.ledger_version }, call, async (tx, ledger) => {
    const { number: of, uid } = invoiceIn(ledger, params.invoice, call);
    await checkDay(tx, { day: ledger.today, today: ledger.today, field: "cents" }, call);
    return {
      deed: { deed, on: ledger.today, invoice: of, cents: body.cents },
      details: { note: body.note, of },
      documentUid: uid,
      told: (about) => ({
        subject: invoiceSubject(about),
        action: deed === "write_off" ? "written-off" : "written-back",
        before: {},
        after: { number: of, amount_cents: body.cents },
        reason: body.note,
      }),
    };
  });
}

/** An issued invoice of the file by its name; 404 for any other. */
function invoiceIn({ documents }: FileLedger, uid: string, call: Call): IssuedInvoice & { number: string } {
  const found = documents.invoices.find((one) => one.uid === uid);
  if (!found || found.number === null) throw notFound(textsIn(call.locale).recordNotFound);
  return { ...found, number: found.number };
}

function invoiceSubject({ documentUid, fileId, brandId }: Omit<Told, "number">) {
  return { type: "invoice" as const, uid: documentUid, fileId, brandId };
}

function fileSubject({ fileUid, fileId, brandId }: Told) {
  return { type: "client-file" as const, uid: fileUid, fileId, brandId };
}
