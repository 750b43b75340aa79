import { eq } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { checkOverlaps, checkPrices } from "#api/modules/catalogue/rates/checks.ts";
import { presentSeason, seasonFields } from "#api/modules/catalogue/rates/presenter.ts";
import { findSeason, type SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import {
  inputOfSeason,
  removeSeasons,
  writeSeasons,
  writtenFields,
} from "#api/modules/catalogue/rates/versions.ts";
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
    const { currency, ...option } = await holdOption(tx, input.option, call);
    checkPrices(option.basis, input, call);
    await checkOverlaps(tx, option.id, { ...input, uid: "" }, call);
    const [uid = ""] = await writeSeasons(tx, [{ before: null, option, currency, input }], call);
    return presentSeason(await getSeason(tx, uid, call));
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
  if (isUnchanged(kept, writtenFields(input))) return before;
  await writeSeasons(tx, [{ before, option: before.option, currency, input }], call);
  return getSeason(tx, uid, call);
}

/** Says that a season is agreed: another version of it, as the price is the same and its standing is not. */
export async function confirmSeason(tx: Tx, before: SeasonRecord, call: Call): Promise<void> {
  await replace(tx, before, { ...inputOfSeason(presentSeason(before)), status: "confirmed" }, call);
}

/** The season counts no more; its versions stay, for what was priced by them. */
export function removeSeason(uid: string, version: number, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await getSeason(tx, uid, call, true);
    sameVersion(presentSeason(before), version, call);
    await removeSeasons(tx, [before], call);
  });
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
