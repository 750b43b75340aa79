import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { AttachmentStateBadge } from "#app/features/attachments/attachment-state.tsx";
import { useAttachmentWords } from "#app/routes/admin/catalogue/supplier-attachments/attachment-words.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { attachmentService } from "#app/services/attachments.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.view")];

export const handle = inList("navigation:attachments", href("/admin/attachments"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader(args: Route.LoaderArgs) {
  return loadHistory(args, attachmentService(args.context.get(apiContext)), {
    uid: args.params.uid,
    titleOf: ({ title }) => title,
  });
}

export default function AttachmentHistory({
  loaderData: { title, record, ...history },
}: Route.ComponentProps) {
  const { t } = useTranslation("records");
  return (
    <RecordPage
      title={title}
      badges={<AttachmentStateBadge state={record.state} />}
      tabs={recordTabs(href("/admin/attachments/:uid", { uid: record.uid }), t)}
    >
      <HistoryList {...history} words={useAttachmentWords([])} />
    </RecordPage>
  );
}
