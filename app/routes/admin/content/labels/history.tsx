import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { useLabelWords } from "#app/routes/admin/content/labels/label-words.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { labelService } from "#app/services/labels.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = inList("navigation:labels", href("/admin/labels"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader(args: Route.LoaderArgs) {
  return loadHistory(args, labelService(args.context.get(apiContext)), {
    uid: args.params.uid,
    titleOf: ({ name }) => name,
  });
}

export default function LabelHistory({ loaderData: { title, record, ...history } }: Route.ComponentProps) {
  const { t } = useTranslation("records");
  return (
    <RecordPage
      title={title}
      badges={<LabelChip label={record} />}
      tabs={recordTabs(href("/admin/labels/:uid", { uid: record.uid }), t)}
    >
      <HistoryList {...history} words={useLabelWords()} />
    </RecordPage>
  );
}
