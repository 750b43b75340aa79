import { and, asc, count, countDistinct, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { listWaitingServices } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

/** Services of open quotes that no rate gives a price. */
const waits = and(
  eq(clientFile.kind, "quote"),
  eq(clientFile.status, "Quote"),
  inArray(serviceLine.priceStatus, ["no_rate", "estimate"]),
);

/** In how many quotes each of these products waits for a rate. */
export async function waitingCounts(tx: Tx, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: serviceLine.optionId, quotes: countDistinct(serviceLine.fileId) })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .where(and(inArray(serviceLine.optionId, [...ids]), waits))
    .groupBy(serviceLine.optionId);
  return new Map(rows.map(({ id, quotes }) => [id, quotes]));
}

const sortColumns = { date_from: serviceLine.dateFrom, reference: clientFile.reference };

/** A page of the services that wait, those that are travelled first first. */
export function listWaiting({ query }: InputOf<typeof listWaitingServices>, call: Call) {
  const { filter, sort, page, per_page: perPage } = query;
  const where = and(visibleFiles(call), waits, meant(filter));
  const order = orderedBy(sort.length > 0 ? sort : (["date_from"] as const), sortColumns);
  return call.database.inScope(call.scope, async (tx) => {
    const found = await rowsOf(tx)
      .where(where)
      .orderBy(...order, asc(serviceLine.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const rows = found.map(({ price_status: status, ...row }) => ({
      ...row,
      price_status: status === "estimate" ? ("estimate" as const) : ("no_rate" as const),
    }));
    const [counted] = await tx
      .select({ total: count() })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
      .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
      .where(where);
    return { rows, total: counted?.total ?? 0, page, perPage };
  });
}

function meant({ q, product, price_status: status }: InputOf<typeof listWaitingServices>["query"]["filter"]) {
  const found: SQL | undefined = q
    ? or(contains(clientFile.reference, q), contains(clientFile.name, q), contains(supplier.name, q))
    : undefined;
  return and(
    found,
    product ? eq(productOption.uid, product) : undefined,
    status ? eq(serviceLine.priceStatus, status) : undefined,
  );
}

function rowsOf(tx: Tx) {
  return tx
    .select({
      uid: serviceLine.uid,
      file_uid: clientFile.uid,
      file_reference: clientFile.reference,
      file_name: clientFile.name,
      consultant_name: user.name,
      product: productOption.uid,
      supplier: supplier.uid,
      product_name: productOption.name,
      supplier_name: supplier.name,
      date_from: serviceLine.dateFrom,
      date_to: serviceLine.dateTo,
      price_status: serviceLine.priceStatus,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .leftJoin(user, eq(user.id, clientFile.consultantId))
    .$dynamic();
}
