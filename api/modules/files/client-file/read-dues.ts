import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import type { clientFile } from "#api/db/schema/client-file.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isCancelled } from "#api/domain/files/cancel-line.ts";
import { scheduleFor, type DuePayment } from "#api/domain/files/payment-schedule.ts";

type Booking = Pick<typeof clientFile.$inferSelect, "id" | "status">;

/** What is charged for services that were cancelled, and what falls due when as it was written down. Integer cents. */
export type Dues = { feeCents: number; payments: DuePayment[] };

/**
 * What of a booking falls due when: its total and the fees, which are paid with the rest. No payments without a
 * schedule that was written down with the booking, or once it is cancelled.
 */
export async function readDues(tx: Tx, { id, status }: Booking, netCents: number): Promise<Dues> {
  const feeCents = await readFees(tx, id);
  if (isCancelled(status)) return { feeCents, payments: [] };
  const agreed = await tx
    .select({
      kind: paymentSchedule.kind,
      dueOn: paymentSchedule.dueOn,
      amountCents: paymentSchedule.amountCents,
    })
    .from(paymentSchedule)
    .where(eq(paymentSchedule.fileId, id))
    .orderBy(asc(paymentSchedule.seq));
  return { feeCents, payments: scheduleFor(agreed, netCents + feeCents) };
}

async function readFees(tx: Tx, fileId: number): Promise<number> {
  const rows = await tx
    .select({ cents: serviceLine.penaltyCents })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, fileId));
  return rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}
