import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AlertFields } from "#app/routes/admin/content/alerts/alert-fields.tsx";
import { AlertForm } from "#app/routes/admin/content/alerts/alert-form.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { alertFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = inList("navigation:alerts", href("/admin/alerts"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("alerts:add"),
    places: await placeChoices(context, "office"),
  };
}

export function action(args: Route.ActionArgs) {
  const text = getI18n(args.context).t("alerts:created");
  return createRecord(args, {
    schema: AlertForm,
    fields: alertFields,
    create: alertService(args.context.get(apiContext)).create,
    done: ({ uid }) => ({ to: href("/admin/alerts/:uid/trips", { uid }), text }),
  });
}

export default function CreateAlert({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("alerts");
  return (
    <RecordPage title={t("add")}>
      <AlertFields answer={actionData && { result: actionData }} places={places} />
    </RecordPage>
  );
}
