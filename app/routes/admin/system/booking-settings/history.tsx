import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { useKeptWords } from "#app/routes/admin/system/booking-settings/setting-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { bookingSettingsService } from "#app/services/booking-settings.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { HistoryQuery } from "#contract/system/audit/entry.ts";

export const middleware: Route.MiddlewareFunction[] = [can("booking-settings.edit")];

export const handle = inList("navigation:bookingSettings", href("/admin/booking-settings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { page } = readListQuery(url, HistoryQuery);
  const history = await bookingSettingsService(context.get(apiContext)).history(page);
  return {
    title: getI18n(context).t("bookingSettings:title"),
    history: withinPages(url, history),
    timeZone: officeTimeZone(context),
  };
}

/** Who changed which of the settings, and from what to what. */
export default function BookingSettingsHistory({ loaderData: { title, ...history } }: Route.ComponentProps) {
  const { t } = useTranslation("records");
  return (
    <RecordPage title={title} tabs={recordTabs(href("/admin/booking-settings"), t)}>
      <HistoryList {...history} words={useKeptWords()} />
    </RecordPage>
  );
}
