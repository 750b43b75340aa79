import { linesOfCharges, linesOfDeposit } from "#api/domain/money/billed-lines.ts";
import type { TaxCode } from "#api/domain/money/history-shapes.ts";
import { scheduleFor, type DuePayment } from "#api/domain/files/payment-schedule.ts";
import { addDays } from "#api/domain/today.ts";

/** What an agency is charged for one service, or for having cancelled it: net of commission, with tax. Integer cents. */
export type Charge = { cents: number; taxCode: TaxCode };

type DraftLine<Of extends Charge> = {
  /** What is billed; null for a deposit on all of it. */
  charge: Of | null;
  amountCents: number;
  taxCode: TaxCode;
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
 * The first invoice of a booking: its deposit where the schedule begins with one, else all that it comes to, with the
 * lines that it would have if it were issued. It falls due on the day of the schedule; what falls due with the
 * confirmation, so many days after it. Null where there is nothing to pay.
 */
export function draftInvoice<Of extends Charge>(
  { charges, schedule, confirmedOn, paymentDays }: BilledBooking<Of>,
  taxBps: number,
): InvoiceDraft<Of> | null {
  const totalOwed = charges.reduce((sum, { cents }) => sum + cents, 0);
  if (totalOwed <= 0) return null;
  const [first, ...later] = scheduleFor(schedule, totalOwed);
  // A deposit that nothing follows is the whole amount.
  const isDeposit = first?.kind === "deposit" && later.length > 0;
  const charged = {
    brand: { gst_bps: taxBps },
    charges: charges.map(({ cents, taxCode }, index) => ({ line: String(index), cents, taxCode })),
  };
  const lines = isDeposit ? linesOfDeposit(charged, first.amountCents) : linesOfCharges(charged);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const gstCents = lines.reduce((sum, { gst }) => sum + gst, 0);
  return {
    kind: isDeposit ? "deposit" : "full",
    dueDate: first?.dueOn ?? addDays(confirmedOn, paymentDays),
    lines: lines.map(({ ref, tax_code: taxCode, cents, gst }) => ({
      charge: (isDeposit ? null : charges[Number(ref)]) ?? null,
      amountCents: cents,
      taxCode,
      gstCents: gst,
    })),
    totalCents,
    gstCents,
    netExCents: totalCents - gstCents,
  };
}
