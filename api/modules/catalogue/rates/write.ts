import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { maskOf } from "#api/modules/catalogue/options/presenter.ts";
import { checkOverlaps, checkPrices } from "#api/modules/catalogue/rates/checks.ts";
import { presentSeason, seasonFields } from "#api/modules/catalogue/rates/presenter.ts";
import { tablesOf } from "#api/modules/catalogue/rates/price-tables.ts";
import { findSeason, type SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { RateSeason, RateSeasonInput } from "#contract/catalogue/rates/rates.ts";

/** A season that the caller sees, as it counts now. */
export async function getSeason(tx: Tx, uid: string, call: Call, hold = false): Promise<SeasonRecord> {
  const found = await findSeason(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** Adds a season to a product. */
export function createSeason(input: RateSeasonInput, call: Call): Promise<RateSeason> {
  return call.database.inScope(call.scope, async (tx) => {
    const option = await holdOption(tx, input.option, call);
    const uid = ulid(call.now().getTime());
    checkPrices(option.basis, input, call);
    await checkOverlaps(tx, option.id, { ...input, uid }, call);
    await addVersion(
      tx,
      { ...input, uid, version: 1, season: null, currency: option.currency },
      option,
      null,
    );
    const made = await getSeason(tx, uid, call);
    const after = seasonFields(made);
    await writeAudit(tx, call, { subject: subjectOf(uid), action: "created", after });
    return presentSeason(made);
  });
}

/** Adds the version that counts from now on; the one before is kept as it is, for what was priced by it. */
export function updateSeason(uid: string, version: number, input: RateSeasonInput, call: Call) {
  return call.database.inScope(call.scope, async (tx): Promise<RateSeason> => {
    const option = await holdOption(tx, input.option, call);
    const before = await getSeason(tx, uid, call, true);
    sameVersion(presentSeason(before), version, call);
    if (before.option.id !== option.id) throw invalid({ option: [textsIn(call.locale).recordNotFound] });
    checkPrices(option.basis, input, call);
    await checkOverlaps(tx, option.id, { ...input, uid }, call);
    return presentSeason(await replace(tx, before, input, call));
  });
}

async function replace(
  tx: Tx,
  before: SeasonRecord,
  input: RateSeasonInput,
  call: Call,
): Promise<SeasonRecord> {
  const { uid, currency } = presentSeason(before);
  const kept = seasonFields(before);
  if (isUnchanged(kept, written(input))) return before;
  await supersede(tx, before, call);
  const made = {
    ...input,
    uid: ulid(call.now().getTime()),
    version: before.rate.version + 1,
    season: uid,
    currency,
  };
  await addVersion(tx, made, before.option, before.rate.cancelPolicyId);
  const after = await getSeason(tx, uid, call);
  const sides = { before: kept, after: seasonFields(after) };
  await writeAudit(tx, call, { subject: subjectOf(uid), action: "changed", ...sides });
  return after;
}

/** An input in the form of what is read. */
function written({ option: _option, ...input }: RateSeasonInput): ReturnType<typeof seasonFields> {
  return {
    ...input,
    max_units: input.max_units ?? null,
    closed_reason: input.closed_reason ?? null,
    below_cost_reason: input.below_cost_reason ?? null,
    contract_ref: input.contract_ref ?? null,
    prices: input.prices.map(({ from, to, sell_cents: sell, ...row }) => ({
      ...row,
      from: from ?? null,
      to: to ?? null,
      sell_cents: sell ?? null,
    })),
  };
}

/** Says that a season is agreed: another version of it, as the price is the same and its standing is not. */
export async function confirmSeason(tx: Tx, before: SeasonRecord, call: Call): Promise<void> {
  const { prices, ...season } = presentSeason(before);
  const input: RateSeasonInput = {
    ...season,
    status: "confirmed",
    max_units: season.max_units ?? undefined,
    closed_reason: season.closed_reason ?? undefined,
    below_cost_reason: season.below_cost_reason ?? undefined,
    contract_ref: season.contract_ref ?? undefined,
    prices: prices.map(({ from, to, sell_cents: sell, ...row }) => ({
      ...row,
      from: from ?? undefined,
      to: to ?? undefined,
      sell_cents: sell ?? undefined,
    })),
  };
  await replace(tx, before, input, call);
}

/** The season counts no more; its versions stay, for what was priced by them. */
export function removeSeason(uid: string, version: number, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await getSeason(tx, uid, call, true);
    sameVersion(presentSeason(before), version, call);
    await supersede(tx, before, call);
    await writeAudit(tx, call, { subject: subjectOf(uid), action: "removed", before: seasonFields(before) });
  });
}

async function supersede(tx: Tx, { rate: { id, lockVersion } }: SeasonRecord, call: Call): Promise<void> {
  const now = call.now();
  await tx
    .update(rate)
    .set({ supersededAt: now, updatedAt: now, lockVersion: lockVersion + 1 })
    .where(eq(rate.id, id));
}

/** The product, kept so that two seasons of it are not added at the same moment. */
async function holdOption(tx: Tx, uid: string, call: Call) {
  const [found] = await tx
    .select({ id: productOption.id, basis: productOption.chargeBasis, currency: supplier.currency })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .where(eq(productOption.uid, uid))
    .for("update", { of: productOption });
  if (!found) throw invalid({ option: [catalogueTextsIn(call.locale).productGone] });
  return found;
}

type NewVersion = RateSeasonInput & {
  uid: string;
  version: number;
  season: string | null;
  currency: RateSeason["currency"];
};

async function addVersion(
  tx: Tx,
  made: NewVersion,
  option: Pick<SeasonRecord["option"], "id" | "basis">,
  cancelPolicyId: number | null,
): Promise<void> {
  const [row] = await tx
    .insert(rate)
    .values({
      uid: made.uid,
      seasonUid: made.season,
      optionId: option.id,
      version: made.version,
      currency: made.currency,
      cancelPolicyId,
      name: made.name,
      status: made.status,
      priceCode: made.price_code,
      dateFrom: made.date_from,
      dateTo: made.date_to,
      dowMask: maskOf(made.operates_on),
      minUnits: made.min_units,
      maxUnits: made.max_units ?? null,
      minMode: made.min_mode,
      freeUnit: made.free_unit,
      stayPay: made.deals.map(({ stay, pay }) => [stay, pay]),
      buyTaxMode: made.buy_tax_mode,
      priority: made.priority,
      closed: made.closed,
      closedReason: made.closed_reason ?? null,
      contractRef: made.contract_ref ?? null,
    })
    .returning({ id: rate.id });
  if (!row) throw new Error("The rate was not added");
  const { cost, sell } = tablesOf(option.basis, made);
  await tx.insert(rateCost).values({ rateId: row.id, cost });
  const belowCostReason = made.below_cost_reason ?? null;
  await tx.insert(rateSell).values({ rateId: row.id, sell, markupBps: made.markup_bps, belowCostReason });
}

function subjectOf(uid: string) {
  return { type: "rate", uid };
}
