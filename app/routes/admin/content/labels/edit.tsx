import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { LabelForm } from "#app/routes/admin/content/labels/label-form.tsx";
import { useLabelWords } from "#app/routes/admin/content/labels/label-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { changeRecord } from "#app/routes/portal/record-screens.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelInput } from "#contract/content/labels.ts";
import { labelFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = inList("navigation:labels", href("/admin/labels"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const label = await labelService(context.get(apiContext)).get(params.uid);
  return { title: label.name, label, timeZone: officeTimeZone(context) };
}

export function action(args: Route.ActionArgs) {
  const { t } = getI18n(args.context);
  const to = href("/admin/labels");
  return changeRecord(args, args.params.uid, {
    schema: LabelInput,
    fields: labelFields,
    service: labelService(args.context.get(apiContext)),
    saved: ({ name }) => ({ to, text: t("labels:saved", { name }) }),
    removed: ({ name }) => ({ to, text: t("labels:removed", { name }) }),
  });
}

export default function EditLabel({ loaderData: { label, timeZone }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["labels", "records"]);
  const { name, used } = label;
  return (
    <EditRecord
      title={name}
      record={label}
      badges={<LabelChip label={label} />}
      tabs={recordTabs(href("/admin/labels/:uid", { uid: label.uid }), t)}
      answer={actionData}
      words={useLabelWords()}
      timeZone={timeZone}
      removal={{
        question: t("ask", { name }),
        consequence: t("askText"),
        blocked: used > 0 ? t("inUse", { count: used }) : null,
      }}
    >
      <LabelForm label={label} answer={actionData} />
    </EditRecord>
  );
}
