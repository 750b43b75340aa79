import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { PackageForm } from "#app/routes/admin/catalogue/quick-quote/package-form.tsx";
import { packageRules } from "#app/routes/admin/catalogue/quick-quote/package-rules.ts";
import { months, packageFormats, say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { OfficePackageInput } from "#contract/catalogue/packages/editor.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = {
  parent: { crumb: "navigation:quickQuote", to: href("/admin/quick-quote") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("packageEditor:add"),
    brand: signedIn(context).brand,
    places: await placeChoices(context, "office"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return formAction(
    request,
    { schema: OfficePackageInput, rules: packageRules, formats: packageFormats },
    async (input, form) => {
      const made = await packageEditorService(context.get(apiContext)).create(input, onceFor(form));
      const name = say(made.name, context.get(localeContext));
      const text = getI18n(context).t("packageEditor:created", { name });
      return redirectWithToast(context, href("/admin/quick-quote/:uid", { uid: made.uid }), { text });
    },
  );
}

export default function CreatePackage({
  loaderData: { title, brand, places },
  actionData,
}: Route.ComponentProps) {
  const answer = actionData && { result: actionData };
  return (
    <RecordPage title={title}>
      <PackageForm
        values={{
          brand,
          transport: "rental_car",
          tariffs: ["standard", "superior"],
          months_available: months.map(String),
          min_pax: 1,
        }}
        answer={answer}
        places={places}
      />
    </RecordPage>
  );
}
