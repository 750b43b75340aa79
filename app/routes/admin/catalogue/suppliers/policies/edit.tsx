import { href, Link } from "react-router";
import type { Route } from "./+types/edit.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { TermsForm } from "#app/routes/admin/catalogue/suppliers/policies/terms-form.tsx";
import { termsValues, useTermsWords } from "#app/routes/admin/catalogue/suppliers/policies/terms-words.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { cancelTermsService } from "#app/services/cancel-terms.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { CancelTermsInput, type CancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { cancelTermsFields } from "#contract/catalogue/cancel-terms/registry-fields.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid, terms }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [supplier, offered, record] = await Promise.all([
    supplierService(api).get(uid),
    cancelTermsService(api).ofSupplier(uid),
    cancelTermsService(api).get(terms),
  ]);
  checkAddress(uid, record.supplier ?? "");
  return {
    title: record.name,
    supplier,
    offered,
    record,
    mayEdit: holds(context.get(userContext), "products.edit"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid, terms }, context }: Route.ActionArgs) {
  const service = cancelTermsService(context.get(apiContext));
  const { t } = getI18n(context);
  const list = href("/admin/suppliers/:uid/policies", { uid });
  return recordAction<typeof CancelTermsInput, CancelTerms>(request, {
    schema: CancelTermsInput,
    fields: cancelTermsFields,
    locale: context.get(localeContext),
    formValues: termsValues,
    history: () => service.history(terms, 1),
    save: async (version, input) => {
      const { name } = await service.update(terms, version, input);
      return redirectWithToast(context, list, { text: t("cancelTerms:saved", { name }) });
    },
    remove: async (version) => {
      const { name } = await service.get(terms);
      await service.remove(terms, version);
      return redirectWithToast(context, list, { text: t("cancelTerms:removed", { name }) });
    },
  });
}

export default function EditTerms({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, offered, record, mayEdit, timeZone } = loaderData;
  const { t } = useTranslation(["cancelTerms", "records"]);
  const back = href("/admin/suppliers/:uid/policies", { uid: supplier.uid });
  const removal = {
    question: t("ask", { name: title }),
    consequence: t("askText"),
    blocked: record.used_by > 0 ? t("inUse", { count: record.used_by }) : null,
  };
  return (
    <EditRecord
      title={title}
      partOf={{ name: supplier.name, to: back }}
      record={record}
      answer={actionData}
      words={useTermsWords(offered.products)}
      timeZone={timeZone}
      {...(mayEdit && { removal })}
      actions={
        <Link to={href("/admin/suppliers/:uid/policies/:terms/history", params)} className={buttonVariants()}>
          {t("records:tabs.history")}
        </Link>
      }
    >
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("keeps")}</p>
      <TermsForm
        key={record.lock_version}
        record={record}
        values={termsValues(record)}
        offered={offered}
        currency={supplier.currency}
        answer={actionData}
        back={back}
        readOnly={!mayEdit}
      />
    </EditRecord>
  );
}
