import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { keepPastTerms } from "#api/modules/catalogue/cancel-terms/past-terms.ts";
import { optionColumns } from "#api/modules/catalogue/options/columns.ts";
import { presentOption } from "#api/modules/catalogue/options/presenter.ts";
import { findOption, type OptionRecord } from "#api/modules/catalogue/options/repository.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ProductOption, ProductOptionInput } from "#contract/catalogue/options/options.ts";

/** A product that the caller sees; one of another brand is not there. */
export async function getOption(tx: Tx, uid: string, call: Call, hold = false): Promise<OptionRecord> {
  const found = await findOption(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

async function holdOption(tx: Tx, uid: string, version: number, call: Call): Promise<OptionRecord> {
  const found = await getOption(tx, uid, call, true);
  sameVersion(presentOption(found), version, call);
  return found;
}

/** Adds a draft, which nobody finds until it is put on sale. */
export function createOption(input: ProductOptionInput, call: Call): Promise<ProductOption> {
  const uid = ulid(call.now().getTime());
  return writing(call, async (tx) => {
    const columns = await optionColumns(tx, input, call);
    await tx.insert(productOption).values({ ...columns, uid, status: "draft" });
    const made = await getOption(tx, uid, call);
    const after = fieldsOf(made);
    await writeAudit(tx, call, { subject: subjectOf(uid), action: "created", after });
    return presentOption(made);
  });
}

/** Saves the form. What its code is made of stays; so does what its prices mean, once it has rates. */
export function updateOption(uid: string, version: number, input: ProductOptionInput, call: Call) {
  return writing(call, async (tx): Promise<ProductOption> => {
    const before = await holdOption(tx, uid, version, call);
    checkFixed(presentOption(before), input, call);
    const columns = await optionColumns(tx, input, call);
    const { id, cancelPolicyId: policyId } = before.option;
    if (columns.cancelPolicyId !== policyId) await keepPastTerms(tx, [{ id, policyId }], call.now());
    await tx.update(productOption).set(columns).where(eq(productOption.id, id));
    return presentOption(await told(tx, before, "changed", call));
  });
}

function checkFixed(before: ProductOption, input: ProductOptionInput, call: Call): void {
  const texts = catalogueTextsIn(call.locale);
  const errors: Record<string, string[]> = {};
  for (const field of ["supplier", "service_type", "place", "option_code"] as const) {
    if (input[field] !== before[field]) errors[field] = [texts.productCodeFixed];
  }
  for (const field of ["charge_basis", "second_unit"] as const) {
    if (before.has_rates && input[field] !== before[field]) errors[field] = [texts.productHasRates];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Puts a held product on sale, or takes it out. What files and quotes have of it stays as it is. */
export async function moveOption(
  tx: Tx,
  before: OptionRecord,
  status: ProductOption["status"],
  call: Call,
): Promise<OptionRecord> {
  await tx.update(productOption).set({ status }).where(eq(productOption.id, before.option.id));
  return told(tx, before, status === "active" ? "put-on-sale" : "taken-out", call);
}

/** One step of the life of a product, as the caller read it. */
export function stepOption(
  uid: string,
  { verb, lock_version: version }: { verb: "sell" | "retire"; lock_version: number },
  call: Call,
): Promise<ProductOption> {
  return writing(call, async (tx) => {
    const before = await holdOption(tx, uid, version, call);
    return presentOption(await moveOption(tx, before, verb === "sell" ? "active" : "retired", call));
  });
}

/** Removes a product that nothing refers to. */
export function removeOption(uid: string, version: number, call: Call): Promise<void> {
  return writing(call, async (tx) => {
    const before = await holdOption(tx, uid, version, call);
    if (before.hasRates) throw notNow(catalogueTextsIn(call.locale).productInUse);
    await tx.delete(productOption).where(eq(productOption.id, before.option.id));
    await writeAudit(tx, call, { subject: subjectOf(uid), action: "removed", before: fieldsOf(before) });
  });
}

/** Counts the version up and says in the log what is another; a form that was sent unchanged changes nothing. */
async function told(tx: Tx, before: OptionRecord, action: string, call: Call): Promise<OptionRecord> {
  const { uid, id } = before.option;
  const sides = { before: fieldsOf(before), after: fieldsOf(await getOption(tx, uid, call)) };
  if (isUnchanged(sides.before, sides.after)) return before;
  await tx
    .update(productOption)
    .set({ lockVersion: sql`${productOption.lockVersion} + 1`, updatedAt: call.now() })
    .where(eq(productOption.id, id));
  await writeAudit(tx, call, { subject: subjectOf(uid), action, ...sides });
  return getOption(tx, uid, call);
}

function subjectOf(uid: string) {
  return { type: "product", uid };
}

function fieldsOf(record: OptionRecord) {
  const {
    uid: _uid,
    code: _code,
    supplier: _supplier,
    supplier_name: _name,
    place_name: _place,
    has_rates: _rates,
    lock_version: _version,
    ...fields
  } = presentOption(record);
  return { ...fields, cancel_terms: record.cancelTermsName };
}

/** A code that is taken is refused beside it; what refers to the product after all, in words. */
async function writing<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await call.database.inScope(call.scope, work);
  } catch (error) {
    const texts = catalogueTextsIn(call.locale);
    const rule = brokenRule(error);
    if (rule === "product_option_code_unique") throw invalid({ option_code: [texts.productCodeTaken] });
    if (rule?.includes("option_id")) throw notNow(texts.productInUse);
    throw error;
  }
}
