import { Paperclip, Plus } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/attachments.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { attachmentColumns } from "#app/features/attachments/columns.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { attachmentService } from "#app/services/attachments.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { AttachmentQuery } from "#contract/catalogue/attachments/attachments.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, AttachmentQuery);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    attachmentService(api).list({ ...query, filter: { supplier: uid } }),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "valid_to",
    mayEdit: holds(context.get(userContext), "attachments.edit"),
  };
}

/** The papers and pictures of a supplier, those that end first on top. */
export default function SupplierAttachments({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, sort, mayEdit } = loaderData;
  const { t } = useTranslation(["attachments", "suppliers", "supplierProducts", "records"]);
  const columns = shownColumns(attachmentColumns({ t, locale: useLocale(), withSupplier: false }));
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
      actions={
        mayEdit ? (
          <Link
            to={`${href("/admin/attachments/add")}?supplier=${supplier.uid}`}
            className={buttonVariants({ variant: "primary" })}
          >
            <Icon of={Plus} />
            {t("add")}
          </Link>
        ) : null
      }
    >
      <DataTable
        caption={t("suppliers:tabs.attachments")}
        columns={columns.filter(({ id }) => id !== "file")}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={Paperclip} title={t("noneOfSupplier")} text={t("noneOfSupplierText")} />}
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
