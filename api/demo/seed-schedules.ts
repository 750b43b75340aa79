import { and, eq, sql } from "drizzle-orm";
import { endedList } from "#api/db/ended-line.ts";
import { planPayments } from "#api/domain/files/payment-schedule.ts";
import { addDays } from "#api/domain/today.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";

const usual = { depositBps: 1000, balanceDaysBefore: 60 };
/** Files of this department have no seats on regular tours. */
const noTours = { netCents: 0, depositCents: 0 };
/** How long before departure the demo's trips were booked. */
export const bookedAhead = 120;

/** What the agencies of the demo's own bookings pay when; seats on regular tours are paid otherwise. */
export async function seedSchedules(tx: Tx): Promise<void> {
  const files = await tx
    .select({
      fileId: clientFile.id,
      travelDate: clientFile.travelDate,
      netCents: sql<number>`coalesce(sum(${linePrice.netCents}) filter (where ${serviceLine.costed}
        and ${serviceLine.kind} = 'included' and ${serviceLine.status} not in (${endedList})), 0)::int`,
    })
    .from(clientFile)
    .innerJoin(serviceLine, eq(serviceLine.fileId, clientFile.id))
    .innerJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(and(eq(clientFile.kind, "booking"), eq(clientFile.department, "FI")))
    .groupBy(clientFile.id);
  const rows = files.flatMap(({ fileId, travelDate, netCents }) =>
    planPayments(
      { netCents, tours: noTours, travelDate, requestedOn: addDays(travelDate, -bookedAhead) },
      usual,
    ).map((payment, index) => ({ ...payment, fileId, seq: index + 1 })),
  );
  for (let from = 0; from < rows.length; from += 500) {
    await tx.insert(paymentSchedule).values(rows.slice(from, from + 500));
  }
}
