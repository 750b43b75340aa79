import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { AlertQuery, type Alert } from "#contract/content/alerts.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, AlertQuery);
  const alerts = alertService(context.get(apiContext));
  const { t } = getI18n(context);
  const locale = context.get(localeContext);
  const say = (text: TranslatedText) => text[locale] || text.en;
  const columns = [
    { header: t("alerts:fields.title"), value: (row: Alert) => say(row.title) },
    { header: t("alerts:fields.body"), value: (row: Alert) => say(row.body) },
    { header: t("alerts:fields.severity"), value: (row: Alert) => t(`alerts:severities.${row.severity}`) },
    { header: t("alerts:fields.state"), value: (row: Alert) => t(`alerts:states.${row.state}`) },
    { header: t("alerts:fields.scope"), value: (row: Alert) => t(`alerts:scopes.${row.scope}`) },
    { header: t("alerts:fields.scope_codes"), value: (row: Alert) => row.scope_codes.join(" ") },
    { header: t("alerts:fields.date_from"), value: (row: Alert) => row.date_from },
    { header: t("alerts:fields.date_to"), value: (row: Alert) => row.date_to },
    { header: t("alerts:fields.brand"), value: (row: Alert) => row.brand },
  ];
  return csvResponse(
    "alerts.csv",
    columns,
    (page) => alerts.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
