import { Paperclip, Plus } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkQuestion } from "#app/data-table/bulk-question.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { partAnswer } from "#app/data-table/view-problem.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
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
  const { title, sort, unreadable, page, settings, mayEdit } = loaderData;
  const { t } = useTranslation(["attachments", "records"]);
  const columns = shownColumns(attachmentColumns({ t, locale: useLocale() }));
  const verbs = mayEdit
    ? [{ name: "delete", label: t("bulk.delete"), title: t("bulkTitle.delete"), destructive: true }]
    : [];
  const { problem, other: answer } = partAnswer(actionData);
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("intro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={problem} />
          <ExportLink to={href("/admin/attachments/export.csv")} />
          {mayEdit ? (
            <Link to={href("/admin/attachments/add")} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {t("add")}
            </Link>
          ) : null}
        </>
      }
    >
      <FilterBar filters={useAttachmentFilters()} unreadable={unreadable} />
      <BulkQuestion verbs={verbs} answer={answer} />
      <BulkForm verbs={verbs} meta={page.meta}>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable={verbs.length > 0}
          empty={<EmptyState icon={Paperclip} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
