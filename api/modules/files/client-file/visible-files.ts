import { and, eq, sql, type SQL } from "drizzle-orm";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { BrandCode } from "#contract/primitives.ts";

/** The query's own half of the walls; row-level security is the other (`scoping` tells why it may be left out). */
export function visibleFiles({ scope, scoping }: Pick<Call, "scope" | "scoping">): SQL | undefined {
  if (scoping === "rules-only") return undefined;
  if (scope.audience === "office") {
    const { brandIds } = scope;
    // `=` lets an index that begins with the brand keep its order.
    if (brandIds.length === 1) return sql`${clientFile.brandId} = ${brandIds[0]}`;
    return sql`${clientFile.brandId} = any(${sql.param(brandIds)})`;
  }
  if (scope.audience === "agent") {
    const ofAgency = eq(clientFile.agencyId, scope.agencyId);
    return scope.agencyWide ? ofAgency : and(ofAgency, eq(clientFile.agentUserId, scope.userId));
  }
  return sql`false`;
}

/** Files of a brand by its code, which asks the files alone. */
export function filesOfBrand(code: BrandCode): SQL {
  return sql`${clientFile.brandId} = (select ${brand.id} from ${brand} where ${brand.code} = ${code})`;
}
