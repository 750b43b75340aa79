import { href } from "react-router";
import type { Route } from "./+types/contacts.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { ContactsForm } from "#app/routes/admin/catalogue/suppliers/contacts-form.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { useSupplierWords } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierContactsFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import { SupplierContactsInput, type SupplierContacts } from "#contract/catalogue/suppliers/contacts.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const suppliers = supplierService(context.get(apiContext));
  const [supplier, people] = await Promise.all([suppliers.get(uid), suppliers.contacts(uid)]);
  return {
    title: supplier.name,
    supplier,
    people,
    mayEdit: holds(context.get(userContext), "suppliers.edit"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const suppliers = supplierService(context.get(apiContext));
  return recordAction<typeof SupplierContactsInput, SupplierContacts>(request, {
    schema: SupplierContactsInput,
    fields: supplierContactsFields,
    locale: context.get(localeContext),
    formValues: ({ contacts }) => ({ contacts }),
    history: () => suppliers.history(uid, 1),
    save: async (version, input) => {
      await suppliers.saveContacts(uid, version, input);
      const { name } = await suppliers.get(uid);
      const text = getI18n(context).t("suppliers:contacts.saved", { name });
      return redirectWithToast(context, href("/admin/suppliers/:uid/contacts", { uid }), { text });
    },
  });
}

export default function SupplierContactsPage({
  loaderData: { title, supplier, people, mayEdit, timeZone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["suppliers", "supplierProducts", "records"]);
  return (
    <EditRecord
      title={title}
      record={people}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
      answer={actionData}
      words={useSupplierWords([])}
      timeZone={timeZone}
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">
        {people.contacts.length > 0
          ? t("contacts.intro", { email: supplier.email_reservations })
          : t("contacts.empty")}
      </p>
      <ContactsForm
        key={people.lock_version}
        uid={supplier.uid}
        people={people}
        answer={actionData}
        readOnly={!mayEdit}
      />
    </EditRecord>
  );
}
