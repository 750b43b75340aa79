import { UserPlus, Users } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { userColumns } from "#app/routes/users/user-columns.tsx";
import { supplierService } from "#app/services/suppliers.server.ts";
import { officeSupplierUserService } from "#app/services/users.server.ts";
import { OfficeSupplierUserQuery, type Colleague } from "#contract/people/users.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, OfficeSupplierUserQuery);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    officeSupplierUserService(api).list({ ...query, filter: { supplier: uid } }),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "name",
    timeZone: officeTimeZone(context),
    mayEdit: holds(context.get(userContext), "suppliers.edit"),
  };
}

/** Who signs in for a supplier: it confirms, declines and looks after its stock in a portal of its own. */
export default function SupplierUsers({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, sort, timeZone, mayEdit } = loaderData;
  const { t } = useTranslation(["users", "suppliers", "supplierProducts", "records"]);
  const { uid } = supplier;
  const pageOf = mayEdit
    ? (user: Colleague) => href("/admin/suppliers/:uid/users/:userUid", { uid, userUid: user.uid })
    : undefined;
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(uid, t)}
      actions={
        mayEdit && supplier.status !== "closed" ? (
          <Link
            to={href("/admin/suppliers/:uid/users/add", { uid })}
            className={buttonVariants({ variant: "primary" })}
          >
            <Icon of={UserPlus} />
            {t("invite.open")}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("suppliers:users.intro")}</p>
      <DataTable
        caption={t("title")}
        columns={userColumns({ t, locale: useLocale(), timeZone }, pageOf)}
        rows={page.data}
        rowKey={(user) => user.uid}
        sort={sort}
        empty={
          <EmptyState icon={Users} title={t("suppliers:users.empty")} text={t("suppliers:users.emptyText")} />
        }
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
