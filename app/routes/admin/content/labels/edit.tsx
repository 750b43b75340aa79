import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { useOpened } from "#app/records/use-opened.ts";
import { LabelForm } from "#app/routes/admin/content/labels/label-form.tsx";
import { labelRules } from "#app/routes/admin/content/labels/label-rules.ts";
import { labelTabs } from "#app/routes/admin/content/labels/label-tabs.ts";
import { labelValues, useLabelWords } from "#app/routes/admin/content/labels/label-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelInput, type Label } from "#contract/content/labels.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const handle = {
  parent: { crumb: "navigation:labels", to: href("/admin/labels") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const label = await labelService(context.get(apiContext)).get(params.uid);
  return { title: label.name, label, timeZone: brands[signedIn(context).brand].timeZone };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const labels = labelService(context.get(apiContext));
  const { t } = getI18n(context);
  const toList = (text: string) => redirectWithToast(context, href("/admin/labels"), { text });
  return recordAction<typeof LabelInput, Label>(request, {
    schema: LabelInput,
    rules: labelRules,
    locale: context.get(localeContext),
    formValues: labelValues,
    history: () => labels.history(uid, 1),
    save: async (version, input) => {
      const { name } = await labels.update(uid, version, input);
      return toList(t("labels:saved", { name }));
    },
    remove: async (version) => {
      const { name } = await labels.get(uid);
      await labels.remove(uid, version);
      return toList(t("labels:removed", { name }));
    },
  });
}

export default function EditLabel({ loaderData: { label, timeZone }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["labels", "records"]);
  const words = useLabelWords();
  const opened = useOpened(label, labelValues(label), actionData);
  const conflict = actionData?.conflict;
  return (
    <RecordPage
      title={label.name}
      badges={<LabelChip label={label} />}
      tabs={labelTabs(label, t)}
      answer={actionData}
      actions={
        <RemoveDialog
          question={t("ask", { name: label.name })}
          consequence={t("askText")}
          version={label.lock_version}
          blocked={label.used > 0 ? t("inUse", { count: label.used }) : null}
        />
      }
    >
      {conflict ? (
        <ConflictScreen conflict={conflict} words={words} timeZone={timeZone} />
      ) : (
        <LabelForm values={labelValues(label)} answer={actionData} opened={opened} />
      )}
    </RecordPage>
  );
}
