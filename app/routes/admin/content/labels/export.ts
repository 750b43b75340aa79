import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelQuery, type Label } from "#contract/content/labels.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, LabelQuery);
  const labels = labelService(context.get(apiContext));
  const { t } = getI18n(context);
  const columns = [
    { header: t("labels:fields.position"), value: (label: Label) => label.position },
    { header: t("labels:fields.name"), value: (label: Label) => label.name },
    { header: t("labels:fields.colour"), value: (label: Label) => t(`labels:colours.${label.colour}`) },
    { header: t("labels:fields.icon"), value: (label: Label) => t(`labels:icons.${label.icon}`) },
    {
      header: t("labels:fields.applies_to"),
      value: (label: Label) => t(`labels:appliesTo.${label.applies_to}`),
    },
    {
      header: t("labels:fields.active"),
      value: (label: Label) => t(label.active ? "records:yes" : "records:no"),
    },
    { header: t("labels:fields.used"), value: (label: Label) => label.used },
  ];
  return csvResponse(
    "labels.csv",
    columns,
    (page) => labels.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
