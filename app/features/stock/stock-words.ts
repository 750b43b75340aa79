import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { stockModes } from "#contract/catalogue/stock/stock-words.ts";

const fields = [
  ...(["stock_from", "stock_to", "stock_days", "stock_agency"] as const),
  ...(["stock_mode", "stock_max", "release_days", "stop_reason"] as const),
];

/** The words of a product's history with those of its stock besides. */
export function useStockWords({ labels, value: word }: FieldWords): FieldWords {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  return {
    labels: { ...labels, ...Object.fromEntries(fields.map((name) => [name, t(`history.fields.${name}`)])) },
    value: (field, value) => {
      if (field === "stock_from" || field === "stock_to") return formatDayLong(value, locale);
      const mode = field === "stock_mode" ? stockModes.find((one) => one === value) : undefined;
      return mode ? t(`modes.${mode}`) : word?.(field, value);
    },
  };
}
