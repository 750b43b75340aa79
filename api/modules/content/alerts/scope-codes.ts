import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { AlertInput } from "#contract/content/alerts.ts";
import { ServiceType } from "#contract/primitives.ts";

/** The codes that name nothing the caller may see; routes are two place codes with a dash between. */
export async function unknownCodes(tx: Tx, { scope, scope_codes: codes }: AlertInput): Promise<string[]> {
  if (scope === "all" || codes.length === 0) return [];
  if (scope === "service_type") return codes.filter((code) => !ServiceType.safeParse(code).success);
  if (scope === "route") {
    const known = await placeCodes(
      tx,
      codes.flatMap((code) => code.split("-")),
    );
    return codes.filter(
      (code) => !/^\w{3}-\w{3}$/.test(code) || code.split("-").some((end) => !known.has(end)),
    );
  }
  const known = scope === "place" ? await placeCodes(tx, codes) : await companyCodes(tx, scope, codes);
  return codes.filter((code) => !known.has(code));
}

async function placeCodes(tx: Tx, codes: string[]): Promise<Set<string>> {
  const rows = await tx.select({ code: place.code }).from(place).where(inArray(place.code, codes));
  return new Set(rows.map(({ code }) => code));
}

async function companyCodes(tx: Tx, scope: "supplier" | "option", codes: string[]): Promise<Set<string>> {
  const rows =
    scope === "supplier"
      ? await tx.select({ code: supplier.code }).from(supplier).where(inArray(supplier.code, codes))
      : await tx
          .select({ code: productOption.code })
          .from(productOption)
          .where(inArray(productOption.code, codes));
  return new Set(rows.map(({ code }) => code));
}
