import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { extra, extraCost, extraSell } from "#api/db/schema/rate.ts";
import type { ProductExtra } from "#contract/catalogue/extras/extras.ts";

/** An extra with its prices, as columns of a query. */
export const extraColumns = {
  extra,
  cost: extraCost.cost,
  sell: extraSell.sell,
  markupBps: extraSell.markupBps,
};

type ExtraRow = {
  extra: typeof extra.$inferSelect;
  cost: typeof extraCost.$inferSelect.cost;
  sell: typeof extraSell.$inferSelect.sell;
  markupBps: typeof extraSell.$inferSelect.markupBps;
};

/** What is taken with a product, in the order in which it is offered, ended ones too. */
export async function readExtras(tx: Tx, optionId: number): Promise<(ProductExtra & { id: number })[]> {
  const rows = await tx
    .select(extraColumns)
    .from(extra)
    .innerJoin(extraCost, eq(extraCost.extraId, extra.id))
    .innerJoin(extraSell, eq(extraSell.extraId, extra.id))
    .where(eq(extra.optionId, optionId))
    .orderBy(asc(extra.seq));
  return rows.map((row) => ({ id: row.extra.id, ...presentExtra(row) }));
}

/** An extra as the office reads it. */
export function presentExtra({ extra: one, cost, sell, markupBps }: ExtraRow): ProductExtra {
  return {
    code: one.code,
    name: one.name,
    basis: one.basis,
    compulsory: one.compulsory,
    commissionable: one.commissionable,
    price_on_request: one.priceOnRequest,
    active: one.active,
    cap_units: one.capUnits,
    markup_bps: markupBps,
    adult_cost_cents: cost.adult ?? null,
    adult_sell_cents: sell?.adult ?? null,
    child_cost_cents: cost.child ?? null,
    child_sell_cents: sell?.child ?? null,
    infant_cost_cents: cost.infant ?? null,
    infant_sell_cents: sell?.infant ?? null,
    each_cost_cents: cost.each ?? null,
    each_sell_cents: sell?.each ?? null,
  };
}
