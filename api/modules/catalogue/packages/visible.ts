import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { readOnce } from "#api/db/read-once.ts";
import { brand } from "#api/db/schema/brand.ts";
import { agency } from "#api/db/schema/company.ts";
import { packageDay, tripPackage } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import type { AgencyTerms } from "#api/domain/packages/agency-view.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

const start = alias(place, "start_place");
const end = alias(place, "end_place");
const picture = alias(place, "picture_place");

/** The place of the most nights, the later of two; that of the start is the last resort, without nights the end. */
const pictureId = sql`coalesce((select d.overnight_place_id from ${packageDay} d
  where d.package_id = ${tripPackage.id} and d.overnight_place_id is not null
  group by d.overnight_place_id
  order by d.overnight_place_id = ${tripPackage.startPlaceId}, count(*) desc, max(d.day_no) desc
  limit 1), ${tripPackage.endPlaceId})`;

type PlaceColumn =
  | "code"
  | "name"
  | "region"
  | "country"
  | "kind"
  | "landscape"
  | "lat"
  | "lng"
  | "pictureUid";

/** The columns of a place as screens name, draw and map it. */
export function placeColumns<Table extends Record<PlaceColumn, AnyPgColumn>>(
  table: Table,
): Pick<Table, Exclude<PlaceColumn, "pictureUid">> & { picture: Table["pictureUid"] } {
  return {
    code: table.code,
    name: table.name,
    region: table.region,
    country: table.country,
    kind: table.kind,
    landscape: table.landscape,
    lat: table.lat,
    lng: table.lng,
    picture: table.pictureUid,
  };
}

/** The query's own half of the walls: published, and of a brand that the agency sells. */
export function visiblePackages({ scope, scoping }: Pick<Call, "scope" | "scoping">): SQL | undefined {
  const published = eq(tripPackage.status, "published");
  if (scoping === "rules-only") return published;
  if (scope.audience !== "agent") return sql`false`;
  const brands = sql`select from ${agency} a where a.id = ${scope.agencyId} and ${tripPackage.brandId} = any(a.brand_ids)`;
  return and(published, sql`exists (${brands})`);
}

/** Start of a query for packages with their places and brand; the mark-up is not for agents and not in it. */
export function packageRows(tx: Tx) {
  return tx
    .select({
      id: tripPackage.id,
      // Either counts up with a change of its own kind: together they tell one state of the package from another.
      lockVersion: sql<number>`${tripPackage.lockVersion} + ${tripPackage.contentVersion}`,
      ref: tripPackage.ref,
      name: tripPackage.name,
      summary: tripPackage.summary,
      brand: brand.code,
      currency: brand.currency,
      taxBps: brand.taxBps,
      phone: brand.phone,
      duration_days: tripPackage.durationDays,
      transport: tripPackage.transport,
      tariffs: tripPackage.tariffs,
      months: tripPackage.monthsAvailable,
      minPax: tripPackage.minPax,
      maxPax: tripPackage.maxPax,
      start_place: placeColumns(start),
      end_place: placeColumns(end),
      picture_place: placeColumns(picture),
    })
    .from(tripPackage)
    .innerJoin(brand, eq(brand.id, tripPackage.brandId))
    .innerJoin(start, eq(start.id, tripPackage.startPlaceId))
    .innerJoin(end, eq(end.id, tripPackage.endPlaceId))
    .innerJoin(picture, eq(picture.id, pictureId))
    .$dynamic();
}

export type PackageRow = Awaited<ReturnType<typeof packageRows>>[number];

/** What every answer says of a package. */
export function packageBrief(row: PackageRow, locale: Locale) {
  const {
    ref,
    brand: code,
    currency,
    duration_days,
    transport,
    tariffs,
    start_place,
    end_place,
    picture_place,
  } = row;
  return {
    ref,
    name: inLanguage(row.name, locale) ?? row.name.en,
    summary: inLanguage(row.summary, locale) ?? row.summary.en,
    brand: code,
    currency,
    duration_days,
    start_place,
    end_place,
    picture_place,
    transport,
    tariffs,
  };
}

/** How the agency of the caller buys. */
export type BuyingTerms = AgencyTerms & { agentMarkupBps: number; priceCodes: string[] };

export async function readTerms(tx: Tx, call: Call): Promise<BuyingTerms> {
  const [found] = await tx
    .select({
      priceMode: agency.priceMode,
      commissionBps: agency.commissionBps,
      agentMarkupBps: agency.agentMarkupBps,
      priceCodes: agency.priceCodes,
    })
    .from(agency)
    .where(eq(agency.id, call.signedIn().agencyId ?? 0));
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** A package that the caller may see; 404 for all others alike. */
export async function findPackage(tx: Tx, ref: string, call: Call): Promise<PackageRow> {
  const wanted = and(visiblePackages(call), eq(tripPackage.ref, ref.toUpperCase()));
  const rows = async () => packageRows(tx).where(wanted);
  const [found] = await readOnce(tx, `package ${ref}`, rows);
  if (!found) throw notFound(textsIn(call.locale).packageNotOffered);
  return found;
}
