import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { departure } from "#api/db/schema/tour.ts";
import { type TourPart, tourPartOf } from "#api/domain/files/payment-schedule.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";

/** The seats on regular tours that count in a file, for whoever may read it in the scope of `tx`: one statement. */
export async function readTourPart(tx: Tx, fileId: number): Promise<TourPart> {
  const { adults, children, infants, costed, kind, status } = serviceLine;
  const rows = await tx
    .select({
      netCents: sql<number>`coalesce(${linePrice.netCents}, 0)`,
      seatDepositCents: sql<number>`(${departure.prices}->>'deposit')::int`,
      seats: sql<number>`${adults} + ${children} + ${infants}`,
      costed,
      kind,
      status,
    })
    .from(serviceLine)
    .innerJoin(departure, eq(departure.id, serviceLine.departureId))
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(eq(serviceLine.fileId, fileId));
  return tourPartOf(rows.filter(counts));
}
