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
import { LabelForm } from "#app/routes/admin/content/labels/label-form.tsx";
import { labelRules } from "#app/routes/admin/content/labels/label-rules.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { labelService } from "#app/services/labels.server.ts";
import { LabelInput } from "#contract/content/labels.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = {
  parent: { crumb: "navigation:labels", to: href("/admin/labels") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ context }: Route.LoaderArgs) {
  return { title: getI18n(context).t("labels:add") };
}

export async function action({ request, context }: Route.ActionArgs) {
  return formAction(request, { schema: LabelInput, rules: labelRules }, async (input, form) => {
    const label = await labelService(context.get(apiContext)).create(input, onceFor(form));
    const text = getI18n(context).t("labels:created", { name: label.name });
    return redirectWithToast(context, href("/admin/labels"), { text });
  });
}

export default function CreateLabel({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("labels");
  const answer = actionData && { result: actionData };
  return (
    <RecordPage title={t("add")}>
      <LabelForm values={{ icon: "tag", applies_to: "file", active: true }} answer={answer} />
    </RecordPage>
  );
}
