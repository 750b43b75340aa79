import { useTranslation } from "#app/i18n/use-translation.ts";
import { useStatusOptions } from "#app/components/client-file/use-status-options.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { brands } from "#app/domain/brands.ts";

/** Filters of the client-files list, of which one part is shown. */
export function useFileFilters(shown: string): FilterField[] {
  const { t } = useTranslation("clientFiles");
  const statuses = useStatusOptions();
  return [
    {
      name: "scope",
      label: t("filters.scope"),
      kind: "tabs",
      shown,
      options: (["open", "past", "all"] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
    },
    { name: "q", label: t("filters.search"), kind: "search" },
    { name: "reference", label: t("fields.reference"), kind: "text" },
    { name: "agent_reference", label: t("fields.agencyReference"), kind: "text" },
    { name: "name", label: t("fields.name"), kind: "text" },
    { name: "agency", label: t("fields.agency"), kind: "text" },
    { name: "consultant", label: t("fields.consultant"), kind: "text" },
    { name: "status", label: t("fields.status"), kind: "select", options: statuses },
    {
      name: "whose",
      label: t("filters.whose"),
      kind: "select",
      options: [{ value: "mine", label: t("filters.mine") }],
    },
    {
      name: "money",
      label: t("filters.money"),
      kind: "select",
      options: [{ value: "overpaid", label: t("filters.overpaid") }],
    },
    { name: "travel_date_from", label: t("filters.travelDateFrom"), kind: "date" },
    { name: "travel_date_to", label: t("filters.travelDateTo"), kind: "date" },
    { name: "pax", label: t("fields.pax"), kind: "text" },
    {
      name: "brand",
      label: t("fields.brand"),
      kind: "select",
      options: Object.entries(brands).map(([value, { name }]) => ({ value, label: name })),
    },
  ];
}
