import { Megaphone } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { alertColumns } from "#app/routes/admin/content/alerts/columns.tsx";
import { useAlertFilters } from "#app/routes/admin/content/alerts/filters.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { alertResource } from "#contract/content/alerts.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: alertResource, kept: { audience: "office", list: "alerts" } } as const;

export function loader(args: Route.LoaderArgs) {
  const service = alertService(args.context.get(apiContext));
  const title = getI18n(args.context).t("alerts:title");
  return loadList(args, { ...list, service, title, sort: "-date_from" });
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: alertService(args.context.get(apiContext)) });
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
      verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))}
      icon={Megaphone}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{ add: href("/admin/alerts/add"), exported: href("/admin/alerts/export.csv") }}
    />
  );
}
