import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { say } from "#app/domain/product-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { TransitionsPanel } from "#app/records/transitions-panel.tsx";
import { ProductForm } from "#app/routes/admin/catalogue/suppliers/products/product-form.tsx";
import { ProductBadges } from "#app/routes/admin/catalogue/suppliers/products/product-status.tsx";
import { productSteps } from "#app/routes/admin/catalogue/suppliers/products/product-steps.ts";
import { productTabs } from "#app/routes/admin/catalogue/suppliers/products/product-tabs.ts";
import {
  productValues,
  useProductWords,
} from "#app/routes/admin/catalogue/suppliers/products/product-words.ts";
import { productChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { productOptionService } from "#app/services/product-options.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { ProductOptionInput, type ProductOption } from "#contract/catalogue/options/options.ts";
import { productOptionFields } from "#contract/catalogue/options/registry-fields.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid, product: key }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [supplier, product, choices] = await Promise.all([
    supplierService(api).get(uid),
    productOptionService(api).get(key),
    productChoices(context, uid),
  ]);
  checkAddress(uid, product.supplier);
  return {
    title: say(product.name, context.get(localeContext)),
    supplier,
    product,
    choices,
    mayEdit: holds(context.get(userContext), "products.edit"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid, product }, context }: Route.ActionArgs) {
  const products = productOptionService(context.get(apiContext));
  const { t } = getI18n(context);
  const locale = context.get(localeContext);
  const here = href("/admin/suppliers/:uid/products/:product", { uid, product });
  const stepTo = (verb: "sell" | "retire") => async (version: number) => {
    await products.transit(product, version, verb);
    return redirectWithToast(context, here, { text: t(`supplierProducts:done.${verb}`) });
  };
  return recordAction<typeof ProductOptionInput, ProductOption>(request, {
    schema: ProductOptionInput,
    fields: productOptionFields,
    locale,
    formValues: productValues,
    history: () => products.history(product, 1),
    save: async (version, input) => {
      const { name } = await products.update(product, version, { ...input, supplier: uid });
      const text = t("supplierProducts:saved", { name: say(name, locale) });
      return redirectWithToast(context, here, { text });
    },
    remove: async (version) => {
      const { name } = await products.get(product);
      await products.remove(product, version);
      const text = t("supplierProducts:removed", { name: say(name, locale) });
      return redirectWithToast(context, href("/admin/suppliers/:uid/products", { uid }), { text });
    },
    steps: { sell: stepTo("sell"), retire: stepTo("retire") },
  });
}

export default function EditProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier, product, choices, mayEdit, timeZone } = loaderData;
  const { t } = useTranslation(["supplierProducts", "supplierRates", "records", "productExtras"]);
  const words = useProductWords(choices);
  const back = href("/admin/suppliers/:uid/products", { uid: supplier.uid });
  const removal = {
    question: t("ask", { name: title }),
    consequence: t("askText"),
    blocked: product.has_rates ? t("inUse") : null,
  };
  return (
    <RecordPage
      title={title}
      partOf={{ name: supplier.name, to: back }}
      badges={<ProductBadges product={product} />}
      tabs={productTabs({ uid: supplier.uid, product: product.uid }, t)}
      answer={actionData}
      actions={mayEdit ? <RemoveDialog {...removal} version={product.lock_version} /> : null}
    >
      {actionData?.conflict ? (
        <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <ProductForm
            key={product.lock_version}
            supplier={supplier}
            product={product}
            answer={actionData}
            choices={choices}
            back={back}
            readOnly={!mayEdit}
          />
          <TransitionsPanel
            title={t("steps.title")}
            transitions={productSteps(product, { name: title, mayEdit }, t)}
            version={product.lock_version}
          />
        </div>
      )}
    </RecordPage>
  );
}
