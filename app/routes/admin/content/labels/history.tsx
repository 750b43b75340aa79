import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { labelTabs } from "#app/routes/admin/content/labels/label-tabs.ts";
import { useLabelWords } from "#app/routes/admin/content/labels/label-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { HistoryQuery } from "#contract/system/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = {
  parent: { crumb: "navigation:labels", to: href("/admin/labels") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const labels = labelService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [label, history] = await Promise.all([labels.get(uid), labels.history(uid, page)]);
  return { title: label.name, label, history, timeZone: brands[signedIn(context).brand].timeZone };
}

export default function LabelHistory({ loaderData: { label, history, timeZone } }: Route.ComponentProps) {
  const { t } = useTranslation(["labels", "records"]);
  const words = useLabelWords();
  return (
    <RecordPage title={label.name} badges={<LabelChip label={label} />} tabs={labelTabs(label, t)}>
      <HistoryList history={history} words={words} timeZone={timeZone} />
    </RecordPage>
  );
}
