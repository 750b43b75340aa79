import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { productOption } from "#api/db/schema/product.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { taxInside } from "#api/domain/quotes/build-version.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";

type Answer = z.input<typeof LineBreakdown>;

/** How the price of a service came about, each of its versions, read by the caller's own wall. */
export function showPrice(key: { uid: string; line: string }, call: Call): Promise<Answer> {
  return call.database.inScope(call.scope, async (tx) => {
    const [line] = await tx
      .select({
        id: serviceLine.id,
        optionCode: productOption.code,
        currency: clientFile.currency,
        taxBps: brand.taxBps,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(brand, eq(brand.id, clientFile.brandId))
      .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
      .where(and(visibleFiles(call), eq(clientFile.uid, key.uid), eq(serviceLine.uid, key.line)));
    if (!line) throw notFound(textsIn(call.locale).recordNotFound);
    const { currency, taxBps, optionCode } = line;
    const rows = await readVersions(tx, line.id);
    const names = await readExtraNames(tx, optionCode === null ? [] : [optionCode]);
    const nameOf = (code: string) =>
      inLanguage(names.get(`${optionCode} ${code}`) ?? null, call.locale) ?? code;
    return { currency, versions: rows.map((row) => presentVersion(row, { taxBps, nameOf })) };
  });
}

/** Price and cost of a line under the same numbers, the newest first. */
function readVersions(tx: Tx, lineId: number) {
  return tx
    .select({ price: linePrice, cost: lineCost })
    .from(linePrice)
    .innerJoin(lineCost, and(eq(lineCost.lineId, linePrice.lineId), eq(lineCost.version, linePrice.version)))
    .where(eq(linePrice.lineId, lineId))
    .orderBy(desc(linePrice.version));
}

type Row = Awaited<ReturnType<typeof readVersions>>[number];
type Terms = { taxBps: number; nameOf: (code: string) => string };

function presentVersion({ price, cost }: Row, { taxBps, nameOf }: Terms): Answer["versions"][number] {
  const { sellCents: sell, netCents: net } = price;
  const { costCents } = cost;
  const [markup, earned] = [sell - costCents, net - costCents];
  return {
    version: price.version,
    standing: price.isCurrent ? "current" : price.isWaiting ? "waiting" : "past",
    computed_at: price.computedAt.toISOString(),
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
