import { Paperclip } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { attachmentColumns } from "#app/features/attachments/columns.tsx";
import { useAttachmentFilters } from "#app/routes/admin/catalogue/supplier-attachments/filters.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { attachmentService } from "#app/services/attachments.server.ts";
import { attachmentResource } from "#contract/catalogue/attachments/attachments.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: attachmentResource, kept: { audience: "office", list: "attachments" } } as const;

export async function loader(args: Route.LoaderArgs) {
  const service = attachmentService(args.context.get(apiContext));
  const title = getI18n(args.context).t("attachments:title");
  const found = await loadList(args, { ...list, service, title, sort: "valid_to" });
  return { ...found, mayEdit: holds(args.context.get(userContext), "attachments.edit") };
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: attachmentService(args.context.get(apiContext)) });
}

export default function AttachmentList({ loaderData, actionData }: Route.ComponentProps) {
  const { mayEdit } = loaderData;
  const { t } = useTranslation(["attachments", "records"]);
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={attachmentColumns({ t, locale: useLocale() })}
      filters={useAttachmentFilters()}
      verbs={mayEdit ? [{ name: "delete", label: t("bulk.delete"), title: t("bulkTitle.delete") }] : []}
      icon={Paperclip}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{
        add: mayEdit ? href("/admin/attachments/add") : undefined,
        exported: href("/admin/attachments/export.csv"),
      }}
    />
  );
}
