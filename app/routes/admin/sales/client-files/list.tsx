import { FolderOpen, Plus } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { partAnswer } from "#app/data-table/view-problem.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { BulkAnswer, useFileVerbs } from "#app/routes/admin/sales/client-files/bulk-bar.tsx";
import { bulkFiles, bulkVerbs } from "#app/routes/admin/sales/client-files/bulk.server.ts";
import { fileColumns } from "#app/routes/admin/sales/client-files/columns.tsx";
import { shownFiles } from "#app/routes/admin/sales/client-files/shown-files.ts";
import { useFileFilters } from "#app/routes/admin/sales/client-files/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "client-files" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(shownFiles(url), OfficeFileQuery);
  const [page, settings] = await Promise.all([
    officeFileService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  const user = context.get(userContext);
  return {
    title: getI18n(context).t("clientFiles:list.office"),
    sort: query.sort[0] ?? "-travel_date",
    scope: query.filter.scope ?? "all",
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
    mayChange: bulkVerbs(user),
    mayExport: holds(user, "client-files.export"),
    mayCreate: holds(user, "client-files.create"),
    seesYield: holds(user, "yield.view"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return (await keepListChoice(form, url, context, kept)) ?? bulkFiles(form, shownFiles(url), context);
}

export default function ClientFileList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, scope, unreadable, page, settings, mayChange, mayExport, mayCreate, seesYield } =
    loaderData;
  const { t } = useTranslation("clientFiles");
  const related = page.data.some(({ related_reference: other }) => other !== null);
  const columns = fileColumns(t, useLocale(), { seesYield, related });
  const { verbs, onTicked } = useFileVerbs(mayChange);
  const { problem, other: answer } = partAnswer(actionData);
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      about={page.meta.total_is_estimate}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={problem} />
          {mayExport ? <ExportLink to={href("/admin/client-files/export.csv")} /> : null}
          {mayCreate ? (
            <Link to={href("/admin/client-files/add")} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {t("list.create")}
            </Link>
          ) : null}
        </>
      }
    >
      <FilterBar filters={useFileFilters(scope)} unreadable={unreadable} />
      <BulkAnswer answer={answer} />
      <BulkForm verbs={verbs} meta={page.meta} onTicked={onTicked}>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable={verbs.length > 0}
          empty={<EmptyState icon={FolderOpen} title={t("list.empty")} text={t("list.emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
