import { eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import { agency } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { AgencyTerms } from "#api/domain/pricing/agency-price.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BrandCode } from "#contract/primitives.ts";
import type { ProductSearchQuery } from "#contract/catalogue/products/search.ts";

type Brand = z.infer<typeof BrandCode>;

/** On which terms somebody is quoted: whose prices, in which brand. */
export type SearchTerms = AgencyTerms & {
  /** Null: nobody's in particular. */
  agencyId: number | null;
  commissionBps: number;
  priceCodes: string[];
  brand: { id: number; code: Brand };
};

/** The price list of the brand, as the office reads it where it names no agency. */
const retail = {
  agencyId: null,
  priceMode: "commission" as const,
  agentMarkupBps: 0,
  commissionBps: 0,
  priceCodes: [],
};

/** The terms of the agency that asks, or of the one that the office asks for. */
export async function readTerms(
  tx: Tx,
  call: Call,
  query: ProductSearchQuery,
  agencyUid: string | undefined,
): Promise<SearchTerms> {
  const { agencyId, brandIds } = call.signedIn();
  const buyer = agencyUid === undefined ? agencyId : agencyUid;
  const buys = buyer === null ? { ...retail, brandIds } : await readAgency(tx, buyer, call);
  const brands = await tx
    .select({ id: brand.id, code: brand.code })
    .from(brand)
    .where(inArray(brand.id, buys.brandIds));
  const country = query.brand ?? (await countryOf(tx, query));
  const chosen = brands.find(({ code }) => code === country) ?? (query.brand ? undefined : brands[0]);
  if (!chosen) throw invalid({ brand: [textsIn(call.locale).brandNotSold] });
  const { brandIds: _brands, ...terms } = buys;
  return { ...terms, brand: { id: chosen.id, code: chosen.code } };
}

async function readAgency(tx: Tx, key: number | string, { locale }: Call) {
  const [found] = await tx
    .select({
      agencyId: agency.id,
      brandIds: agency.brandIds,
      priceMode: agency.priceMode,
      commissionBps: agency.commissionBps,
      agentMarkupBps: agency.agentMarkupBps,
      priceCodes: agency.priceCodes,
    })
    .from(agency)
    .where(typeof key === "number" ? eq(agency.id, key) : eq(agency.uid, key));
  if (!found) throw notFound(textsIn(locale).recordNotFound);
  return found;
}

/** Where the service begins decides in whose currency it is quoted. */
async function countryOf(tx: Tx, query: ProductSearchQuery): Promise<string | undefined> {
  const ofOption = tx
    .select({ id: productOption.placeId })
    .from(productOption)
    .where(eq(productOption.code, (query.option ?? "").toUpperCase()));
  const [found] = await tx
    .select({ country: place.country })
    .from(place)
    .where(
      query.place === undefined ? inArray(place.id, ofOption) : eq(place.code, query.place.toUpperCase()),
    );
  return found?.country;
}

/** The step to which a person's price in a quote is rounded up, in cents. */
export async function readPersonStep(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ value: sql<unknown>`${setting.value}` })
    .from(setting)
    .where(eq(setting.key, "booking.pp_round_step_cents"));
  return typeof row?.value === "number" ? row.value : 0;
}
