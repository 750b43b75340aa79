import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { letterhead } from "#api/modules/money/papers/letterhead.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { BrandCode } from "#contract/primitives.ts";

/** Whose account is meant: of the office the agency of a file with the file's brand, of an agent its own with a brand. */
export type AccountKey = { params: { uid: string } } | { params?: undefined; brand: BrandCode | undefined };

export type Account = Awaited<ReturnType<typeof findAccount>>;

const brandColumns = { ...letterhead, id: brand.id, currency: brand.currency, timezone: brand.timezone };

/** The account of an agency with one brand, found by the caller's own wall; 404 for any other. */
export async function findAccount(tx: Tx, key: AccountKey, call: Call) {
  const { agencyId, brandCode } = await ownersOf(tx, key, call);
  const [buyer] = await tx
    .select({
      id: agency.id,
      uid: agency.uid,
      name: agency.name,
      locale: agency.locale,
      brandIds: agency.brandIds,
      billTo: { name: agency.legalName, address: agency.address, email: agency.email },
    })
    .from(agency)
    .where(eq(agency.id, agencyId));
  if (!buyer) throw notFound(textsIn(call.locale).recordNotFound);
  const brands = await tx
    .select(brandColumns)
    .from(brand)
    .where(inArray(brand.id, buyer.brandIds))
    .orderBy(brand.id);
  const house = brandCode ? brands.find(({ code }) => code === brandCode) : brands[0];
  if (!house) throw notFound(textsIn(call.locale).recordNotFound);
  return {
    agency: buyer,
    brand: house,
    brands: brands.map(({ code }) => code),
    today: todayIn(house.timezone, call.now()),
  };
}

async function ownersOf(
  tx: Tx,
  key: AccountKey,
  call: Call,
): Promise<{ agencyId: number; brandCode: BrandCode | undefined }> {
  const { scope } = call;
  if (!key.params) {
    if (scope.audience !== "agent") throw new TypeError("Agents alone have an account of their own");
    return { agencyId: scope.agencyId, brandCode: key.brand };
  }
  const [file] = await tx
    .select({ agencyId: clientFile.agencyId, brandCode: brand.code })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(and(visibleFiles(call), eq(clientFile.uid, key.params.uid)));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return file;
}
