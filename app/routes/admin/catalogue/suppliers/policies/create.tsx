import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { TermsForm } from "#app/routes/admin/catalogue/suppliers/policies/terms-form.tsx";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { cancelTermsService } from "#app/services/cancel-terms.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { CancelTermsInput } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { cancelTermsFields } from "#contract/catalogue/cancel-terms/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [supplier, offered] = await Promise.all([
    supplierService(api).get(uid),
    cancelTermsService(api).ofSupplier(uid),
  ]);
  const like = offered.terms.find((one) => one.uid === url.searchParams.get("like"));
  return { title: getI18n(context).t("cancelTerms:add"), supplier, offered, like };
}

export function action(args: Route.ActionArgs) {
  const { uid } = args.params;
  return createRecord(args, {
    schema: CancelTermsInput,
    fields: cancelTermsFields,
    create: (input, headers) => cancelTermsService(args.context.get(apiContext)).create(uid, input, headers),
    done: ({ name }) => ({
      to: href("/admin/suppliers/:uid/policies", { uid }),
      text: getI18n(args.context).t("cancelTerms:created", { name }),
    }),
  });
}

const nothing = { share_bps: null, units: null, amount_cents: null, text: null } as const;
const firstStep = { before: null, unit: "days", charge: "bps_of_net", ...nothing } as const;

export default function CreateTerms({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier, offered, like } = loaderData;
  const back = href("/admin/suppliers/:uid/policies", { uid: supplier.uid });
  // Words of its own would say what the steps that they came from charge.
  const steps = like ? like.steps.map((step) => ({ ...step, text: null })) : [firstStep];
  return (
    <RecordPage title={title} partOf={{ name: supplier.name, to: back }}>
      <TermsForm
        values={{ steps }}
        offered={offered}
        currency={supplier.currency}
        answer={actionData && { result: actionData }}
        back={back}
        readOnly={false}
      />
    </RecordPage>
  );
}
