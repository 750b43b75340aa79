import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";

/**
 * Prices that would have counted once suppliers agreed are not wanted any more: another change took their place, or
 * nothing is asked of the supplier any longer. The versions stay, the current ones go on counting. The file is locked.
 */
export async function dropWaiting(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  for (const table of [linePrice, lineCost]) {
    await tx
      .update(table)
      .set({ isWaiting: false })
      .where(and(inArray(table.lineId, [...lineIds]), table.isWaiting));
  }
}

/**
 * The rounding of the people's prices belongs to the prices that wait with it: where none of them waits any more, its
 * own does not either. The file is locked.
 */
export async function dropLonelyRounding(tx: Tx, fileId: number): Promise<void> {
  const waiting = await tx
    .select({ id: serviceLine.id, packageSlot: serviceLine.packageSlot })
    .from(serviceLine)
    .innerJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), linePrice.isWaiting))
    .where(eq(serviceLine.fileId, fileId));
  if (!waiting.every(isRounding)) return;
  await dropWaiting(
    tx,
    waiting.map(({ id }) => id),
  );
}
