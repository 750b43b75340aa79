import type { FilterField } from "#app/data-table/filter-fields.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Filters of the tracker. */
export function useFinalisationFilters(): FilterField[] {
  const { t } = useTranslation("finalisation");
  return [
    { name: "q", label: t("filters.q"), kind: "search" },
    {
      name: "show",
      label: t("filters.show"),
      kind: "select",
      all: t("filters.shows.open"),
      options: (["reopened", "finalised", "all"] as const).map((value) => ({
        value,
        label: t(`filters.shows.${value}`),
      })),
    },
    {
      name: "whose",
      label: t("fields.owner"),
      kind: "select",
      all: t("filters.anybody"),
      options: [{ value: "mine", label: t("filters.mine") }],
    },
    {
      name: "brand",
      label: t("fields.brand"),
      kind: "select",
      options: (["NZ", "AU"] as const).map((value) => ({ value, label: value })),
    },
    { name: "travel_date_from", label: t("filters.from"), kind: "date" },
    { name: "travel_date_to", label: t("filters.to"), kind: "date" },
  ];
}
