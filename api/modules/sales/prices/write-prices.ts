import { eq, inArray } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import { isTaken, roundingSlot } from "#api/domain/files/line-rules.ts";
import { planPrices, type PricePlan, type RepricedLine } from "#api/modules/sales/prices/plan-prices.ts";
import { addVersions, retire, type NewVersion } from "#api/modules/sales/prices/price-versions.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { inAllLanguages } from "#api/texts/texts.ts";

/** What became of the prices: how many services have none, and how many got another one. */
export type Repriced = { withoutPrice: number; changed: number };

type How = {
  reason: string;
  now: Date;
  /** Lines whose new price counts only when their supplier agrees to it; the current one stays until then. */
  waiting?: ReadonlySet<number>;
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
    .map(({ line, found, isEstimate }) => ({
      lineId: line.id,
      isWaiting: waiting.has(line.id),
      amounts: found,
      priced: found.priced,
      source: isEstimate ? "estimate" : line.departureId === null ? "rate" : "departure",
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

/** How a line that has a price stands in its file. */
export function toldOf({ line, found: { priced }, qty, isEstimate }: RepricedLine) {
  const byRates = priced.extra_on_request ? ("on_request" as const) : ("priced" as const);
  return {
    priceStatus: isEstimate ? ("estimate" as const) : byRates,
    costed: line.kind === "included",
    units: priced.units,
    qty,
  };
}

async function tellPrices(tx: Tx, priced: readonly RepricedLine[]): Promise<void> {
  const rows = priced.flatMap((one) => {
    const { line } = one;
    const told = toldOf(one);
    const same =
      line.priceStatus === told.priceStatus &&
      line.costed === told.costed &&
      line.units === told.units &&
      line.qty === told.qty;
    return same ? [] : [{ id: line.id, ...told }];
  });
  await updateEach(tx, serviceLine, { by: "id", rows });
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
