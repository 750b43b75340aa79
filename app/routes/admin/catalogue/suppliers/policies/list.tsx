import { Plus, ScrollText } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext, sideCallContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { AgesList } from "#app/routes/admin/catalogue/suppliers/policies/ages-list.tsx";
import { TermsList } from "#app/routes/admin/catalogue/suppliers/policies/terms-list.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { cancelTermsService } from "#app/services/cancel-terms.server.ts";
import { agePolicyService, supplierService } from "#app/services/suppliers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [supplier, offered, ages] = await Promise.all([
    supplierService(api).get(uid),
    cancelTermsService(api).ofSupplier(uid),
    context.get(sideCallContext)((side) => agePolicyService(side).all(), []),
  ]);
  return {
    title: supplier.name,
    supplier,
    ...offered,
    ages,
    mayAddAges: holds(context.get(userContext), "suppliers.edit"),
    mayEdit: holds(context.get(userContext), "products.edit"),
  };
}

/** What cancelling the products of a supplier costs: its own terms first, then those of the house. */
export default function SupplierPolicies({ loaderData }: Route.ComponentProps) {
  const { title, supplier, terms, products, ages, mayEdit, mayAddAges } = loaderData;
  const { t } = useTranslation(["cancelTerms", "suppliers", "supplierProducts", "records"]);
  const { uid } = supplier;
  const without = products.filter((one) => one.terms === null);
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(uid, t)}
      actions={
        mayEdit ? (
          <Link
            to={href("/admin/suppliers/:uid/policies/add", { uid })}
            className={buttonVariants({ variant: "primary" })}
          >
            <Icon of={Plus} />
            {t("add")}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("intro")}</p>
      {without.length > 0 ? (
        <Alert tone="warning" className="mb-4">
          {t("without", { count: without.length })}
        </Alert>
      ) : null}
      {terms.length > 0 ? (
        <TermsList terms={terms} products={products} supplier={uid} mayEdit={mayEdit} />
      ) : (
        <EmptyState icon={ScrollText} title={t("empty")} text={t("emptyText")} />
      )}
      {ages.length > 0 ? <AgesList ages={ages} supplier={supplier} mayAdd={mayAddAges} /> : null}
    </RecordPage>
  );
}
