import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { buyingAgencies } from "#api/modules/people/users/buying-agencies.ts";

/** An agency that the caller may make a file for; undefined for all others alike. */
export async function findAgency(tx: Tx, uid: string, call: Call) {
  const [found] = await tx
    .select({
      id: agency.id,
      uid: agency.uid,
      name: agency.name,
      locale: agency.locale,
      brandIds: agency.brandIds,
    })
    .from(agency)
    .where(and(eq(agency.uid, uid), buyingAgencies(call)));
  return found;
}

/** The agents of an agency who can sign in, by name. */
export function readAgents(tx: Tx, agencyId: number) {
  return tx
    .select({ id: user.id, uid: user.uid, name: user.name })
    .from(user)
    .where(and(eq(user.agencyId, agencyId), eq(user.audience, "agent"), eq(user.status, "active")))
    .orderBy(user.name, user.id);
}

/** Numbers of the brands that an agency buys from and that the caller works for. */
export function commonBrands({ brandIds }: { brandIds: readonly number[] }, call: Call): number[] {
  const { scope } = call;
  const own = scope.audience === "office" ? scope.brandIds : [];
  return brandIds.filter((id) => own.includes(id));
}
