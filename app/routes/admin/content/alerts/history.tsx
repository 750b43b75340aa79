import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";

import { apiContext, localeContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { alertTabs } from "#app/routes/admin/content/alerts/alert-tabs.ts";
import { titleOf, useAlertWords } from "#app/routes/admin/content/alerts/alert-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { HistoryQuery } from "#contract/system/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = {
  parent: { crumb: "navigation:alerts", to: href("/admin/alerts") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const alerts = alertService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [alert, history] = await Promise.all([alerts.get(uid), alerts.history(uid, page)]);
  return {
    title: titleOf(alert, context.get(localeContext)),
    alert,
    history,
    timeZone: brands[signedIn(context).brand].timeZone,
  };
}

export default function AlertHistory({
  loaderData: { title, alert, history, timeZone },
}: Route.ComponentProps) {
  const { t } = useTranslation(["alerts", "records"]);
  const words = useAlertWords();
  return (
    <RecordPage title={title} badges={<AlertState state={alert.state} />} tabs={alertTabs(alert, t)}>
      <HistoryList
        history={history}
        words={words}
        timeZone={timeZone}
        actions={{ published: t("actions.published"), expired: t("actions.expired") }}
      />
    </RecordPage>
  );
}
