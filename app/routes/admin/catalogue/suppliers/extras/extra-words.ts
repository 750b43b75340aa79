import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { extraBases, extraPriceKeys } from "#contract/catalogue/extras/extra-words.ts";
import type { ProductExtras } from "#contract/catalogue/extras/extras.ts";

export const priceFields = extraPriceKeys.flatMap(
  (key) => [`${key}_cost_cents`, `${key}_sell_cents`] as const,
);
const plainFields = [
  ...["extras", "code", "name", "basis", "cap_units", "compulsory"],
  ...["commissionable", "price_on_request", "active", "markup_bps"],
] as (
  | ("extras" | "code" | "name" | "basis" | "cap_units" | "compulsory")
  | ("commissionable" | "price_on_request" | "active" | "markup_bps")
)[];

/** Fields and codes of extras in words, for their form and for conflicts. */
export function useExtraWords(): FieldWords {
  const { t } = useTranslation("productExtras");
  const basis = (value: string) => {
    const code = extraBases.find((one) => one === value);
    return code && t(`bases.${code}`);
  };
  return {
    labels: Object.fromEntries([...plainFields, ...priceFields].map((name) => [name, t(`fields.${name}`)])),
    value: (field, value) => (field === "basis" ? basis(value) : undefined),
  };
}

/** The same for the history, where amounts and shares stand as they are kept. */
export function useKeptExtraWords(): FieldWords {
  const locale = useLocale();
  const { labels, value: word } = useExtraWords();
  return {
    labels,
    value: (field, value) => {
      if (field.endsWith("_cents")) return formatAmount(Number(value), locale);
      return field === "markup_bps" ? formatPercent(Number(value), locale) : word?.(field, value);
    },
  };
}

/** What the form begins with. */
export function extraValues({ extras }: ProductExtras) {
  return { extras };
}
