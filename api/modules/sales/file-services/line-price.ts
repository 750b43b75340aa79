import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { lineCost, linePrice } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { taxInside } from "#api/domain/quotes/build-version.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import type { Call } from "#api/http/context.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { readPricedService } from "#api/modules/sales/file-services/priced-line.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import { isSetByHand } from "#api/modules/sales/prices/set-by-hand.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";

type Answer = z.input<typeof LineBreakdown>;

/** How the price of a service came about, each of its versions, read by the caller's own wall. */
export async function showPrice(key: { uid: string; line: string }, call: Call): Promise<Answer> {
  const { id } = await findTrip(key.uid, call);
  return call.database.inScope(call.scope, async (tx) => {
    const file = await readQuoteFile(tx, id);
    const { line, deeds, commissionBps } = await readPricedService(tx, file, key.line, call);
    const { obstacle, ...may } = deeds;
    const rows = await readVersions(tx, line.id);
    const names = await readExtraNames(tx, line.optionCode === null ? [] : [line.optionCode]);
    const nameOf = (code: string) =>
      inLanguage(names.get(`${line.optionCode} ${code}`) ?? null, call.locale) ?? code;
    return {
      currency: file.currency,
      lock_version: file.lockVersion,
      commission_bps: commissionBps,
      uplift_bps: (await readBookingNumbers(tx))("booking.estimate_uplift_bps"),
      may: { ...may, below_cost: may.hand && call.signedIn().permissions.includes("services.below-cost") },
      obstacle,
      versions: rows.map((row) => presentVersion(row, { taxBps: file.taxBps, nameOf })),
    };
  });
}

/** Price and cost of a line under the same numbers, the newest first. */
function readVersions(tx: Tx, lineId: number) {
  return tx
    .select({ price: linePrice, cost: lineCost, pricedBy: user.name })
    .from(linePrice)
    .innerJoin(lineCost, and(eq(lineCost.lineId, linePrice.lineId), eq(lineCost.version, linePrice.version)))
    .leftJoin(user, eq(user.id, linePrice.computedBy))
    .where(eq(linePrice.lineId, lineId))
    .orderBy(desc(linePrice.version));
}

type Row = Awaited<ReturnType<typeof readVersions>>[number];
type Terms = { taxBps: number; nameOf: (code: string) => string };

function presentVersion(
  { price, cost, pricedBy }: Row,
  { taxBps, nameOf }: Terms,
): Answer["versions"][number] {
  const { sellCents: sell, netCents: net } = price;
  const { costCents } = cost;
  const [markup, earned] = [sell - costCents, net - costCents];
  return {
    version: price.version,
    standing: price.isCurrent ? "current" : price.isWaiting ? "waiting" : "past",
    computed_at: price.computedAt.toISOString(),
    source: price.source,
    reason: isSetByHand(price) ? price.reason : null,
    priced_by: pricedBy,
    cost_cents: costCents,
    cost_gst_cents: taxInside(costCents, taxBps),
    markup_cents: markup,
    markup_bps: costCents === 0 ? null : divideRounded(markup * 10_000, costCents),
    sell_cents: sell,
    commission_cents: price.commissionCents,
    net_cents: net,
    gst_cents: price.gstCents,
    yield_cents: earned,
    margin_bps: net === 0 ? null : divideRounded(earned * 10_000, net),
    dates: price.units.map(({ date, cents, free }, index) => ({
      date,
      free,
      sell_cents: cents,
      cost_cents: cost.units[index]?.cents ?? 0,
    })),
    extras: price.extras.map(({ code, count, cents }, index) => ({
      name: nameOf(code),
      count,
      sell_cents: cents,
      cost_cents: cost.extras[index]?.cents ?? 0,
    })),
  };
}
