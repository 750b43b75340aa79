import type { FilterField } from "#app/data-table/filter-fields.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayService } from "#app/routes/admin/catalogue/rate-analysis/service-words.ts";
import { addMonths, monthStates, monthsFrom } from "#contract/catalogue/rate-analysis/month-states.ts";
import { serviceTypes } from "#contract/catalogue/suppliers/supplier-terms.ts";

/** Filters of the heat map; it can begin a year before or after the month it begins with now. */
export function useCoverageFilters(from: string): FilterField[] {
  const { t } = useTranslation(["rateAnalysis", "kit"]);
  const locale = useLocale();
  return [
    { name: "q", label: t("filters.q"), kind: "search" },
    {
      name: "state",
      label: t("filters.state"),
      kind: "select",
      options: monthStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    { name: "supplier", label: t("filters.supplier"), kind: "text" },
    { name: "place", label: t("filters.place"), kind: "text" },
    {
      name: "service_type",
      label: t("filters.service"),
      kind: "select",
      options: serviceTypes.map((value) => ({ value, label: sayService(value, t) })),
    },
    {
      name: "from",
      label: t("filters.from"),
      kind: "select",
      all: t("filters.current"),
      options: monthsFrom(addMonths(from, -12), 25).map((value) => ({
        value,
        label: formatMonth(value, locale),
      })),
    },
  ];
}
