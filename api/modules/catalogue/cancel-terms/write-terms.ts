import { eq, inArray, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/cancel-policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { inOrder, rungOf } from "#api/domain/pricing/cancel-steps.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { checkSteps } from "#api/modules/catalogue/cancel-terms/check-steps.ts";
import { keepPastTerms } from "#api/modules/catalogue/cancel-terms/past-terms.ts";
import {
  findTerms,
  holdProducts,
  isNameTaken,
  presentTerms,
  type TermsRecord,
} from "#api/modules/catalogue/cancel-terms/read-terms.ts";
import { holdSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { cancelRuleOf } from "#api/texts/cancel-rules.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { CancelTerms, CancelTermsInput } from "#contract/catalogue/cancel-terms/cancel-terms.ts";

/** What the log calls cancellation terms. */
export const termsSubject = (uid: string) => ({ type: "cancel-policy", uid });

/** Terms of a supplier that the caller sees; those of another brand, or of the house, are not there. */
export async function getTerms(tx: Tx, uid: string, call: Call, hold = false): Promise<TermsRecord> {
  const found = await findTerms(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** The same as the caller read it, kept from others until the transaction ends. */
async function holdTerms(tx: Tx, uid: string, version: number, call: Call) {
  const held = await getTerms(tx, uid, call, true);
  const before = await presentTerms(tx, held);
  sameVersion(before, version, call);
  return { policy: held.policy, before };
}

/** Adds terms of a supplier and gives them to its products. */
export function createTerms(supplierUid: string, input: CancelTermsInput, call: Call): Promise<CancelTerms> {
  const uid = ulid(call.now().getTime());
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await holdSupplier(tx, supplierUid, call);
    await checkTerms(tx, { input, supplierId: supplier.id, but: null }, call);
    const [made] = await tx
      .insert(cancelPolicy)
      .values({
        uid,
        code: uid.toLowerCase(),
        supplierId: supplier.id,
        name: input.name,
        rungs: rungsOf(input),
      })
      .returning({ id: cancelPolicy.id });
    if (!made) throw new Error("Cancellation terms were not written");
    await assign(
      tx,
      { policyId: made.id, termsName: input.name, supplierId: supplier.id, wanted: input.products },
      call,
    );
    const after = await presentTerms(tx, await getTerms(tx, uid, call));
    await writeAudit(tx, call, { subject: termsSubject(uid), action: "created", after: fieldsOf(after) });
    return after;
  });
}

/** Changes terms of a supplier. What is booked keeps those that it was booked with. */
export function updateTerms(uid: string, { lock_version: version, ...input }: Versioned, call: Call) {
  return call.database.inScope(call.scope, async (tx): Promise<CancelTerms> => {
    const { policy, before } = await holdTerms(tx, uid, version, call);
    const supplierId = policy.supplierId ?? 0;
    await checkTerms(tx, { input, supplierId, but: policy.id }, call);
    const had = await holdProducts(tx, supplierId, [], policy.id);
    await assign(
      tx,
      { policyId: policy.id, termsName: input.name, supplierId, wanted: input.products },
      call,
    );
    const rungs = rungsOf(input);
    if (!isUnchanged({ rungs: policy.rungs }, { rungs })) {
      const staying = had.filter((one) => input.products.includes(one.uid));
      await keepPastTerms(tx, staying, call.now());
    }
    await tx.update(cancelPolicy).set({ name: input.name, rungs }).where(eq(cancelPolicy.id, policy.id));
    const after = await presentTerms(tx, await getTerms(tx, uid, call));
    const sides = { before: fieldsOf(before), after: fieldsOf(after) };
    if (isUnchanged(sides.before, sides.after)) return before;
    await tx
      .update(cancelPolicy)
      .set({ lockVersion: sql`${cancelPolicy.lockVersion} + 1`, updatedAt: call.now() })
      .where(eq(cancelPolicy.id, policy.id));
    await writeAudit(tx, call, { subject: termsSubject(uid), action: "changed", ...sides });
    return { ...after, lock_version: after.lock_version + 1 };
  });
}

type Checked = { input: CancelTermsInput; supplierId: number; but: number | null };

async function checkTerms(tx: Tx, { input, supplierId, but }: Checked, call: Call): Promise<void> {
  if (await isNameTaken(tx, { supplierId, name: input.name, but })) {
    throw invalid({ name: [catalogueTextsIn(call.locale).termsNameTaken] });
  }
  checkSteps(input.steps, call);
}

type Versioned = CancelTermsInput & { lock_version: number };

/** Removes terms that no product has. */
export function removeTerms(uid: string, version: number, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const { policy, before } = await holdTerms(tx, uid, version, call);
    if (before.used_by > 0) throw notNow(catalogueTextsIn(call.locale).termsInUse);
    await tx.delete(cancelPolicy).where(eq(cancelPolicy.id, policy.id));
    await writeAudit(tx, call, { subject: termsSubject(uid), action: "removed", before: fieldsOf(before) });
  });
}

type Assignment = { policyId: number; termsName: string; supplierId: number; wanted: readonly string[] };

/** Makes them the terms of these products and of no others. */
async function assign(
  tx: Tx,
  { policyId, termsName, supplierId, wanted }: Assignment,
  call: Call,
): Promise<void> {
  const products = await holdProducts(tx, supplierId, wanted, policyId);
  const unknown = wanted.filter((uid) => !products.some((one) => one.uid === uid));
  if (unknown.length > 0) throw invalid({ products: [catalogueTextsIn(call.locale).productGone] });
  const joining = products.filter((one) => one.policyId !== policyId && wanted.includes(one.uid));
  const leaving = products.filter((one) => one.policyId === policyId && !wanted.includes(one.uid));
  await keepPastTerms(tx, [...joining, ...leaving], call.now());
  for (const [moved, to] of [
    [joining, policyId],
    [leaving, null],
  ] as const) {
    if (moved.length === 0) continue;
    const name = to === null ? null : termsName;
    for (const { uid, termsName: had } of moved) {
      await writeAudit(tx, call, {
        subject: { type: "product", uid },
        action: "changed",
        before: { cancel_terms: had },
        after: { cancel_terms: name },
      });
    }
    await tx
      .update(productOption)
      .set({ cancelPolicyId: to, lockVersion: sql`${productOption.lockVersion} + 1`, updatedAt: call.now() })
      .where(
        inArray(
          productOption.id,
          moved.map(({ id }) => id),
        ),
      );
  }
}

function rungsOf({ steps }: CancelTermsInput): CancelPolicyRung[] {
  return inOrder(steps).map((step) => {
    const rung = rungOf(step);
    return { ...rung, text: step.text ?? cancelRuleOf(rung) };
  });
}

function fieldsOf({ name, steps, products }: CancelTerms) {
  return { name, steps, products };
}
