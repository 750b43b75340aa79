import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { apiContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { supplierChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import { SupplierForm } from "#app/routes/admin/catalogue/suppliers/supplier-form.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { supplierValues, useSupplierWords } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { changeRecord } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import { SupplierInput, type Supplier } from "#contract/catalogue/suppliers/suppliers.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [supplier, choices] = await Promise.all([
    supplierService(context.get(apiContext)).get(params.uid),
    supplierChoices(context),
  ]);
  const user = context.get(userContext);
  return {
    title: supplier.name,
    supplier,
    choices,
    rights: { edit: holds(user, "suppliers.edit"), remove: holds(user, "suppliers.delete") },
    timeZone: officeTimeZone(context),
  };
}

export function action(args: Route.ActionArgs) {
  const { uid } = args.params;
  const { t } = getI18n(args.context);
  return changeRecord<typeof SupplierInput, Supplier>(args, uid, {
    schema: SupplierInput,
    fields: supplierFields,
    service: supplierService(args.context.get(apiContext)),
    formValues: supplierValues,
    saved: ({ name }) => ({
      to: href("/admin/suppliers/:uid", { uid }),
      text: t("suppliers:saved", { name }),
    }),
    removed: ({ name }) => ({ to: href("/admin/suppliers"), text: t("suppliers:removed", { name }) }),
  });
}

export default function EditSupplier({
  loaderData: { title, supplier, choices, rights, timeZone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["suppliers", "supplierProducts", "records"]);
  const removal = {
    question: t("ask", { name: title }),
    consequence: t("askText"),
    blocked: supplier.in_use ? t("inUse") : null,
  };
  return (
    <EditRecord
      title={title}
      record={supplier}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
      answer={actionData}
      words={useSupplierWords(choices.places)}
      timeZone={timeZone}
      removal={rights.remove ? removal : undefined}
    >
      <SupplierForm
        key={supplier.lock_version}
        supplier={supplier}
        answer={actionData}
        choices={choices}
        readOnly={!rights.edit}
      />
    </EditRecord>
  );
}
