import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { countries, kinds } from "#app/routes/admin/content/itinerary-locations/location-words.ts";

/** Filters of the list of places. */
export function useLocationFilters(): FilterField[] {
  const { t } = useTranslation("itineraryLocations");
  return [
    { name: "q", label: t("search"), kind: "search" },
    {
      name: "country",
      label: t("fields.country"),
      kind: "select",
      options: countries.map((value) => ({ value, label: t(`countries.${value}`) })),
    },
    {
      name: "kind",
      label: t("fields.kind"),
      kind: "select",
      options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
  ];
}
