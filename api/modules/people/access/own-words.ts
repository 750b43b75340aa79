import { eq, sql } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";

/**
 * Names that no password of the account may be made of: its own, in full, as user name and before the @, that of its
 * company, and those of all our brands.
 */
export async function ownNamesOf(call: Pick<Call, "database">, userId: number): Promise<string[]> {
  const [found] = await withAccounts(call.database, (tx) =>
    tx
      .select({
        name: user.name,
        username: user.username,
        email: user.email,
        agency: agency.name,
        agencyInLaw: agency.legalName,
        supplier: supplier.name,
        supplierOnline: supplier.internetName,
        brands: sql<string>`(select coalesce(string_agg(name, ' '), '') from brand)`,
      })
      .from(user)
      .leftJoin(agency, eq(agency.id, user.agencyId))
      .leftJoin(supplier, eq(supplier.id, user.supplierId))
      .where(eq(user.id, userId)),
  );
  if (!found) return [];
  const { email, ...names } = found;
  return [...Object.values(names), email.split("@")[0] ?? ""].filter((name) => name !== null);
}
