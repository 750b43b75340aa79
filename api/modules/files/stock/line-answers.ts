import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { room } from "#api/db/schema/client-file.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { lineAvailability } from "#api/db/schema/line-availability.ts";
import { isChecked, isRecent, questionOf, type CheckedStatus } from "#api/domain/files/check-availability.ts";
import type { ChangedLine } from "#api/modules/files/client-file/tell-changed.ts";
import type { LineAvailability } from "#contract/sales/bookings/availability.ts";
import type { LineStatus } from "#contract/primitives.ts";

type Row = typeof lineAvailability.$inferSelect;
export type KeptAnswer = Row & { status: CheckedStatus };
type AnswerOf = KeptAnswer & { lineUid: string };

const answerRows = prepared((tx) =>
  tx
    .select({ answer: lineAvailability, status: serviceLine.status, lineUid: serviceLine.uid })
    .from(lineAvailability)
    .innerJoin(serviceLine, eq(serviceLine.id, lineAvailability.lineId))
    .where(eq(serviceLine.fileId, sql.placeholder("fileId")))
    .prepare("answers_of_file"),
);

/**
 * What the stock answered about the lines of a file within the last ten minutes. An answer whose line is no
 * longer available or on request by it counts for nothing.
 */
export async function recentAnswers(tx: Tx, fileId: number, now: Date): Promise<AnswerOf[]> {
  const rows = await answerRows(tx, { fileId });
  return rows.flatMap(({ status, answer, lineUid }) =>
    isChecked(status) && isRecent(answer.checkedAt, now) ? [{ ...answer, status, lineUid }] : [],
  );
}

/** An answer as whoever asked reads it. */
export function presentAnswer({ status, reason, day, checkedAt }: KeptAnswer): LineAvailability {
  return { status, reason, day, checked_at: checkedAt.toISOString() };
}

/** Keeps what the stock has just answered about some lines. */
export async function keepAnswers(tx: Tx, answers: readonly Row[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insert(lineAvailability)
    .values([...answers])
    .onConflictDoUpdate({
      target: lineAvailability.lineId,
      set: {
        reason: sql`excluded.reason`,
        day: sql`excluded.day`,
        question: sql`excluded.question`,
        checkedAt: sql`excluded.checked_at`,
      },
    });
}

/**
 * Makes quoted services of a quote again of those that are no longer what was checked: taken out of the trip, on other
 * dates, for another party or something else. The file is locked; nobody was asked for them yet. Answers them.
 */
export async function dropOutdated(tx: Tx, fileId: number, now: Date): Promise<ChangedLine[]> {
  const checked: LineStatus[] = ["AV", "OR"];
  const rows = await tx
    .select({ line: serviceLine, price: { units: linePrice.units }, question: lineAvailability.question })
    .from(serviceLine)
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .leftJoin(lineAvailability, eq(lineAvailability.lineId, serviceLine.id))
    .where(and(eq(serviceLine.fileId, fileId), inArray(serviceLine.status, checked)));
  if (rows.length === 0) return [];
  const codes = (await tx.select({ code: room.code }).from(room).where(eq(room.fileId, fileId))).map(
    ({ code }) => code,
  );
  const outdated = rows.flatMap(({ line, price, question }) =>
    line.kind === "included" && question === questionOf({ ...line, price }, codes) ? [] : [line.id],
  );
  if (outdated.length === 0) return [];
  await tx.delete(lineAvailability).where(inArray(lineAvailability.lineId, outdated));
  return tx
    .update(serviceLine)
    .set({ status: "QU", statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` })
    .where(inArray(serviceLine.id, outdated))
    .returning({ uid: serviceLine.uid, status: serviceLine.status });
}
