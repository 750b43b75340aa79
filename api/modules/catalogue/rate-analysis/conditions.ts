import { and, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { ServiceType } from "#contract/primitives.ts";
import type { z } from "zod";

type Wanted = {
  q?: string | undefined;
  supplier?: string | undefined;
  place?: string | undefined;
  service_type?: z.infer<typeof ServiceType> | undefined;
};

/** Products that the filters mean, of a query with suppliers and places; drafts and those that are no longer sold too. */
export function wantedProducts(filter: Wanted): SQL | undefined {
  const { q, supplier: of, place: at, service_type: type } = filter;
  return and(
    q
      ? or(
          contains(sql`${productOption.name}::text`, q),
          contains(sql`${productOption.comment}::text`, q),
          contains(productOption.code, q),
        )
      : undefined,
    of ? or(contains(supplier.name, of), ilike(supplier.code, of)) : undefined,
    at ? or(contains(place.name, at), ilike(place.code, at)) : undefined,
    type ? eq(productOption.serviceType, type) : undefined,
  );
}

/** What names a product in the analysis, of a query with suppliers and places. */
export const productColumns = {
  uid: productOption.uid,
  code: productOption.code,
  name: productOption.name,
  comment: productOption.comment,
  supplier: supplier.uid,
  supplier_name: supplier.name,
  place_name: place.name,
  service_type: productOption.serviceType,
};
