import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { planPayments, tourPartOf } from "#api/domain/files/payment-schedule.ts";
import { seatLine } from "#api/modules/sales/bookings/seat-line.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";

/** What the agency is to pay for all of it, and the services that count in it. */
type Due = { netCents: number; requestedOn: string; counted: readonly PlannedLine[] };

/**
 * Writes down what the agency pays when, on the terms that hold as the booking is requested or changed, in place of what was
 * written down before. System scope.
 */
export async function keepSchedule(
  tx: Tx,
  file: { id: number; travelDate: string },
  { netCents, requestedOn, counted }: Due,
  now: Date,
) {
  const payments = planPayments(
    {
      netCents,
      tours: tourPartOf(counted.map(seatLine)),
      travelDate: file.travelDate,
      requestedOn,
    },
    await readOfferTerms(tx),
  );
  await tx.delete(paymentSchedule).where(eq(paymentSchedule.fileId, file.id));
  if (payments.length === 0) return;
  await tx
    .insert(paymentSchedule)
    .values(
      payments.map((payment, index) => ({ ...payment, fileId: file.id, seq: index + 1, createdAt: now })),
    );
}
