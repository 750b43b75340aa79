import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import {
  allPriceKeys,
  freeUnits,
  minModes,
  rateStatuses,
  taxModes,
} from "#contract/catalogue/rates/rate-words.ts";
import type { RateSeason } from "#contract/catalogue/rates/rates.ts";
import { rateSeasonFields } from "#contract/catalogue/registry-fields.ts";

const ofRows = [
  ...["key", "from", "to", "cost_cents", "sell_cents"],
  ...["stay", "pay", "time_from", "time_to", "bps"],
] as (
  "key" | "from" | "to" | "cost_cents" | "sell_cents" | "stay" | "pay" | "time_from" | "time_to" | "bps"
)[];

/** Fields and codes of a season in words, for its form, its history and for conflicts. */
export function useRateWords(): FieldWords {
  const { t } = useTranslation(["supplierRates", "supplierProducts", "suppliers"]);
  const found = <Code extends string>(
    codes: readonly Code[],
    value: string,
    word: (code: Code) => string,
  ) => {
    const code = codes.find((one) => one === value);
    return code === undefined ? undefined : word(code);
  };
  const words: Record<string, (value: string) => string | undefined> = {
    status: (value) => found(rateStatuses, value, (code) => t(`statuses.${code}`)),
    operates_on: (value) => found(weekdays, value, (code) => t(`supplierProducts:days.${code}`)),
    min_mode: (value) => found(minModes, value, (code) => t(`minModes.${code}`)),
    free_unit: (value) => found(freeUnits, value, (code) => t(`freeUnits.${code}`)),
    buy_tax_mode: (value) => found(taxModes, value, (code) => t(`suppliers:taxModes.${code}`)),
    prices: (value) => found(allPriceKeys, value, (code) => t(`keys.${code}`)),
    key: (value) => found(allPriceKeys, value, (code) => t(`keys.${code}`)),
  };
  return {
    labels: {
      ...Object.fromEntries(ofRows.map((name) => [name, t(`fields.${name}`)])),
      ...fieldLabels(rateSeasonFields, (name) => t(`fields.${name}`)),
    },
    value: (field, value) => (Object.hasOwn(words, field) ? words[field]?.(value) : undefined),
  };
}

/** What the form begins with. An estimate becomes what somebody writes by hand. */
export function rateValues({
  uid: _uid,
  currency: _currency,
  lock_version: _version,
  ...season
}: RateSeason) {
  const status = season.status === "estimate" ? ("provisional" as const) : season.status;
  return { ...season, status };
}

export type RateValues = ReturnType<typeof rateValues>;
