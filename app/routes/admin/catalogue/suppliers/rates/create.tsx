import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { RateForm } from "#app/routes/admin/catalogue/suppliers/rates/rate-form.tsx";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { rateService } from "#app/services/rates.server.ts";
import { RateSeasonInput } from "#contract/catalogue/rates/rates.ts";
import { rateSeasonFields } from "#contract/catalogue/rates/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  return { title: getI18n(context).t("supplierRates:add"), ...(await loadProduct(context, params)) };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  const { params } = args;
  return createRecord(args, {
    schema: RateSeasonInput,
    fields: rateSeasonFields,
    create: (input, headers) =>
      rateService(args.context.get(apiContext)).create({ ...input, option: params.product }, headers),
    done: ({ name }) => ({
      to: href("/admin/suppliers/:uid/products/:product/rates", params),
      text: t("supplierRates:created", { name }),
    }),
  });
}

export default function CreateSeason({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, product, name } = loaderData;
  const back = href("/admin/suppliers/:uid/products/:product/rates", params);
  return (
    <RecordPage title={title} partOf={{ name, to: back }}>
      <RateForm
        supplier={supplier}
        product={product}
        answer={actionData && { result: actionData }}
        back={back}
      />
    </RecordPage>
  );
}
