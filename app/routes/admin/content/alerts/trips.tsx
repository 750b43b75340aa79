import { Map } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/trips.ts";

import { apiContext, localeContext } from "#app/context.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { tripColumns } from "#app/routes/admin/content/alerts/trip-columns.tsx";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { alertTabs } from "#app/routes/admin/content/alerts/alert-tabs.ts";
import { titleOf } from "#app/routes/admin/content/alerts/alert-words.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { AlertTripQuery } from "#contract/content/alerts.ts";
import { readListQuery } from "#contract/list-query.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = inList("navigation:alerts", href("/admin/alerts"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const alerts = alertService(context.get(apiContext));
  const { page } = readListQuery(url, AlertTripQuery);
  const [alert, trips] = await Promise.all([alerts.get(uid), alerts.trips(uid, page)]);
  return { title: titleOf(alert, context.get(localeContext)), alert, trips: withinPages(url, trips) };
}

export default function AlertTrips({ loaderData: { title, alert, trips } }: Route.ComponentProps) {
  const { t } = useTranslation(["alerts", "records", "clientFiles"]);
  const locale = useLocale();
  return (
    <RecordPage title={title} badges={<AlertState state={alert.state} />} tabs={alertTabs(alert, t)}>
      <p className="mb-4 max-w-[70ch] text-muted-foreground">{t("trips.intro")}</p>
      <DataTable
        caption={t("trips.tab")}
        columns={tripColumns(t, locale)}
        rows={trips.data}
        rowKey={({ uid }) => uid}
        empty={<EmptyState icon={Map} title={t("trips.empty")} text={t("trips.emptyText")} />}
      />
      <ListPages meta={trips.meta} />
    </RecordPage>
  );
}
