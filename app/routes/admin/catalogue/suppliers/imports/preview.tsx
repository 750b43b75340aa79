import { FileSpreadsheet } from "lucide";
import { Form, href, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/preview.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { TransitionsPanel } from "#app/records/transitions-panel.tsx";
import { ImportStatus } from "#app/routes/admin/catalogue/suppliers/imports/import-status.tsx";
import { planColumns } from "#app/routes/admin/catalogue/suppliers/imports/plan-columns.tsx";
import { PlanSums } from "#app/routes/admin/catalogue/suppliers/imports/plan-sums.tsx";
import { actOnImport } from "#app/routes/admin/catalogue/suppliers/imports/preview-action.server.ts";
import { pageMetaOf, readPlanQuery } from "#app/routes/admin/catalogue/suppliers/imports/plan-query.ts";
import { rateImportService } from "#app/services/rate-imports.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import type { RateImportPlan } from "#contract/catalogue/rate-imports/rate-imports.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readPlanQuery(url);
  const [supplier, plan] = await Promise.all([
    supplierService(api).get(params.uid),
    rateImportService(api).show(params.batch, query),
  ]);
  // The rows of another kind may be fewer.
  if (query.page > plan.pages) throw redirect(url.pathname);
  const title = getI18n(context).t("rateImports:preview.title", { name: plan.import.name });
  return { title, supplier, plan, outcome: query.outcome ?? null };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actOnImport(request, { context, params });
}

/** What an import would do, row by row; of one that is over, what it did, and how to undo it. */
export default function ImportPreview({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, plan, outcome } = loaderData;
  const { t } = useTranslation(["rateImports", "supplierRates"]);
  const { name, status } = plan.import;
  const isDraft = status === "draft";
  const removal = { question: t("preview.drop", { name }), consequence: t("preview.dropText") };
  const undo = {
    verb: "undo",
    label: t("undo.do"),
    blocked: null,
    ask: { question: t("undo.ask", { name }), consequence: t("undo.text") },
  };
  const version = plan.import.lock_version;
  return (
    <RecordPage
      title={title}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/import", { uid: params.uid }) }}
      badges={<ImportStatus status={status} />}
      answer={actionData}
      actions={isDraft ? <RemoveDialog {...removal} version={version} /> : null}
    >
      <PlanSums counts={plan.counts} shown={outcome} linked={isDraft} />
      {isDraft ? <Draft plan={plan} place={params} /> : null}
      {status === "applied" ? (
        <TransitionsPanel title={t("undo.title")} transitions={[undo]} version={version} />
      ) : null}
      {status === "undone" ? <Alert>{t("undo.was")}</Alert> : null}
    </RecordPage>
  );
}

/** What waits: the button that applies it, and its rows. */
function Draft({ plan, place }: { plan: RateImportPlan; place: { uid: string; batch: string } }) {
  const { t } = useTranslation(["rateImports", "supplierRates"]);
  const pending = useNavigation().formData?.get("intent") === "apply";
  const { counts } = plan;
  const count = counts.added + counts.changed;
  const left = counts.overlapping + counts.rejected;
  return (
    <>
      <p className="mb-4 max-w-[70ch]">
        {count === 0 ? t("preview.nothing") : left > 0 ? t("preview.left") : t("preview.leftNone")}
      </p>
      <Form method="post" className="mb-6 flex flex-wrap gap-2 print:hidden">
        <input type="hidden" name="fingerprint" value={plan.fingerprint} />
        {count > 0 ? (
          <Button type="submit" name="intent" value="apply" variant="primary" pending={pending}>
            {t("preview.apply", { count })}
          </Button>
        ) : null}
        {plan.import.kind === "sheet" ? (
          <Link to={href("/admin/suppliers/:uid/import/:batch", place)} className={buttonVariants()}>
            {t("preview.columns")}
          </Link>
        ) : null}
      </Form>
      <DataTable
        caption={t("preview.all")}
        columns={planColumns(t, useLocale())}
        rows={plan.rows}
        rowKey={({ row, date_from: from, date_to: to }) => `${row} ${from ?? ""} ${to ?? ""}`}
        empty={
          <EmptyState icon={FileSpreadsheet} title={t("preview.noRows")} text={t("preview.noRowsText")} />
        }
      />
      <ListPages meta={pageMetaOf(plan)} />
    </>
  );
}
