import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/cancel-policy.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { stepOf } from "#api/domain/pricing/cancel-steps.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { cancelRuleOf } from "#api/texts/cancel-rules.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import type { CancelTerms, SupplierCancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { locales, type TranslatedText } from "#contract/primitives.ts";

/** Terms as they are kept, with their supplier; of the house they have none. */
export type TermsRecord = Awaited<ReturnType<typeof recordsOf>>[number];

const usedBy = sql<number>`(select count(*)::int from ${productOption} used where used.cancel_policy_id = ${cancelPolicy.id})`;

function recordsOf(tx: Tx) {
  return tx
    .select({ policy: cancelPolicy, supplier: supplier.uid, usedBy })
    .from(cancelPolicy)
    .leftJoin(supplier, eq(supplier.id, cancelPolicy.supplierId))
    .$dynamic();
}

/** The terms that products of a supplier may have, its own first. */
export async function supplierTerms(tx: Tx, supplierId: number): Promise<SupplierCancelTerms> {
  const records = await recordsOf(tx)
    .where(offeredTo(supplierId))
    .orderBy(sql`${cancelPolicy.supplierId} is null`, asc(cancelPolicy.name), asc(cancelPolicy.id));
  const products = await tx
    .select({
      uid: productOption.uid,
      name: productOption.name,
      comment: productOption.comment,
      policyId: productOption.cancelPolicyId,
    })
    .from(productOption)
    .where(eq(productOption.supplierId, supplierId))
    .orderBy(asc(productOption.code));
  const termsOf = new Map(records.map(({ policy }) => [policy.id, policy.uid]));
  return {
    terms: records.map((record) => present(record, products)),
    products: products.map(({ policyId, ...one }) => ({
      ...one,
      terms: policyId === null ? null : (termsOf.get(policyId) ?? null),
    })),
  };
}

/** Terms of a supplier that the caller sees; `hold` keeps them from others until the transaction ends. */
export async function findTerms(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<TermsRecord | undefined> {
  const query = recordsOf(tx).where(
    and(eq(cancelPolicy.uid, uid), sql`${cancelPolicy.supplierId} is not null`),
  );
  const [found] = await (hold ? query.for("update", { of: cancelPolicy }) : query);
  return found;
}

/** As the office reads them. */
export async function presentTerms(tx: Tx, record: TermsRecord): Promise<CancelTerms> {
  const products = await tx
    .select({ uid: productOption.uid, policyId: productOption.cancelPolicyId })
    .from(productOption)
    .where(eq(productOption.cancelPolicyId, record.policy.id))
    .orderBy(asc(productOption.code));
  return present(record, products);
}

type Had = { uid: string; policyId: number | null };

function present({ policy, supplier: of, usedBy: used }: TermsRecord, products: readonly Had[]): CancelTerms {
  return {
    uid: policy.uid,
    supplier: of,
    name: policy.name,
    steps: policy.rungs.map((rung) => ({ ...stepOf(rung), text: ownText(rung) })),
    rules: policy.rungs.map(({ text }) => text),
    products: products.flatMap(({ uid, policyId }) => (policyId === policy.id ? [uid] : [])),
    used_by: used,
    lock_version: policy.lockVersion,
  };
}

/** The words of a step that somebody wrote; null where they follow from it. */
function ownText({ text, ...rung }: CancelPolicyRung): TranslatedText | null {
  const usual = cancelRuleOf(rung);
  return locales.every((locale) => text[locale] === usual[locale]) ? null : text;
}

/** The terms that a public name means, which a product of the supplier may have; null for none. */
export async function termsIdOf(tx: Tx, supplierId: number, uid: string | undefined, call: Call) {
  if (!uid) return null;
  const [found] = await tx
    .select({ id: cancelPolicy.id })
    .from(cancelPolicy)
    .where(and(eq(cancelPolicy.uid, uid), offeredTo(supplierId)));
  if (!found) throw invalid({ cancel_terms: [catalogueTextsIn(call.locale).termsUnknown] });
  return found.id;
}

/** Whether terms that the products of a supplier may have are called so already, others than these. */
export async function isNameTaken(
  tx: Tx,
  { supplierId, name, but }: { supplierId: number; name: string; but: number | null },
): Promise<boolean> {
  const others = but === null ? undefined : ne(cancelPolicy.id, but);
  const found = await tx
    .select({ id: cancelPolicy.id })
    .from(cancelPolicy)
    .where(and(offeredTo(supplierId), eq(sql`lower(${cancelPolicy.name})`, name.toLowerCase()), others));
  return found.length > 0;
}

function offeredTo(supplierId: number) {
  return or(eq(cancelPolicy.supplierId, supplierId), isNull(cancelPolicy.supplierId));
}

/** The products of a supplier by their public names, held until the transaction ends. */
export function holdProducts(tx: Tx, supplierId: number, uids: readonly string[], policyId: number) {
  return tx
    .select({
      id: productOption.id,
      uid: productOption.uid,
      policyId: productOption.cancelPolicyId,
      termsName: cancelPolicy.name,
    })
    .from(productOption)
    .leftJoin(cancelPolicy, eq(cancelPolicy.id, productOption.cancelPolicyId))
    .where(
      and(
        eq(productOption.supplierId, supplierId),
        or(
          eq(productOption.cancelPolicyId, policyId),
          uids.length > 0 ? inArray(productOption.uid, [...uids]) : undefined,
        ),
      ),
    )
    .orderBy(asc(productOption.id))
    .for("update", { of: productOption });
}
