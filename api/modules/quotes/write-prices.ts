import { and, eq, inArray, max, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import { isTaken, roundingSlot } from "#api/domain/quotes/line-rules.ts";
import type { FileAmounts } from "#api/domain/quotes/price-file.ts";
import { planPrices, type PricePlan, type RepricedLine } from "#api/modules/quotes/plan-prices.ts";
import type { QuoteFile } from "#api/modules/quotes/read-file.ts";
import { inAllLanguages } from "#api/texts/texts.ts";

/** What became of the prices: how many services have none, and how many got another one. */
export type Repriced = { withoutPrice: number; changed: number };

type How = {
  reason: string;
  now: Date;
  /** Lines whose new price counts only when their supplier agrees to it; the current one stays until then. */
  waiting?: ReadonlySet<number>;
};
type NewVersion = {
  lineId: number;
  isWaiting: boolean;
  amounts: FileAmounts;
  priced: PricedLine | null;
  source: "rate" | "departure";
};

/**
 * Prices all services of a file at the rates of today and writes what is new: a version of its own for every line whose
 * price changed, beside those before it. In the scope of the system, with the file locked.
 */
export async function repriceFile(tx: Tx, file: QuoteFile, how: How): Promise<Repriced> {
  const plan = await planPrices(tx, file, how.now);
  const ids = plan.without.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(serviceLine)
      .set({ priceStatus: "no_rate", costed: false })
      .where(inArray(serviceLine.id, ids));
    await retire(tx, ids);
  }
  await writePlan(tx, file, plan, how);
  return {
    withoutPrice: plan.without.filter(isTaken).length,
    changed: plan.priced.filter(({ changed }) => changed).length,
  };
}

/**
 * Writes what has a price now. Lines without one stay as they are. While the price of any line waits the rounding of the
 * people's prices waits as well: it was worked out with the new ones. However many lines, so many statements.
 */
export async function writePlan(tx: Tx, file: QuoteFile, plan: PricePlan, how: How): Promise<void> {
  const waiting = how.waiting ?? new Set();
  await tellPrices(tx, plan.priced);
  const versions: NewVersion[] = plan.priced
    .filter(({ changed }) => changed)
    .map(({ line, found }) => ({
      lineId: line.id,
      isWaiting: waiting.has(line.id),
      amounts: found,
      priced: found.priced,
      source: line.departureId === null ? "rate" : "departure",
    }));
  if (plan.rounding) {
    const line = plan.rounding.line ?? (await insertRounding(tx, file, how.now));
    if (line)
      versions.push({
        lineId: line.id,
        isWaiting: waiting.size > 0,
        amounts: plan.rounding.amounts,
        priced: null,
        source: "rate",
      });
  }
  await addVersions(tx, versions, file.currency, how);
}

async function retire(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  for (const table of [linePrice, lineCost]) {
    await tx
      .update(table)
      .set({ isCurrent: false })
      .where(and(inArray(table.lineId, [...lineIds]), eq(table.isCurrent, true)));
  }
}

/** How a line that has a price stands in its file. */
export function toldOf({ line, found: { priced }, qty }: RepricedLine) {
  return {
    priceStatus: priced.extra_on_request ? ("on_request" as const) : ("priced" as const),
    costed: line.kind === "included",
    units: priced.units,
    qty,
  };
}

async function tellPrices(tx: Tx, priced: readonly RepricedLine[]): Promise<void> {
  const rows = priced.flatMap((one) => {
    const { line } = one;
    const { priceStatus, costed, units, qty } = toldOf(one);
    const same =
      line.priceStatus === priceStatus && line.costed === costed && line.units === units && line.qty === qty;
    return same
      ? []
      : [sql`(${line.id}::int, ${priceStatus}::text, ${costed}::boolean, ${units}::int, ${qty}::int)`];
  });
  if (rows.length === 0) return;
  await tx
    .update(serviceLine)
    .set({
      priceStatus: sql`told.price_status`,
      costed: sql`told.costed`,
      units: sql`told.units`,
      qty: sql`told.qty`,
    })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as told (id, price_status, costed, units, qty)`)
    .where(eq(serviceLine.id, sql`told.id`));
}

async function addVersions(
  tx: Tx,
  versions: readonly NewVersion[],
  currency: QuoteFile["currency"],
  { reason, now }: How,
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

/** The rounding of the people's prices is a line of its own at the end of the trip, so that the lines add up. */
async function insertRounding(tx: Tx, file: QuoteFile, now: Date) {
  const days = await tx
    .select({ dayNo: dayHeader.dayNo, date: dayHeader.date, placeId: dayHeader.placeId })
    .from(dayHeader)
    .where(eq(dayHeader.fileId, file.id))
    .orderBy(dayHeader.dayNo);
  const last = days.at(-1);
  if (!last) return undefined;
  const [line] = await tx
    .insert(serviceLine)
    .values({
      uid: ulid(now.getTime()),
      fileId: file.id,
      dayNo: last.dayNo,
      seq: 9_990,
      kind: "included",
      costed: true,
      serviceType: "SU",
      placeId: last.placeId,
      name: inAllLanguages((texts) => texts.rounding),
      dateFrom: last.date,
      dateTo: last.date,
      // Nothing is asked of anybody, so it is as certain as the trip.
      status: "OK",
      packageSlot: roundingSlot,
    })
    .returning({ id: serviceLine.id });
  return line;
}
