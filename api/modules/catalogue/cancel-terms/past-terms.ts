import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/cancel-policy.ts";
import { pastCancelTerms } from "#api/db/schema/past-cancel-terms.ts";

/** A product, and the terms that it has until now; null for none. */
type Leaving = { id: number; policyId: number | null };

/**
 * Keeps what cancelling these products cost until now, before they get other terms or theirs are changed: what is booked
 * is cancelled by what held when it was booked.
 */
export async function keepPastTerms(tx: Tx, products: readonly Leaving[], until: Date): Promise<void> {
  if (products.length === 0) return;
  const ids = [...new Set(products.flatMap(({ policyId }) => policyId ?? []))];
  const known =
    ids.length === 0
      ? []
      : await tx
          .select({ id: cancelPolicy.id, rungs: cancelPolicy.rungs })
          .from(cancelPolicy)
          .where(inArray(cancelPolicy.id, ids));
  const rungsOf = new Map<number | null, CancelPolicyRung[]>(known.map(({ id, rungs }) => [id, rungs]));
  await tx
    .insert(pastCancelTerms)
    .values(
      products.map(({ id, policyId }) => ({ optionId: id, until, rungs: rungsOf.get(policyId) ?? [] })),
    );
}
