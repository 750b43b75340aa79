import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { supplierChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import { SupplierForm } from "#app/routes/admin/catalogue/suppliers/supplier-form.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import { SupplierInput } from "#contract/catalogue/suppliers/suppliers.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.create")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("suppliers:add"),
    brand: signedIn(context).brand,
    choices: await supplierChoices(context),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  return createRecord(args, {
    schema: SupplierInput,
    fields: supplierFields,
    create: supplierService(args.context.get(apiContext)).create,
    done: ({ uid, name }) => ({
      to: href("/admin/suppliers/:uid/contacts", { uid }),
      text: t("suppliers:created", { name }),
    }),
  });
}

export default function CreateSupplier({
  loaderData: { title, brand, choices },
  actionData,
}: Route.ComponentProps) {
  return (
    <RecordPage title={title}>
      <SupplierForm
        supplier={{ brands: [brand] }}
        answer={actionData && { result: actionData }}
        choices={choices}
      />
    </RecordPage>
  );
}
