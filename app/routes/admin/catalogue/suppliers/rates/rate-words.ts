import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
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
import { rateSeasonFields } from "#contract/catalogue/rates/registry-fields.ts";

const ofRows = [
  ...["key", "from", "to", "cost_cents", "sell_cents"],
  ...["stay", "pay", "time_from", "time_to", "bps"],
] as (
  | "key"
  | "from"
  | "to"
  | "cost_cents"
  | "sell_cents"
  | "stay"
  | "pay"
  | "time_from"
  | "time_to"
  | "bps"
)[];

/** Amounts, shares and days of a season as it is kept, in words, for its history; forms have them as they are typed. */
export function useKeptRateWords(): FieldWords {
  const locale = useLocale();
  const { labels, value: word } = useRateWords();
  const amount = (value: string) => formatAmount(Number(value), locale);
  const share = (value: string) => formatPercent(Number(value), locale);
  const day = (value: string) => formatDayLong(value, locale);
  const kept: Record<string, (value: string) => string> = {
    ...{ cost_cents: amount, sell_cents: amount },
    ...{ markup_bps: share, bps: share },
    ...{ date_from: day, date_to: day },
  };
  return {
    labels,
    value: (field, value) => (Object.hasOwn(kept, field) ? kept[field]?.(value) : word?.(field, value)),
  };
}

/** Fields and codes of a season in words, for its form and for conflicts. */
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
