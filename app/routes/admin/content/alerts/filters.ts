import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { scopes, severities, states } from "#app/routes/admin/content/alerts/alert-words.ts";

/** Filters of the list of alerts. */
export function useAlertFilters(): FilterField[] {
  const { t } = useTranslation("alerts");
  return [
    { name: "q", label: t("search"), kind: "search" },
    {
      name: "state",
      label: t("fields.state"),
      kind: "select",
      options: states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: "severity",
      label: t("fields.severity"),
      kind: "select",
      options: severities.map((value) => ({ value, label: t(`severities.${value}`) })),
    },
    {
      name: "scope",
      label: t("fields.scope"),
      kind: "select",
      options: scopes.map((value) => ({ value, label: t(`scopes.${value}`) })),
    },
  ];
}
