import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { inScope } from "#api/modules/catalogue/package-editor/records.ts";
import { optionSale } from "#api/modules/catalogue/packages/option-sale.ts";
import type { listPackageOptions } from "#contract/catalogue/packages/editor-day-calls.ts";
import type { OptionChoice } from "#contract/catalogue/packages/editor-days.ts";

type Wish = z.output<NonNullable<(typeof listPackageOptions)["query"]>>;

/** Options that are sold, by words of their name, supplier, place or code, each of which must fit, or those at some places. */
export function listOptions({ q, places, codes, limit }: Wish, call: Call): Promise<OptionChoice[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const text = sql`lower(concat_ws(' ', ${productOption.code}, ${productOption.name}::text, ${productOption.comment}::text,
    ${supplier.internetName}, ${place.name}))`;
  const wanted = and(
    sql`${optionSale} = 'sold'`,
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    places === undefined ? undefined : inArray(place.code, places.split(",")),
  );
  const named = codes === undefined ? undefined : inArray(productOption.code, codes.split(","));
  return inScope(call, async (tx) => {
    const rows = await tx
      .select({
        id: productOption.id,
        code: productOption.code,
        name: productOption.name,
        comment: productOption.comment,
        supplier_name: supplier.internetName,
        class: productOption.class,
        place: place.name,
        sale: optionSale,
      })
      .from(productOption)
      .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
      .innerJoin(place, eq(place.id, productOption.placeId))
      .where(named ? or(named, wanted) : wanted)
      .orderBy(
        named ? sql`case when ${named} then 0 else 1 end` : asc(place.country),
        asc(place.name),
        asc(productOption.code),
      )
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    const extras =
      ids.length === 0
        ? []
        : await tx
            .select({ optionId: extra.optionId, code: extra.code, name: extra.name })
            .from(extra)
            .where(and(inArray(extra.optionId, ids), eq(extra.active, true)))
            .orderBy(asc(extra.seq));
    return rows.map(({ id, ...option }) => ({
      ...option,
      extras: extras.filter(({ optionId }) => optionId === id).map(({ code, name }) => ({ code, name })),
    }));
  });
}
