import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/edit.ts";

import { apiContext, localeContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { AlertFields } from "#app/routes/admin/content/alerts/alert-fields.tsx";
import { AlertForm } from "#app/routes/admin/content/alerts/alert-form.server.ts";
import { AlertState } from "#app/routes/admin/content/alerts/alert-state.tsx";
import { alertSteps } from "#app/routes/admin/content/alerts/alert-steps.ts";
import { TransitionsPanel } from "#app/records/transitions-panel.tsx";
import { alertTabs } from "#app/routes/admin/content/alerts/alert-tabs.ts";
import { alertValues, titleOf, useAlertWords } from "#app/routes/admin/content/alerts/alert-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import type { Alert } from "#contract/content/alerts.ts";
import { alertFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export const handle = inList("navigation:alerts", href("/admin/alerts"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const alert = await alertService(context.get(apiContext)).get(params.uid);
  return {
    title: titleOf(alert, context.get(localeContext)),
    alert,
    places: await placeChoices(context, "office"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const alerts = alertService(context.get(apiContext));
  const { t } = getI18n(context);
  const toList = (text: string) => redirectWithToast(context, href("/admin/alerts"), { text });
  return recordAction<typeof AlertForm, Alert>(request, {
    schema: AlertForm,
    fields: alertFields,
    locale: context.get(localeContext),
    formValues: alertValues,
    history: () => alerts.history(uid, 1),
    save: async (version, input) => {
      await alerts.update(uid, version, input);
      return toList(t("alerts:saved"));
    },
    remove: async (version) => {
      await alerts.remove(uid, version);
      return toList(t("alerts:removed"));
    },
    steps: {
      publish: async (version) => {
        await alerts.transit(uid, version, "publish");
        return toList(t("alerts:published"));
      },
      expire: async (version) => {
        await alerts.transit(uid, version, "expire");
        return toList(t("alerts:expired"));
      },
    },
  });
}

export default function EditAlert({
  loaderData: { title, alert, places, timeZone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["alerts", "records"]);
  return (
    <EditRecord
      title={title}
      record={alert}
      badges={<AlertState state={alert.state} />}
      tabs={alertTabs(alert, t)}
      answer={actionData}
      words={useAlertWords()}
      timeZone={timeZone}
      removal={{
        question: t("ask", { name: title }),
        consequence: t("askText"),
        blocked: alert.state === "draft" ? null : t("wasOut"),
      }}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <AlertFields alert={alert} answer={actionData} places={places} />
        <TransitionsPanel
          title={t("steps.title")}
          transitions={alertSteps(alert.state, t)}
          version={alert.lock_version}
        />
      </div>
    </EditRecord>
  );
}
