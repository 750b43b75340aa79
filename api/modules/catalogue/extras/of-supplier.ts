import { and, asc, count, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra, extraCost, extraSell } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { extraColumns, presentExtra } from "#api/modules/catalogue/extras/read-extras.ts";
import { optionNamed } from "#api/modules/catalogue/options/repository.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import type { listExtrasOfSupplier } from "#contract/catalogue/extras/of-supplier.ts";

type Input = InputOf<typeof listExtrasOfSupplier>;
type Filter = z.output<typeof listExtrasOfSupplier.query>["filter"];

const sortColumns = { product: sql`${productOption.name} ->> 'en'`, code: extra.code };

/** What can or must be taken with the products of a supplier. 404 for one that the caller does not see. */
export function extrasOfSupplier({ params, query }: Input, call: Call) {
  const { filter, sort, page, per_page: perPage } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, params.uid, call);
    const where = and(eq(productOption.supplierId, supplier.id), conditions(filter));
    const found = tx
      .select({
        ...extraColumns,
        product: productOption.uid,
        productName: productOption.name,
      })
      .from(extra)
      .innerJoin(extraCost, eq(extraCost.extraId, extra.id))
      .innerJoin(extraSell, eq(extraSell.extraId, extra.id))
      .innerJoin(productOption, eq(productOption.id, extra.optionId));
    const rows = await found
      .where(where)
      .orderBy(
        ...orderedBy(sort.length > 0 ? sort : (["product"] as const), sortColumns),
        ...[asc(extra.optionId), asc(extra.seq)],
      )
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: count() })
      .from(extra)
      .innerJoin(productOption, eq(productOption.id, extra.optionId))
      .where(where);
    const shown = rows.map(({ product, productName, ...row }) => ({
      ...presentExtra(row),
      product,
      product_name: productName,
    }));
    return { rows: shown, total: counted?.total ?? 0, page, perPage };
  });
}

function conditions({ q, active, compulsory }: Filter) {
  return and(
    q ? or(optionNamed(q), contains(extra.code, q), contains(sql`${extra.name}::text`, q)) : undefined,
    active === undefined ? undefined : eq(extra.active, active),
    compulsory === undefined ? undefined : eq(extra.compulsory, compulsory),
  );
}
