import { Megaphone } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { alertColumns } from "#app/routes/admin/content/alerts/columns.tsx";
import { useAlertFilters } from "#app/routes/admin/content/alerts/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { AlertQuery, alertResource } from "#contract/content/alerts.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "alerts" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, AlertQuery);
  const [page, settings] = await Promise.all([
    alertService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return { title: getI18n(context).t("alerts:title"), sort: query.sort[0] ?? "-date_from", page, settings };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const service = alertService(context.get(apiContext));
  return (await keepListChoice(form, url, context, kept)) ?? answerBulk(form, url, alertResource, service);
}

const verbs = ["publish", "expire", "delete"] as const;

export default function AlertList({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("alerts");
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={alertColumns(t, useLocale())}
      filters={useAlertFilters()}
      verbs={verbs.map((name) => ({
        name,
        label: t(`bulk.${name}`),
        title: t(`bulkTitle.${name}`),
        destructive: name === "delete",
      }))}
      icon={Megaphone}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{ add: href("/admin/alerts/add"), exported: href("/admin/alerts/export.csv") }}
    />
  );
}
