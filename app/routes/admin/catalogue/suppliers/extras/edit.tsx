import { href, Link } from "react-router";
import type { Route } from "./+types/edit.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { extraValues, useExtraWords } from "#app/routes/admin/catalogue/suppliers/extras/extra-words.ts";
import { ExtrasForm } from "#app/routes/admin/catalogue/suppliers/extras/extras-form.tsx";
import { ProductBadges } from "#app/routes/admin/catalogue/suppliers/products/product-status.tsx";
import { productTabs } from "#app/routes/admin/catalogue/suppliers/products/product-tabs.ts";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { productExtraService } from "#app/services/product-extras.server.ts";
import { ProductExtrasInput, type ProductExtras } from "#contract/catalogue/extras/extras.ts";
import { productExtrasFields } from "#contract/catalogue/extras/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [of, record] = await Promise.all([
    loadProduct(context, params),
    productExtraService(context.get(apiContext)).get(params.product),
  ]);
  return { title: of.name, ...of, record, timeZone: officeTimeZone(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const extras = productExtraService(context.get(apiContext));
  const { product } = params;
  return recordAction<typeof ProductExtrasInput, ProductExtras>(request, {
    schema: ProductExtrasInput,
    fields: productExtrasFields,
    locale: context.get(localeContext),
    formValues: extraValues,
    history: () => extras.history(product, 1),
    save: async (version, input) => {
      await extras.update(product, version, input);
      const { name } = await loadProduct(context, params);
      const text = getI18n(context).t("productExtras:saved", { name });
      return redirectWithToast(context, href("/admin/suppliers/:uid/products/:product/extras", params), {
        text,
      });
    },
  });
}

export default function ProductExtrasPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, product, record, mayEdit, timeZone } = loaderData;
  const { t } = useTranslation(["productExtras", "supplierProducts", "supplierRates", "records"]);
  const words = useExtraWords();
  return (
    <RecordPage
      title={title}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/products", { uid: supplier.uid }) }}
      badges={<ProductBadges product={product} />}
      tabs={productTabs(params, t)}
      answer={actionData}
      actions={
        <Link
          to={href("/admin/suppliers/:uid/products/:product/extras/history", params)}
          className={buttonVariants()}
        >
          {t("history")}
        </Link>
      }
    >
      {actionData?.conflict ? (
        <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
      ) : (
        <>
          <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">
            {record.extras.length > 0 ? t("intro") : `${t("empty")} ${t("intro")}`}
          </p>
          <ExtrasForm
            key={record.lock_version}
            record={record}
            currency={supplier.currency}
            answer={actionData}
            back={href("/admin/suppliers/:uid/products/:product", params)}
            readOnly={!mayEdit}
          />
        </>
      )}
    </RecordPage>
  );
}
