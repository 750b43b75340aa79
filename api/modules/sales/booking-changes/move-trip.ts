import { and, eq, notInArray, sql, type AnyColumn } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";

/** Moves a whole trip by days: its days and everything that stands on them, except what was cancelled. */
export async function moveTrip(tx: Tx, fileId: number, days: number): Promise<void> {
  if (days === 0) return;
  const moved = (column: AnyColumn) => sql`${column} + ${days}::int`;
  const met = (
    column: AnyColumn,
  ) => sql`case when ${column}->>'date' is null then ${column} else jsonb_set(${column},
    '{date}', to_jsonb(((${column}->>'date')::date + ${days}::int)::text)) end`;
  await tx
    .update(dayHeader)
    .set({ date: moved(dayHeader.date), lockVersion: sql`${dayHeader.lockVersion} + 1` })
    .where(eq(dayHeader.fileId, fileId));
  await tx
    .update(serviceLine)
    .set({
      dateFrom: moved(serviceLine.dateFrom),
      dateTo: moved(serviceLine.dateTo),
      pickup: met(serviceLine.pickup),
      dropoff: met(serviceLine.dropoff),
    })
    .where(and(eq(serviceLine.fileId, fileId), notInArray(serviceLine.status, ["CP", "CX"])));
  await tx
    .update(clientFile)
    .set({ travelDate: moved(clientFile.travelDate), endDate: moved(clientFile.endDate) })
    .where(eq(clientFile.id, fileId));
}
