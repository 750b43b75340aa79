import { and, asc, eq, gte, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment, stockColumns } from "#api/db/schema/allotment.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { SearchTerms } from "#api/modules/catalogue/products/search-terms.ts";
import { ServiceType } from "#contract/primitives.ts";
import { codesOfGroup, serviceGroups } from "#contract/catalogue/products/service-groups.ts";
import type { ProductSearchQuery } from "#contract/catalogue/products/search.ts";

/** An option as a search finds it, with its texts in all languages. */
export type FoundOption = Awaited<ReturnType<typeof findOptions>>[number];

/** What narrows the options; each part may be left out. */
export type OptionWish = Pick<ProductSearchQuery, "place" | "service" | "option" | "class" | "q">;

/**
 * Options that are sold now under a brand. Which of them exist for the caller is decided by the walls; that agents
 * find only what is on the internet is said here once more, for whoever searches on their behalf.
 */
export function findOptions(tx: Tx, wish: OptionWish, terms: SearchTerms, who: "agent" | "office") {
  return tx
    .select({
      id: productOption.id,
      uid: productOption.uid,
      code: productOption.code,
      name: productOption.name,
      comment: productOption.comment,
      supplier_name: supplier.internetName,
      service_type: productOption.serviceType,
      place: { code: place.code, name: place.name },
      class: productOption.class,
      description: productOption.description,
      inclusions: productOption.inclusions,
      exclusions: productOption.exclusions,
      duration_minutes: productOption.durationMinutes,
      nights: productOption.nights,
      start_times: productOption.startTimes,
      length_unit: productOption.secondUnit,
      availabilityDefault: productOption.availabilityDefault,
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .where(
      and(
        eq(productOption.status, "active"),
        eq(supplier.status, "active"),
        sql`${terms.brand.id} = any(${supplier.brandIds})`,
        who === "agent" ? eq(productOption.internetEnabled, true) : undefined,
        ...conditionsOf(wish),
      ),
    )
    .orderBy(asc(productOption.code));
}

function conditionsOf({ place: at, service, option, class: comfort, q }: OptionWish): (SQL | undefined)[] {
  return [
    at === undefined ? undefined : eq(place.code, at.toUpperCase()),
    service === undefined ? undefined : inArray(productOption.serviceType, [...typesOf(service)]),
    option === undefined ? undefined : eq(productOption.code, option.toUpperCase()),
    comfort === undefined ? undefined : eq(productOption.class, comfort),
    q === undefined ? undefined : textFits(q),
  ];
}

function typesOf(service: NonNullable<OptionWish["service"]>): readonly ServiceType[] {
  const group = serviceGroups.find(({ key }) => key === service);
  return group ? codesOfGroup(group.key) : [ServiceType.parse(service)];
}

/** Name and variant in any language, supplier and code. */
function textFits(q: string): SQL | undefined {
  const wanted = q.toLowerCase();
  const texts = [
    sql`lower(${productOption.name}::text)`,
    sql`lower(${productOption.comment}::text)`,
    sql`lower(${supplier.internetName})`,
    sql`lower(${productOption.code})`,
  ];
  return or(...texts.map((text) => sql`strpos(${text}, ${wanted}) > 0`));
}

/** Our stock of options on the days between, the common one and the split of the agency that is asked for. */
export function readStock(
  tx: Tx,
  optionIds: number[],
  { from, to }: { from: string; to: string },
  agencyId: number | null,
) {
  const common = isNull(allotment.agencyId);
  return tx
    .select({
      ...stockColumns,
      own: sql<boolean>`${allotment.agencyId} is not null`,
    })
    .from(allotment)
    .where(
      and(
        inArray(allotment.optionId, optionIds),
        gte(allotment.date, from),
        lte(allotment.date, to),
        agencyId === null ? common : or(common, eq(allotment.agencyId, agencyId)),
      ),
    );
}
