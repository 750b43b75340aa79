import { daysOf } from "#api/modules/catalogue/options/presenter.ts";
import { rowsOfTables } from "#api/modules/catalogue/rates/price-tables.ts";
import type { SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import type { RateSeason } from "#contract/catalogue/rates/rates.ts";

/** A season as the office reads it. */
export function presentSeason(record: SeasonRecord): RateSeason {
  const { rate, option, cost, sell } = record;
  return {
    uid: record.season,
    option: option.uid,
    product_name: option.name,
    name: rate.name,
    status: rate.status,
    currency: rate.currency,
    price_code: rate.priceCode,
    date_from: rate.dateFrom,
    date_to: rate.dateTo,
    operates_on: daysOf(rate.dowMask),
    min_units: rate.minUnits,
    max_units: rate.maxUnits,
    min_mode: rate.minMode,
    free_unit: rate.freeUnit,
    buy_tax_mode: rate.buyTaxMode,
    priority: rate.priority,
    closed: rate.closed,
    closed_reason: rate.closedReason,
    markup_bps: record.markupBps,
    below_cost_reason: record.belowCostReason,
    contract_ref: rate.contractRef,
    prices: rowsOfTables(option.basis, cost, sell),
    deals: rate.stayPay.map(([stay, pay]) => ({ stay, pay })),
    surcharges: cost.surcharges ?? [],
    lock_version: rate.version,
  };
}

/** The fields that a form writes. */
export function seasonFields(record: SeasonRecord) {
  const {
    uid: _uid,
    option: _option,
    product_name: _name,
    currency: _currency,
    lock_version: _version,
    ...fields
  } = presentSeason(record);
  return fields;
}
