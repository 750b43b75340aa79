import { Plus, Tags } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { bulkPreview, readBulkAction } from "#app/data-table/bulk-action.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { readMove, Reorder } from "#app/records/reorder.tsx";
import { labelColumns } from "#app/routes/admin/labels/columns.tsx";
import { useLabelFilters } from "#app/routes/admin/labels/filters.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelQuery, labelResource } from "#contract/content/labels.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, LabelQuery);
  const page = await labelService(context.get(apiContext)).list(query);
  const inOrder = Object.keys(query.filter).length === 0 && (query.sort[0] ?? "position") === "position";
  return { title: getI18n(context).t("labels:title"), sort: query.sort[0] ?? "position", page, inOrder };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const labels = labelService(context.get(apiContext));
  const form = await readForm(request);
  const move = readMove(form);
  if (move) {
    const { name, position } = await labels.move(move.uid, move.position);
    const text = getI18n(context).t("labels:moved", { name, position });
    return redirectWithToast(context, url.pathname + url.search, { text });
  }
  const wish = readBulkAction(form, url, labelResource);
  if (!wish) return null;
  const dryRun = wish.step === "preview";
  const result = await labels.bulk(wish.action, wish.target, { dryRun });
  return dryRun ? { preview: bulkPreview(form, wish.action, result) } : { report: result };
}

const verbs = ["activate", "deactivate", "delete"] as const;

export default function LabelList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, page, inOrder } = loaderData;
  const { t } = useTranslation("labels");
  const total = page.meta.total ?? 0;
  const asked = verbs.find((verb) => actionData?.preview?.action === verb);
  return (
    <ListPage
      title={title}
      count={total}
      intro={t("intro")}
      actions={
        <>
          <ExportLink to={href("/admin/labels/export.csv")} />
          <Link to={href("/admin/labels/add")} className={buttonVariants({ variant: "primary" })}>
            <Plus aria-hidden="true" />
            {t("add")}
          </Link>
        </>
      }
    >
      <FilterBar filters={useLabelFilters()} />
      {actionData?.report ? <BulkReport result={actionData.report} /> : null}
      {asked && actionData?.preview ? (
        <BulkPreview
          preview={actionData.preview}
          title={t(`bulkTitle.${asked}`)}
          verb={t(`bulk.${asked}`)}
          destructive={asked === "delete"}
        />
      ) : null}
      <Reorder>
        <BulkForm
          meta={page.meta}
          verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), destructive: name === "delete" }))}
        >
          <DataTable
            caption={title}
            columns={labelColumns({ t, total: inOrder ? total : null })}
            rows={page.data}
            rowKey={({ uid }) => uid}
            sort={sort}
            selectable
            empty={<EmptyState icon={Tags} title={t("empty")} text={t("emptyText")} />}
          />
        </BulkForm>
      </Reorder>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
