import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import type { clientFile } from "#api/db/schema/client-file.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { scheduleFor, type DuePayment } from "#api/domain/files/payment-schedule.ts";

type Booking = Pick<typeof clientFile.$inferSelect, "id" | "status">;

/** What of a total falls due when, as it was written down with the booking; nothing without that, or once it is cancelled. */
export async function agreedPayments(
  tx: Tx,
  { id, status }: Booking,
  netCents: number,
): Promise<DuePayment[]> {
  if (status === "Cancellation" || status === "Cancelled") return [];
  const agreed = await tx
    .select({
      kind: paymentSchedule.kind,
      dueOn: paymentSchedule.dueOn,
      amountCents: paymentSchedule.amountCents,
    })
    .from(paymentSchedule)
    .where(eq(paymentSchedule.fileId, id))
    .orderBy(asc(paymentSchedule.seq));
  return scheduleFor(agreed, netCents);
}
