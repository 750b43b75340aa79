import { href } from "react-router";
import type { Route } from "./+types/roll.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RollForm } from "#app/routes/admin/catalogue/suppliers/imports/roll-form.tsx";
import { say } from "#app/domain/product-name.ts";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { productOptionService } from "#app/services/product-options.server.ts";
import { rateImportService } from "#app/services/rate-imports.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { rateRollFields } from "#contract/catalogue/rate-imports/registry-fields.ts";
import { RateRollInput } from "#contract/catalogue/rate-imports/rate-imports.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [supplier, products] = await Promise.all([
    supplierService(api).get(uid),
    productOptionService(api).list({ page: 1, per_page: 100, sort: [], filter: { supplier: uid } }),
  ]);
  const locale = context.get(localeContext);
  return {
    title: getI18n(context).t("rateImports:roll.title"),
    supplier,
    products: products.data.map(({ uid: value, code, name }) => ({
      value,
      label: `${say(name, locale)} (${code})`,
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const { uid } = args.params;
  const { t } = getI18n(args.context);
  return createRecord(args, {
    schema: RateRollInput,
    fields: rateRollFields,
    create: (input, headers) => rateImportService(args.context.get(apiContext)).roll(uid, input, headers),
    done: ({ uid: batch, name }) => ({
      to: href("/admin/suppliers/:uid/import/:batch/preview", { uid, batch }),
      text: t("rateImports:roll.ready", { name }),
    }),
  });
}

export default function RollSeasons({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, products } = loaderData;
  const { t } = useTranslation("rateImports");
  const back = href("/admin/suppliers/:uid/import", params);
  return (
    <RecordPage title={title} partOf={{ name: supplier.name, to: back }}>
      <p className="mb-5 max-w-[70ch] text-muted-foreground">{t("roll.intro")}</p>
      <RollForm products={products} result={actionData} back={back} />
    </RecordPage>
  );
}
