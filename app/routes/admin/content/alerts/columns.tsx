import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { AlertSeverity, AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { titleOf } from "#app/routes/admin/content/alerts/alert-words.ts";
import type { Alert, AlertQuery } from "#contract/content/alerts.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the list of alerts tells of each, on the page and in its download. */
export function alertColumns(
  t: TFunction<"alerts">,
  locale: Locale,
): RecordColumn<Alert, typeof AlertQuery>[] {
  return [
    {
      id: "title",
      header: t("fields.title"),
      cell: (alert) => titleOf(alert, locale),
      linkTo: ({ uid }) => href("/admin/alerts/:uid", { uid }),
    },
    { id: "body", header: t("fields.body"), csv: ({ body }) => body[locale] || body.en },
    {
      id: "state",
      header: t("fields.state"),
      cell: ({ state }) => <AlertState state={state} />,
      csv: ({ state }) => t(`states.${state}`),
      kind: "fit",
    },
    {
      id: "severity",
      header: t("fields.severity"),
      cell: ({ severity }) => <AlertSeverity severity={severity} />,
      csv: ({ severity }) => t(`severities.${severity}`),
      kind: "fit",
      sort: "severity",
    },
    {
      id: "scope",
      header: t("fields.scope"),
      cell: ({ scope, scope_codes: codes }) =>
        [t(`scopes.${scope}`), codes.join(", ")].filter(Boolean).join(": "),
      csv: ({ scope }) => t(`scopes.${scope}`),
    },
    { id: "scope_codes", header: t("fields.scope_codes"), csv: (alert) => alert.scope_codes.join(" ") },
    {
      id: "dates",
      header: t("fields.dates"),
      cell: (alert) => formatDayRange(alert.date_from, alert.date_to, locale),
      csv: false,
      sort: "date_from",
    },
    { id: "date_from", header: t("fields.date_from"), csv: (alert) => alert.date_from },
    { id: "date_to", header: t("fields.date_to"), csv: (alert) => alert.date_to },
    {
      id: "brand",
      header: t("fields.brand"),
      cell: ({ brand }) => brand ?? t("anyBrand"),
      csv: ({ brand }) => brand,
    },
  ];
}
