import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { AlertSeverity, AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { titleOf } from "#app/routes/admin/content/alerts/alert-words.ts";
import type { Alert } from "#contract/content/alerts.ts";
import type { Locale } from "#contract/primitives.ts";

/** Columns of the list of alerts. */
export function alertColumns(t: TFunction<"alerts">, locale: Locale): Column<Alert>[] {
  return [
    {
      id: "title",
      header: t("fields.title"),
      cell: (alert) => titleOf(alert, locale),
      linkTo: ({ uid }) => href("/admin/alerts/:uid", { uid }),
    },
    {
      id: "state",
      header: t("fields.state"),
      cell: ({ state }) => <AlertState state={state} />,
      kind: "fit",
    },
    {
      id: "severity",
      header: t("fields.severity"),
      cell: ({ severity }) => <AlertSeverity severity={severity} />,
      kind: "fit",
      sort: "severity",
    },
    {
      id: "scope",
      header: t("fields.scope"),
      cell: ({ scope, scope_codes: codes }) =>
        [t(`scopes.${scope}`), codes.join(", ")].filter(Boolean).join(": "),
    },
    {
      id: "dates",
      header: t("fields.dates"),
      cell: (alert) => formatDayRange(alert.date_from, alert.date_to, locale),
      sort: "date_from",
    },
    { id: "brand", header: t("fields.brand"), cell: ({ brand }) => brand ?? t("anyBrand") },
  ];
}
