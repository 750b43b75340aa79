import { href } from "react-router";
import type { Route } from "./+types/ages.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { fieldLabels } from "#app/records/field-words.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { agePolicyService, supplierService } from "#app/services/suppliers.server.ts";
import { AgePolicyInput } from "#contract/catalogue/suppliers/age-policies.ts";
import { agePolicyFields } from "#contract/catalogue/suppliers/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const supplier = await supplierService(context.get(apiContext)).get(uid);
  return { title: getI18n(context).t("cancelTerms:ages.add"), supplier };
}

export function action(args: Route.ActionArgs) {
  const { uid } = args.params;
  const locale = args.context.get(localeContext);
  return createRecord(args, {
    schema: AgePolicyInput,
    fields: agePolicyFields,
    create: (input, headers) => agePolicyService(args.context.get(apiContext)).add(input, headers),
    done: ({ name }) => ({
      to: href("/admin/suppliers/:uid/policies", { uid }),
      text: getI18n(args.context).t("cancelTerms:ages.added", { name: name[locale] || name.en }),
    }),
  });
}

/** What most suppliers do. */
const usual = {
  infants_allowed: true,
  children_allowed: true,
  adults_required: true,
  count_children_in_breaks: true,
};

export default function AddAges({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier } = loaderData;
  const { t } = useTranslation("cancelTerms");
  const back = href("/admin/suppliers/:uid/policies", { uid: supplier.uid });
  const form = useRecordForm<typeof agePolicyFields, Record<keyof AgePolicyInput, unknown>>({
    id: "ages",
    fields: agePolicyFields,
    words: { labels: fieldLabels(agePolicyFields, (name) => t(`ages.fields.${name}`)) },
    record: undefined,
    values: usual,
    answer: actionData && { result: actionData },
  });
  const { of } = form;
  return (
    <RecordPage title={title} partOf={{ name: supplier.name, to: back }}>
      <RecordForm
        of={form}
        back={back}
        inputs={{
          infant_to: <NumberField {...of("infant_to")} hint={t("ages.hints.infant_to")} optional />,
          child_to: <NumberField {...of("child_to")} hint={t("ages.hints.child_to")} optional />,
          infants_allowed: <CheckboxField {...of("infants_allowed")} />,
          children_allowed: <CheckboxField {...of("children_allowed")} />,
          adults_required: <CheckboxField {...of("adults_required")} />,
          count_children_in_breaks: <CheckboxField {...of("count_children_in_breaks")} />,
          count_infants_in_breaks: <CheckboxField {...of("count_infants_in_breaks")} />,
        }}
      />
    </RecordPage>
  );
}
