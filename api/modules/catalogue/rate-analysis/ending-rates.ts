import { and, eq, sql } from "drizzle-orm";
import { rawRows } from "#api/db/raw-rows.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { wantedProducts } from "#api/modules/catalogue/rate-analysis/conditions.ts";
import type { EndingRate, listEndingRates } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

/**
 * A page of the products on sale whose last night with a standard rate, open and no estimate, lies within the next days:
 * 90 unless another number is said. What ended already is a gap, and not here.
 */
export function listEnding({ query }: InputOf<typeof listEndingRates>, call: Call) {
  const { filter, sort, page, per_page: perPage } = query;
  const today = todayIn(call.signedIn().timezone, call.now());
  const within = Number(filter.within ?? "90");
  const where = and(eq(productOption.status, "active"), wantedProducts(filter));
  const orders = {
    ends_on: sql`last.ends_on`,
    "-ends_on": sql`last.ends_on desc`,
    supplier: sql`${supplier.name}`,
    "-supplier": sql`${supplier.name} desc`,
  };
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await rawRows<EndingRate & { total: number }>(
      tx,
      sql`with last as (
          select distinct on (option_id) option_id, date_to as ends_on, contract_ref from rate
          where superseded_at is null and price_code = '' and not closed and status <> 'estimate'
          order by option_id, date_to desc, id desc)
        select ${productOption.uid} as uid, ${productOption.code} as code, ${productOption.name} as name,
          ${productOption.comment} as comment, ${supplier.uid} as supplier, ${supplier.name} as supplier_name,
          ${place.name} as place_name, ${productOption.serviceType} as service_type,
          last.ends_on::text as ends_on, last.ends_on - ${today}::date as days_left, last.contract_ref,
          count(*) over ()::int as total
        from last join ${productOption} on ${productOption.id} = last.option_id
        join ${supplier} on ${supplier.id} = ${productOption.supplierId}
        join ${place} on ${place.id} = ${productOption.placeId}
        where last.ends_on between ${today}::date and ${today}::date + ${within}::int and ${where}
        order by ${orders[sort[0] ?? "ends_on"]}, last.option_id
        limit ${perPage}::int offset ${(page - 1) * perPage}::int`,
    );
    const total = rows[0]?.total ?? 0;
    return { rows: rows.map(({ total: _total, ...row }) => row), total, page, perPage };
  });
}
