import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readQuoteFile, readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { planOf } from "#api/modules/sales/prices/plan-prices.ts";
import { openWorkshop, priceWorkshop, repriceable } from "#api/modules/sales/prices/price-stored.ts";
import { retire } from "#api/modules/sales/prices/price-versions.ts";
import { writePlan } from "#api/modules/sales/prices/write-prices.ts";

/**
 * Prices one service of a file at the rates of today; without a rate it has no price. What is priced by hand, or for a
 * part of the party, keeps its own, and so does the rounding of the people's prices. The file is locked, the scope is
 * the system's.
 */
export async function repriceLine(
  tx: Tx,
  fileId: number,
  lineId: number,
  how: { reason: string; now: Date },
): Promise<void> {
  const file = await readQuoteFile(tx, fileId);
  const people = await readTravellers(tx, fileId);
  const lines = await readFileLines(tx, fileId);
  const asked = repriceable(lines, people.travellers.length).filter(({ id }) => id === lineId);
  if (asked.length === 0) return;
  const workshop = await openWorkshop(tx, file, people, asked, { now: how.now });
  const plan = planOf(lines, asked, priceWorkshop(asked, workshop), workshop);
  if (plan.without.length > 0) {
    await tx
      .update(serviceLine)
      .set({ priceStatus: "no_rate", costed: false })
      .where(eq(serviceLine.id, lineId));
    await retire(tx, [lineId]);
  }
  await writePlan(tx, file, { ...plan, rounding: null }, how);
}
