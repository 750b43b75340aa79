import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { lineCost, linePrice } from "#api/db/schema/service-line.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import type { SubmissionLine } from "#api/modules/bookings/submission.ts";

/** Adds a new version of price and cost to lines; what was said before stays written. Integer cents. */
export async function writePrices(
  tx: Tx,
  fresh: readonly { line: SubmissionLine; priced: PricedLine }[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  if (fresh.length === 0) return;
  const ids = fresh.map(({ line }) => line.id);
  await tx
    .update(linePrice)
    .set({ isCurrent: false })
    .where(and(inArray(linePrice.lineId, ids), eq(linePrice.isCurrent, true)));
  await tx
    .update(lineCost)
    .set({ isCurrent: false })
    .where(and(inArray(lineCost.lineId, ids), eq(lineCost.isCurrent, true)));
  await tx.insert(linePrice).values(
    fresh.map(({ line, priced }) => ({
      ...versionOf(line, priced, now),
      source: "rate" as const,
      sellCents: priced.sell,
      commissionCents: priced.commission,
      netCents: priced.net,
      taxCode: line.price?.taxCode ?? "STD",
      gstCents: priced.gst.net,
      reason,
      units: unitsOf(priced, "sell"),
      extras: extrasOf(priced, "sell"),
    })),
  );
  await tx.insert(lineCost).values(
    fresh.map(({ line, priced }) => ({
      ...versionOf(line, priced, now),
      costCents: priced.cost,
      units: unitsOf(priced, "cost"),
      extras: extrasOf(priced, "cost"),
    })),
  );
}

function versionOf(line: SubmissionLine, priced: PricedLine, now: Date) {
  return {
    lineId: line.id,
    version: Math.max(line.price?.version ?? 0, line.cost?.version ?? 0) + 1,
    isCurrent: true,
    // Brands sell in these two.
    currency: priced.currency as "NZD" | "AUD",
    computedAt: now,
  };
}

function unitsOf(priced: PricedLine, amount: "cost" | "sell") {
  return priced.dates.map((unit) => ({
    date: unit.date,
    rate: unit.rate_id,
    version: unit.rate_version,
    cents: unit[amount],
    free: unit.free,
  }));
}

function extrasOf(priced: PricedLine, amount: "cost" | "sell") {
  return priced.extras.map((one) => ({ code: one.code, count: one.count, cents: one[amount] }));
}
