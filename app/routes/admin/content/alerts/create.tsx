import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AlertFields } from "#app/routes/admin/content/alerts/alert-fields.tsx";
import { AlertForm } from "#app/routes/admin/content/alerts/alert-form.server.ts";
import { alertFormats } from "#app/routes/admin/content/alerts/alert-words.ts";
import { alertRules } from "#app/routes/admin/content/alerts/alert-rules.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { alertService } from "#app/services/alerts.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = {
  parent: { crumb: "navigation:alerts", to: href("/admin/alerts") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("alerts:add"),
    places: await placeChoices(context, "office"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return formAction(
    request,
    { schema: AlertForm, rules: alertRules, formats: alertFormats },
    async (input, form) => {
      const { uid } = await alertService(context.get(apiContext)).create(input, onceFor(form));
      const text = getI18n(context).t("alerts:created");
      return redirectWithToast(context, href("/admin/alerts/:uid/trips", { uid }), { text });
    },
  );
}

export default function CreateAlert({ loaderData: { places }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("alerts");
  const answer = actionData && { result: actionData };
  return (
    <RecordPage title={t("add")}>
      <AlertFields
        values={{ severity: "info", scope: "place", audiences: ["agent", "client"] }}
        answer={answer}
        places={places}
      />
    </RecordPage>
  );
}
