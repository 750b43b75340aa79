import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { exchangeRate, extra, extraCost, extraSell, rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { readSettings } from "#api/modules/system/settings/settings.ts";
import type { BrandCode } from "#contract/primitives.ts";
import type { z } from "zod";

const settingKeys = [
  "booking.infant_max_age_default",
  "booking.child_max_age_default",
  "booking.sell_round_step_cents",
] as const;

/** Options by code, as the engine needs them; `agePolicy` is null where neither the option nor its supplier has one. */
export function readOptions(tx: Tx, codes: readonly string[]) {
  return tx
    .select({
      id: productOption.id,
      code: productOption.code,
      charge_basis: productOption.chargeBasis,
      second_unit: productOption.secondUnit,
      cross_season: productOption.crossSeason,
      min_pax: productOption.minPax,
      max_pax: productOption.maxPax,
      capacity_per_unit: productOption.capacityPerUnit,
      step: productOption.sellRoundStepCents,
      agePolicy: {
        infant_to: agePolicy.infantTo,
        child_to: agePolicy.childTo,
        children_allowed: agePolicy.childrenAllowed,
        infants_allowed: agePolicy.infantsAllowed,
        count_children_in_breaks: agePolicy.countChildrenInBreaks,
        count_infants_in_breaks: agePolicy.countInfantsInBreaks,
      },
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .leftJoin(
      agePolicy,
      eq(agePolicy.id, sql`coalesce(${productOption.agePolicyId}, ${supplier.defaultAgePolicyId})`),
    )
    .where(inArray(productOption.code, [...codes]));
}

/** Rates in use that touch the dates, with cost and sell; later ones last, as ties are decided. */
export function readRates(
  tx: Tx,
  optionIds: number[],
  dates: { from: string; to: string },
  priceCodes: readonly string[],
) {
  return tx
    .select({
      optionId: rate.optionId,
      currency: rate.currency,
      status: rate.status,
      id: rate.uid,
      version: rate.version,
      price_code: rate.priceCode,
      date_from: rate.dateFrom,
      date_to: rate.dateTo,
      dow_mask: rate.dowMask,
      priority: rate.priority,
      closed: rate.closed,
      min_units: rate.minUnits,
      max_units: rate.maxUnits,
      min_mode: rate.minMode,
      stay_pay: rate.stayPay,
      free_unit: rate.freeUnit,
      buy_tax_mode: rate.buyTaxMode,
      markup_bps: rateSell.markupBps,
      cost: rateCost.cost,
      sell: rateSell.sell,
    })
    .from(rate)
    .innerJoin(rateCost, eq(rateCost.rateId, rate.id))
    .innerJoin(rateSell, eq(rateSell.rateId, rate.id))
    .where(
      and(
        inArray(rate.optionId, optionIds),
        inArray(rate.priceCode, [...new Set([...priceCodes, ""])]),
        isNull(rate.supersededAt),
        lte(rate.dateFrom, dates.to),
        gte(rate.dateTo, dates.from),
      ),
    )
    .orderBy(asc(rate.optionId), asc(rate.id));
}

/** Extras in their order, with cost and sell. */
export function readExtras(tx: Tx, optionIds: number[]) {
  return tx
    .select({
      optionId: extra.optionId,
      code: extra.code,
      basis: extra.basis,
      compulsory: extra.compulsory,
      commissionable: extra.commissionable,
      price_on_request: extra.priceOnRequest,
      cap_units: extra.capUnits,
      cost: extraCost.cost,
      sell: extraSell.sell,
      markup_bps: extraSell.markupBps,
    })
    .from(extra)
    .innerJoin(extraCost, eq(extraCost.extraId, extra.id))
    .innerJoin(extraSell, eq(extraSell.extraId, extra.id))
    .where(and(inArray(extra.optionId, optionIds), eq(extra.active, true)))
    .orderBy(asc(extra.optionId), asc(extra.seq));
}

/** The brand with what its currency is worth on a day, newest first. */
export async function readMoney(tx: Tx, brandCode: z.infer<typeof BrandCode>, on: string) {
  const rows = await tx
    .select({
      currency: brand.currency,
      gst_bps: brand.taxBps,
      from: exchangeRate.from,
      rate: exchangeRate.rate,
    })
    .from(brand)
    .leftJoin(exchangeRate, and(eq(exchangeRate.to, brand.currency), lte(exchangeRate.validFrom, on)))
    .where(eq(brand.code, brandCode))
    .orderBy(desc(exchangeRate.validFrom));
  const [first] = rows;
  if (!first) throw new RangeError(`There is no brand ${brandCode}`);
  return {
    brand: { currency: first.currency, gst_bps: first.gst_bps },
    /** Multiplier of a cost in that currency; undefined where none is known. */
    fxOf: (currency: string) =>
      currency === first.currency ? "1" : (rows.find((row) => row.from === currency)?.rate ?? undefined),
  };
}

/** The ages and the step that count where neither option nor supplier says anything. */
export async function readDefaults(tx: Tx) {
  const rows = await readSettings(tx, settingKeys);
  const numberOf = (key: (typeof settingKeys)[number], otherwise: number) => {
    const value = rows.find((row) => row.key === key)?.value;
    return typeof value === "number" ? value : otherwise;
  };
  return {
    infantTo: numberOf("booking.infant_max_age_default", 3),
    childTo: numberOf("booking.child_max_age_default", 14),
    step: numberOf("booking.sell_round_step_cents", 0),
  };
}
