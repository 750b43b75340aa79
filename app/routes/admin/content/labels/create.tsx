import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { LabelForm } from "#app/routes/admin/content/labels/label-form.tsx";
import { createRecord } from "#app/routes/portal/record-screens.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelInput } from "#contract/content/labels.ts";
import { labelFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = inList("navigation:labels", href("/admin/labels"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ context }: Route.LoaderArgs) {
  return { title: getI18n(context).t("labels:add") };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  return createRecord(args, {
    schema: LabelInput,
    fields: labelFields,
    create: labelService(args.context.get(apiContext)).create,
    done: ({ name }) => ({ to: href("/admin/labels"), text: t("labels:created", { name }) }),
  });
}

export default function CreateLabel({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("labels");
  return (
    <RecordPage title={t("add")}>
      <LabelForm answer={actionData && { result: actionData }} />
    </RecordPage>
  );
}
