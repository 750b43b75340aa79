import { scheduleFor, type DuePayment } from "#api/domain/files/payment-schedule.ts";
import { documentGst } from "#api/domain/pricing/document-gst.ts";
import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import { addDays } from "#api/domain/today.ts";

/** What an agency is charged for one service, or for having cancelled it: net of commission, with tax. Integer cents. */
export type Charge = { cents: number; taxCode: string };

type DraftLine<Of extends Charge> = {
  /** What is billed; null for a deposit on all of it. */
  charge: Of | null;
  amountCents: number;
  taxCode: string;
  gstCents: number;
};

/** An invoice that is not issued. Amounts in integer cents; lines add up to the total, their tax to its tax. */
export type InvoiceDraft<Of extends Charge> = {
  kind: "deposit" | "full";
  dueDate: string;
  lines: DraftLine<Of>[];
  totalCents: number;
  gstCents: number;
  netExCents: number;
};

export type BilledBooking<Of extends Charge> = {
  charges: readonly Of[];
  schedule: readonly DuePayment[];
  /** The day on which the booking was confirmed, where its brand is. */
  confirmedOn: string;
  /** How many days later an agency pays that buys on credit; 0 for one that pays beforehand. */
  paymentDays: number;
};

/**
 * The first invoice of a booking: its deposit where the schedule begins with one, else all that it comes to. It falls
 * due on the day of the schedule; what falls due with the confirmation, so many days after it. Tax is worked out once
 * per tax code on what is billed. Null where there is nothing to pay.
 */
export function draftInvoice<Of extends Charge>(
  { charges, schedule, confirmedOn, paymentDays }: BilledBooking<Of>,
  rates: Readonly<Record<string, number>>,
): InvoiceDraft<Of> | null {
  const charged = charges.filter(({ cents }) => cents !== 0);
  const totalOwed = charged.reduce((sum, { cents }) => sum + cents, 0);
  if (totalOwed <= 0) return null;
  const [first, ...later] = scheduleFor(schedule, totalOwed);
  // A deposit that nothing follows is the whole amount.
  const isDeposit = first?.kind === "deposit" && later.length > 0;
  const billed = isDeposit
    ? depositOn(charged, first.amountCents)
    : charged.map((charge) => ({ charge, amountCents: charge.cents, taxCode: charge.taxCode }));
  const gst = documentGst(
    billed.map(({ amountCents, taxCode }) => ({ gross: amountCents, tax_code: taxCode })),
    rates,
  );
  const totalCents = billed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    kind: isDeposit ? "deposit" : "full",
    dueDate: first?.dueOn ?? addDays(confirmedOn, paymentDays),
    lines: billed.map((line, index) => ({ ...line, gstCents: gst.lines[index] ?? 0 })),
    totalCents,
    gstCents: gst.total,
    netExCents: totalCents - gst.total,
  };
}

/** A deposit is one line per tax code, each with the share that its charges have in the booking. */
function depositOn(charges: readonly Charge[], depositCents: number) {
  const sums = new Map<string, number>();
  for (const { taxCode, cents } of charges) sums.set(taxCode, (sums.get(taxCode) ?? 0) + cents);
  const codes = [...sums].filter(([, cents]) => cents > 0);
  const shares = splitAmount(
    depositCents,
    codes.map(([, cents]) => cents),
  );
  return codes.flatMap(([taxCode], index) => {
    const amountCents = shares[index] ?? 0;
    return amountCents === 0 ? [] : [{ charge: null, amountCents, taxCode }];
  });
}

/** The basis points of each tax code; only the standard one carries the tax of the brand. */
export function ratesOfTaxCodes(standardBps: number): Record<string, number> {
  return { STD: standardBps, ZERO: 0, EXEMPT: 0, NONE: 0 };
}
