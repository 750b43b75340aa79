import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { planPayments } from "#api/domain/files/payment-schedule.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";

/**
 * Writes down what the agency pays when, on the terms that hold as the booking is requested or changed, in place of what was
 * written down before. System scope.
 */
export async function keepSchedule(
  tx: Tx,
  file: { id: number; travelDate: string },
  { netCents, requestedOn }: { netCents: number; requestedOn: string },
  now: Date,
) {
  const payments = planPayments(
    {
      netCents,
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
