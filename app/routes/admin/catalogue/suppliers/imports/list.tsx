import { FileSpreadsheet } from "lucide";
import { href, redirect } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { importColumns } from "#app/routes/admin/catalogue/suppliers/imports/list-columns.tsx";
import { UploadForm } from "#app/routes/admin/catalogue/suppliers/imports/upload-form.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { rateImportService } from "#app/services/rate-imports.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { createRateImport, listRateImports } from "#contract/catalogue/rate-imports/rate-imports.ts";
import { readListQuery } from "#contract/list-query.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { page } = readListQuery(url, listRateImports.query);
  const [supplier, imports] = await Promise.all([
    supplierService(api).get(uid),
    rateImportService(api).list(uid, page),
  ]);
  return {
    title: supplier.name,
    supplier,
    imports: withinPages(url, imports),
    mayEdit: holds(context.get(userContext), "rates.edit"),
    timeZone: officeTimeZone(context),
  };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  return formAction(request, { schema: createRateImport.body }, async ({ file }) => {
    const { uid: batch } = await rateImportService(context.get(apiContext)).send(uid, file);
    return redirect(href("/admin/suppliers/:uid/import/:batch", { uid, batch }));
  });
}

/** Where rate sheets of a supplier are sent, and what was sent before. */
export default function SupplierImports({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier, imports, mayEdit, timeZone } = loaderData;
  const { t } = useTranslation(["rateImports", "suppliers", "supplierProducts", "records"]);
  const place = { locale: useLocale(), timeZone, supplier: supplier.uid, mayEdit };
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">{mayEdit ? t("intro") : t("readOnly")}</p>
      {mayEdit ? <UploadForm supplier={supplier.uid} result={actionData} /> : null}
      <h2 className="mb-3 text-base font-semibold">{t("list")}</h2>
      <DataTable
        caption={t("list")}
        columns={importColumns(t, place)}
        rows={imports.data}
        rowKey={({ uid }) => uid}
        empty={<EmptyState icon={FileSpreadsheet} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={imports.meta} />
      <p className="mt-3 text-sm text-muted-foreground">{t("gone")}</p>
    </RecordPage>
  );
}
