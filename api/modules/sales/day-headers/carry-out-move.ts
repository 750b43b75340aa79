import { and, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { addDays } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { dropPicture } from "#api/modules/sales/day-headers/day-picture.ts";
import type { PlannedMove } from "#api/modules/sales/day-headers/move-days.ts";

/** Beyond every number that a day has. */
const aside = 1000;

/**
 * Puts the days behind the inserted or removed one on their new dates, with what stands on them. Answers the services
 * that have other dates now. The file is locked, the scope is the system's.
 */
export async function carryOutMove(
  tx: Tx,
  { file, lines }: Submission,
  { wish, days, date, plan }: PlannedMove,
  call: Call,
): Promise<number[]> {
  const by = wish.what === "insert" ? 1 : -1;
  const removed = wish.what === "remove" ? days.find(({ dayNo }) => dayNo === wish.day) : undefined;
  if (removed) {
    await tx.delete(dayHeader).where(eq(dayHeader.id, removed.id));
    if (removed.picture) await dropPicture(tx, file.id, removed.picture, call);
    await makeRoom(tx, lines, wish.day);
  }
  const from = wish.what === "insert" ? wish.day : wish.day + 1;
  await shiftNumbers(tx, file.id, { from, by });
  if (wish.what === "insert") await insertDay(tx, file.id, { wish, days, date });
  for (const { line, dateFrom, dateTo } of plan.moves) {
    await tx
      .update(serviceLine)
      .set({ dateFrom, dateTo, pickup: met(line.pickup, by), dropoff: met(line.dropoff, by) })
      .where(eq(serviceLine.id, line.id));
  }
  const stretched = plan.spans.filter(({ line }) => wish.stretch.has(line.uid));
  for (const { line, dateTo } of stretched) {
    const meetsLater = line.dropoff?.date === line.dateTo;
    await tx
      .update(serviceLine)
      .set({ dateTo, ...(meetsLater && { dropoff: met(line.dropoff, by) }) })
      .where(eq(serviceLine.id, line.id));
  }
  const endDate = addDays(file.endDate, by);
  await tx.update(clientFile).set({ endDate }).where(eq(clientFile.id, file.id));
  // The rounding of the prices stands at the end of the trip.
  for (const line of lines.filter(isRounding)) {
    await tx
      .update(serviceLine)
      .set({ dateFrom: endDate, dateTo: endDate })
      .where(eq(serviceLine.id, line.id));
  }
  return [...plan.moves, ...stretched].map(({ line }) => line.id);
}

/** What was cancelled on a day that goes is told on the day before, or of the first day on the next. */
async function makeRoom(tx: Tx, lines: readonly SubmissionLine[], dayNo: number): Promise<void> {
  const gone = lines.filter((line) => line.dayNo === dayNo && !isRounding(line));
  const target = dayNo === 1 ? 2 : dayNo - 1;
  const last = Math.max(0, ...lines.filter((line) => line.dayNo === target).map(({ seq }) => seq));
  for (const [index, line] of gone.entries()) {
    await tx
      .update(serviceLine)
      .set({ dayNo: target, seq: last + 10 * (index + 1) })
      .where(eq(serviceLine.id, line.id));
  }
}

/** By way of numbers that no day has: no two may share one. */
async function shiftNumbers(
  tx: Tx,
  fileId: number,
  { from, by }: { from: number; by: number },
): Promise<void> {
  const headers = and(eq(dayHeader.fileId, fileId), gte(dayHeader.dayNo, from));
  await tx
    .update(dayHeader)
    .set({ dayNo: sql`${dayHeader.dayNo} + ${aside}`, date: sql`${dayHeader.date} + ${by}::int` })
    .where(headers);
  await tx
    .update(dayHeader)
    .set({ dayNo: sql`${dayHeader.dayNo} - ${aside - by}`, lockVersion: sql`${dayHeader.lockVersion} + 1` })
    .where(and(eq(dayHeader.fileId, fileId), gte(dayHeader.dayNo, aside)));
  const services = and(eq(serviceLine.fileId, fileId), gte(serviceLine.dayNo, from));
  await tx
    .update(serviceLine)
    .set({ dayNo: sql`${serviceLine.dayNo} + ${aside}` })
    .where(services);
  await tx
    .update(serviceLine)
    .set({ dayNo: sql`${serviceLine.dayNo} - ${aside - by}` })
    .where(and(eq(serviceLine.fileId, fileId), gte(serviceLine.dayNo, aside)));
}

/** A day without words, where the night before is spent. */
async function insertDay(
  tx: Tx,
  fileId: number,
  { wish, days, date }: Pick<PlannedMove, "wish" | "days" | "date">,
): Promise<void> {
  const near = days[wish.day - 2] ?? days[0];
  if (!near) throw new RangeError("A day is inserted where there are none");
  const [spent] = await tx
    .select({ placeId: dayHeader.placeId, night: dayHeader.overnightPlaceId })
    .from(dayHeader)
    .where(eq(dayHeader.id, near.id));
  if (!spent) throw new RangeError("The day before is gone");
  const placeId = wish.day > 1 ? (spent.night ?? spent.placeId) : spent.placeId;
  await tx.insert(dayHeader).values({
    fileId,
    dayNo: wish.day,
    date,
    title: { en: "" },
    text: { en: "" },
    placeId,
    overnightPlaceId: placeId,
  });
}

type Meeting = SubmissionLine["pickup"];

/** A meeting on its new date. */
function met(meeting: Meeting, by: number): Meeting {
  return meeting?.date ? { ...meeting, date: addDays(meeting.date, by) } : meeting;
}
