import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { PackageForm } from "#app/routes/admin/catalogue/quick-quote/package-form.tsx";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { OfficePackageInput } from "#contract/catalogue/packages/editor.ts";
import { officePackageFields } from "#contract/catalogue/packages/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("packageEditor:add"),
    brand: signedIn(context).brand,
    places: await placeChoices(context, "office"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  const locale = args.context.get(localeContext);
  return createRecord(args, {
    schema: OfficePackageInput,
    fields: officePackageFields,
    create: packageEditorService(args.context.get(apiContext)).create,
    done: ({ uid, name }) => ({
      to: href("/admin/quick-quote/:uid", { uid }),
      text: t("packageEditor:created", { name: say(name, locale) }),
    }),
  });
}

export default function CreatePackage({
  loaderData: { title, brand, places },
  actionData,
}: Route.ComponentProps) {
  return (
    <RecordPage title={title}>
      <PackageForm pack={{ brand }} answer={actionData && { result: actionData }} places={places} />
    </RecordPage>
  );
}
