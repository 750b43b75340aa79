import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";

import { apiContext, localeContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { alertTabs } from "#app/routes/admin/content/alerts/alert-tabs.ts";
import { titleOf, useAlertWords } from "#app/routes/admin/content/alerts/alert-words.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { alertService } from "#app/services/alerts.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = inList("navigation:alerts", href("/admin/alerts"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader(args: Route.LoaderArgs) {
  const locale = args.context.get(localeContext);
  return loadHistory(args, alertService(args.context.get(apiContext)), {
    uid: args.params.uid,
    titleOf: (alert) => titleOf(alert, locale),
  });
}

export default function AlertHistory({ loaderData: { title, record, ...history } }: Route.ComponentProps) {
  const { t } = useTranslation(["alerts", "records"]);
  return (
    <RecordPage title={title} badges={<AlertState state={record.state} />} tabs={alertTabs(record, t)}>
      <HistoryList
        {...history}
        words={useAlertWords()}
        actions={{ published: t("actions.published"), expired: t("actions.expired") }}
      />
    </RecordPage>
  );
}
