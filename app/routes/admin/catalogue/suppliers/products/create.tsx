import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { ProductForm } from "#app/routes/admin/catalogue/suppliers/products/product-form.tsx";
import { say } from "#app/domain/product-name.ts";
import { productChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { productOptionService } from "#app/services/product-options.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { ProductOptionInput } from "#contract/catalogue/options/options.ts";
import { productOptionFields } from "#contract/catalogue/options/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const [supplier, choices] = await Promise.all([
    supplierService(context.get(apiContext)).get(uid),
    productChoices(context, uid),
  ]);
  return { title: getI18n(context).t("supplierProducts:add"), supplier, choices };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  const { uid } = args.params;
  const locale = args.context.get(localeContext);
  return createRecord(args, {
    schema: ProductOptionInput,
    fields: productOptionFields,
    create: (input, headers) =>
      productOptionService(args.context.get(apiContext)).create({ ...input, supplier: uid }, headers),
    done: (made) => ({
      to: href("/admin/suppliers/:uid/products/:product", { uid, product: made.uid }),
      text: t("supplierProducts:created", { name: say(made.name, locale) }),
    }),
  });
}

export default function CreateProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier, choices } = loaderData;
  const back = href("/admin/suppliers/:uid/products", { uid: supplier.uid });
  return (
    <RecordPage title={title} partOf={{ name: supplier.name, to: back }}>
      <ProductForm
        supplier={supplier}
        answer={actionData && { result: actionData }}
        choices={choices}
        back={back}
      />
    </RecordPage>
  );
}
