import { Building2, Plus } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
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
import { supplierColumns } from "#app/routes/admin/catalogue/suppliers/columns.tsx";
import { useSupplierFilters } from "#app/routes/admin/catalogue/suppliers/filters.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierResource } from "#contract/catalogue/suppliers/suppliers.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: supplierResource, kept: { audience: "office", list: "suppliers" } } as const;

export async function loader(args: Route.LoaderArgs) {
  const service = supplierService(args.context.get(apiContext));
  const title = getI18n(args.context).t("navigation:suppliers");
  const [found, places] = await Promise.all([
    loadList(args, { ...list, service, title, sort: "name" }),
    placeChoices(args.context, "office"),
  ]);
  const user = args.context.get(userContext);
  return {
    ...found,
    places: places.map(({ value, label }) => ({ value, label })),
    rights: { create: holds(user, "suppliers.create"), edit: holds(user, "suppliers.edit") },
  };
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: supplierService(args.context.get(apiContext)) });
}

const names = ["activate", "hold", "close"] as const;

export default function SupplierList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, unreadable, page, settings, places, rights } = loaderData;
  const { t } = useTranslation(["suppliers", "kit"]);
  const columns = shownColumns(supplierColumns(t));
  const verbs = rights.edit
    ? names.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))
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
          <ExportLink to={href("/admin/suppliers/export.csv")} />
          {rights.create ? (
            <Link to={href("/admin/suppliers/add")} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {t("add")}
            </Link>
          ) : null}
        </>
      }
    >
      <FilterBar filters={useSupplierFilters(places)} unreadable={unreadable} />
      <BulkQuestion verbs={verbs} answer={answer} />
      <BulkForm verbs={verbs} meta={page.meta}>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable={verbs.length > 0}
          empty={<EmptyState icon={Building2} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
