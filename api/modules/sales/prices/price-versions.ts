import { and, eq, inArray, max } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { lineCost, linePrice } from "#api/db/schema/service-line.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import type { FileAmounts } from "#api/domain/quotes/price-file.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";

/** A price as it is to be written. One that waits counts once the supplier agrees; the current one stays until then. */
export type NewVersion = {
  lineId: number;
  isWaiting: boolean;
  amounts: FileAmounts;
  priced: PricedLine | null;
  source: "rate" | "departure" | "estimate" | "override" | "manual";
};

/** The current prices of lines count no more. */
export async function retire(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  for (const table of [linePrice, lineCost]) {
    await tx
      .update(table)
      .set({ isCurrent: false })
      .where(and(inArray(table.lineId, [...lineIds]), eq(table.isCurrent, true)));
  }
}

/** Writes versions beside those before, price and cost under the same number; `by` is whoever set them by hand. */
export async function addVersions(
  tx: Tx,
  versions: readonly NewVersion[],
  currency: QuoteFile["currency"],
  { reason, now, by = null }: { reason: string; now: Date; by?: number | null },
): Promise<void> {
  if (versions.length === 0) return;
  const ids = versions.map(({ lineId }) => lineId);
  await retire(
    tx,
    versions.flatMap(({ lineId, isWaiting }) => (isWaiting ? [] : [lineId])),
  );
  const known = await tx
    .select({ lineId: linePrice.lineId, last: max(linePrice.version) })
    .from(linePrice)
    .where(inArray(linePrice.lineId, ids))
    .groupBy(linePrice.lineId);
  const lastOf = new Map(known.map(({ lineId, last }) => [lineId, last ?? 0]));
  const same = ({ lineId, isWaiting }: Pick<NewVersion, "lineId" | "isWaiting">) => ({
    lineId,
    version: (lastOf.get(lineId) ?? 0) + 1,
    isCurrent: !isWaiting,
    isWaiting,
    currency,
    computedAt: now,
  });
  await tx.insert(linePrice).values(
    versions.map(({ amounts, priced, source, ...version }) => ({
      ...same(version),
      ...(priced && partsOf(priced, "sell")),
      source,
      sellCents: amounts.sell,
      commissionCents: amounts.commission,
      netCents: amounts.net,
      gstCents: amounts.gst,
      computedBy: by,
      reason,
    })),
  );
  await tx.insert(lineCost).values(
    versions.map(({ amounts, priced, ...version }) => ({
      ...same(version),
      ...(priced && partsOf(priced, "cost")),
      costCents: amounts.cost,
    })),
  );
}

function partsOf({ dates, extras }: PricedLine, amount: "cost" | "sell") {
  return {
    units: dates.map((unit) => ({
      date: unit.date,
      rate: unit.rate_id,
      version: unit.rate_version,
      cents: unit[amount],
      free: unit.free,
    })),
    extras: extras.map(({ code, count, ...cents }) => ({ code, count, cents: cents[amount] })),
  };
}
