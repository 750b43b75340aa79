import { useTranslation } from "#app/i18n/use-translation.ts";
import { useStatusOptions } from "#app/components/client-file/use-status-options.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";

/** Filters of My Files: the five of the specification, the status, and the search of all names. */
export function useMyFileFilters(): FilterField[] {
  const { t } = useTranslation("clientFiles");
  const statuses = useStatusOptions();
  return [
    { name: "q", label: t("filters.search"), kind: "search" },
    { name: "reference", label: t("fields.reference"), kind: "text" },
    { name: "agent_reference", label: t("fields.yourReference"), kind: "text" },
    { name: "name", label: t("fields.bookingName"), kind: "text" },
    { name: "travel_date_from", label: t("filters.travelDateFrom"), kind: "date" },
    { name: "travel_date_to", label: t("filters.travelDateTo"), kind: "date" },
    { name: "status", label: t("fields.status"), kind: "select", options: statuses },
    {
      name: "whose",
      label: t("filters.whose"),
      kind: "select",
      options: [{ value: "mine", label: t("filters.mine") }],
    },
  ];
}
