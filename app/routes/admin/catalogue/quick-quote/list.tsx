import { FlaskConical, Luggage, Plus } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
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
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { useBulkVerbs } from "#app/routes/admin/catalogue/quick-quote/bulk-verbs.ts";
import { CopyForm } from "#app/routes/admin/catalogue/quick-quote/copy-button.tsx";
import { copyColumn, packageColumns } from "#app/routes/admin/catalogue/quick-quote/columns.tsx";
import { usePackageFilters } from "#app/routes/admin/catalogue/quick-quote/filters.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { packageResource } from "#contract/catalogue/packages/editor.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: packageResource, kept: { audience: "office", list: "quick-quote" } } as const;

export async function loader(args: Route.LoaderArgs) {
  const service = packageEditorService(args.context.get(apiContext));
  const title = getI18n(args.context).t("navigation:quickQuote");
  const found = await loadList(args, { ...list, service, title, sort: "ref" });
  const user = args.context.get(userContext);
  const rights = { edit: holds(user, "quick-quote.edit"), publish: holds(user, "quick-quote.publish") };
  return { ...found, rights };
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: packageEditorService(args.context.get(apiContext)) });
}

export default function PackageList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, unreadable, page, settings, rights } = loaderData;
  const { t } = useTranslation(["packageEditor", "packages", "productSearch"]);
  const locale = useLocale();
  const told = shownColumns(packageColumns(t, locale));
  const columns = rights.edit ? [...told, copyColumn(t, locale)] : told;
  const verbs = useBulkVerbs(rights);
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
          <Link to={href("/admin/quick-quote/test")} className={buttonVariants()}>
            <Icon of={FlaskConical} />
            {t("openTest")}
          </Link>
          <ExportLink to={href("/admin/quick-quote/export.csv")} />
          {rights.edit ? (
            <Link to={href("/admin/quick-quote/add")} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {t("add")}
            </Link>
          ) : null}
        </>
      }
    >
      <FilterBar filters={usePackageFilters()} unreadable={unreadable} />
      <BulkQuestion verbs={verbs} answer={answer} />
      {rights.edit ? <CopyForm /> : null}
      <BulkForm verbs={verbs} meta={page.meta}>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable={verbs.length > 0}
          empty={<EmptyState icon={Luggage} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
