import { and, ne, sql } from "drizzle-orm";
import { agency } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";

/** The query's own half of the wall: agencies of the caller's brands that still buy. */
export function buyingAgencies({ scope, scoping }: Pick<Call, "scope" | "scoping">) {
  const open = ne(agency.status, "closed");
  if (scoping === "rules-only" || scope.audience !== "office") return open;
  return and(open, sql`${agency.brandIds} && ${sql.param(scope.brandIds)}::int[]`);
}
