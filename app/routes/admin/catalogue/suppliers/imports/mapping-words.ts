import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { sheetMappingFields } from "#contract/catalogue/rate-imports/registry-fields.ts";
import {
  costFields,
  dayOrders,
  sheetFields,
  type SheetField,
} from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { writtenStatuses, type PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { SheetMapping } from "#contract/catalogue/rate-imports/sheet-mapping.ts";

type Words = TFunction<["rateImports", "supplierRates"]>;

/** What a column can be, in words. */
export function fieldWord(field: SheetField, t: Words): string {
  if (isCost(field)) {
    // The name of the field ends in the key.
    const key = field.slice("cost_".length) as PriceKey;
    return t("rateImports:mapping.cost", { what: t(`supplierRates:keys.${key}`) });
  }
  return t(`rateImports:mapping.means.${field}`);
}

function isCost(field: SheetField): field is (typeof costFields)[number] {
  return costFields.some((one) => one === field);
}

/** `Season of these prices: Low (1 Apr – 30 Sep 2027)`. */
export function seasonText(
  { name, days }: NonNullable<SheetMapping["columns"][number]["season"]>,
  t: Words,
  locale: Locale,
): string {
  const dates = days.map(({ date_from: from, date_to: to }) => formatDayRange(from, to, locale)).join(", ");
  return t("rateImports:mapping.season", { name: name ? `${name} (${dates})` : dates });
}

/** Fields and codes of a mapping in words, for its form and for conflicts. */
export function useMappingWords(): FieldWords {
  const { t } = useTranslation(["rateImports", "supplierRates"]);
  return {
    labels: {
      field: t("rateImports:mapping.fields.field"),
      index: t("rateImports:mapping.fields.index"),
      ...fieldLabels(sheetMappingFields, (name) => t(`rateImports:mapping.fields.${name}`)),
    },
    value: (name, value) => {
      const field = sheetFields.find((one) => one === value);
      if (name === "field" && field) return fieldWord(field, t);
      const order = dayOrders.find((one) => one === value);
      if (name === "day_order" && order) return t(`rateImports:mapping.dayOrders.${order}`);
      const status = writtenStatuses.find((one) => one === value);
      return name === "status" && status ? t(`supplierRates:statuses.${status}`) : undefined;
    },
  };
}

/** What the form begins with. */
export function mappingValues(mapping: SheetMapping) {
  return {
    header_row: mapping.header_row,
    day_order: mapping.day_order,
    columns: mapping.columns.map(({ index, field }) => ({ index, field })),
    season_name: mapping.season_name,
    markup_bps: mapping.markup_bps,
    status: mapping.status,
  };
}
