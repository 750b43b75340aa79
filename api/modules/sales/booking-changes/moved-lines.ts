import { and, eq, sql, type AnyColumn } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { daysBetween } from "#api/domain/today.ts";
import { dayNoOf } from "#api/domain/tours/trip-days.ts";
import type { ChangePlan, FullWish, MovedLine } from "#api/modules/sales/booking-changes/change-parts.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { lastOf } from "#api/modules/sales/quotes/insert-service.ts";
import type { ChangeProblem } from "#contract/sales/bookings/change-wish.ts";

/** The lines that a wish puts on other days of the trip, with what stays of their times; or why it cannot be. */
export function movedLines(
  live: readonly SubmissionLine[],
  { move = [] }: FullWish,
  { travelDate, endDate }: { travelDate: string; endDate: string },
): MovedLine[] | ChangeProblem {
  const moved: MovedLine[] = [];
  for (const wish of move) {
    const line = live.find(({ uid }) => uid === wish.line);
    if (!line) return "service_gone";
    if (line.departureId !== null) return "tour_seats";
    if (wish.date_from < travelDate || wish.date_from > endDate) return "service_outside_trip";
    const { startTime, endTime } = line;
    const times = { startTime: wish.start_time ?? startTime, endTime: wish.end_time ?? endTime };
    const count = wish.qty === undefined ? {} : { askedQty: wish.qty || null };
    if (wish.qty && line.option?.chargeBasis !== "unit") return "service_gone";
    moved.push({ id: line.id, dateFrom: wish.date_from, dateTo: wish.date_to, ...times, ...count });
  }
  return moved;
}

/** Puts lines on their new days, behind what stands there; where the travellers are met moves with them. */
export async function writeMoves(tx: Tx, { file, lines }: Submission, plan: ChangePlan): Promise<void> {
  for (const { id, ...dates } of plan.moved) {
    const before = lines.find((line) => line.id === id);
    if (!before) continue;
    const dayNo = dayNoOf(dates.dateFrom, plan.travelDate);
    const rows = await readFileLines(tx, file.id);
    const stays = rows.some((row) => row.id === id && row.dayNo === dayNo);
    const days = daysBetween(before.dateFrom, dates.dateFrom);
    const seq = lastOf(rows.filter((row) => row.dayNo === dayNo)) + 10;
    await tx
      .update(serviceLine)
      .set({
        ...dates,
        // Of what has no price by rates it is said here alone.
        ...(dates.askedQty && { qty: dates.askedQty }),
        ...(!stays && { dayNo, seq }),
        ...(days !== 0 && {
          pickup: metAfter(serviceLine.pickup, days),
          dropoff: metAfter(serviceLine.dropoff, days),
        }),
      })
      .where(and(eq(serviceLine.id, id), eq(serviceLine.fileId, file.id)));
  }
}

function metAfter(column: AnyColumn, days: number) {
  return sql`case when ${column}->>'date' is null then ${column} else jsonb_set(${column},
    '{date}', to_jsonb(((${column}->>'date')::date + ${days}::int)::text)) end`;
}
