import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { TransitionsPanel } from "#app/records/transitions-panel.tsx";
import { CopyButton, CopyForm } from "#app/routes/admin/catalogue/quick-quote/copy-button.tsx";
import { PackageBadges } from "#app/routes/admin/catalogue/quick-quote/package-status.tsx";
import { PackageForm } from "#app/routes/admin/catalogue/quick-quote/package-form.tsx";
import { packageSteps, type PackageVerb } from "#app/routes/admin/catalogue/quick-quote/package-steps.ts";
import { packageTabs } from "#app/routes/admin/catalogue/quick-quote/package-tabs.ts";
import {
  packageValues,
  say,
  usePackageWords,
} from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { OfficePackageInput, type OfficePackage } from "#contract/catalogue/packages/editor.ts";
import { officePackageFields } from "#contract/catalogue/packages/registry-fields.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [pack, places] = await Promise.all([
    packageEditorService(context.get(apiContext)).get(params.uid),
    placeChoices(context, "office"),
  ]);
  const user = context.get(userContext);
  return {
    title: say(pack.name, context.get(localeContext)),
    pack,
    places,
    rights: { edit: holds(user, "quick-quote.edit"), publish: holds(user, "quick-quote.publish") },
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const packages = packageEditorService(context.get(apiContext));
  const { t } = getI18n(context);
  const locale = context.get(localeContext);
  const here = href("/admin/quick-quote/:uid", { uid });
  const stepTo = (verb: PackageVerb) => async (version: number) => {
    if (verb === "publish" || verb === "retire") await packages.publish(uid, version, verb);
    else await packages.transit(uid, version, verb);
    return redirectWithToast(context, here, { text: t(`packageEditor:done.${verb}`) });
  };
  return recordAction<typeof OfficePackageInput, OfficePackage>(request, {
    schema: OfficePackageInput,
    fields: officePackageFields,
    locale,
    formValues: packageValues,
    history: () => packages.history(uid, 1),
    save: async (version, input) => {
      const { name } = await packages.update(uid, version, input);
      const text = t("packageEditor:saved", { name: say(name, locale) });
      return redirectWithToast(context, href("/admin/quick-quote"), { text });
    },
    remove: async (version) => {
      const { name } = await packages.get(uid);
      await packages.remove(uid, version);
      const text = t("packageEditor:removed", { name: say(name, locale) });
      return redirectWithToast(context, href("/admin/quick-quote"), { text });
    },
    steps: {
      approve: stepTo("approve"),
      publish: stepTo("publish"),
      retire: stepTo("retire"),
      reopen: stepTo("reopen"),
      copy: async (_version, form) => {
        const made = await packages.copy(uid, onceFor(form));
        const text = t("packageEditor:copy.done", { name: say(made.name, locale), ref: made.ref });
        return redirectWithToast(context, href("/admin/quick-quote/:uid", { uid: made.uid }), { text });
      },
    },
  });
}

export default function EditPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, pack, places, rights, timeZone } = loaderData;
  const { t } = useTranslation(["packageEditor", "packageContent", "records"]);
  const removal = { question: t("ask", { name: title }), consequence: t("askText") };
  return (
    <EditRecord
      title={title}
      record={pack}
      badges={<PackageBadges pack={pack} />}
      tabs={packageTabs(pack, t)}
      answer={actionData}
      words={usePackageWords(places)}
      timeZone={timeZone}
      removal={rights.edit && !wasOut(pack) ? removal : undefined}
      actions={
        rights.edit ? (
          <>
            <CopyForm />
            <CopyButton uid={pack.uid} name={title} />
          </>
        ) : null
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {/* A step of its own life is another version of the same fields: the form goes on from it. */}
        <PackageForm
          key={pack.status}
          pack={pack}
          answer={actionData}
          places={places}
          fixed={wasOut(pack)}
          readOnly={!rights.edit}
        />
        <TransitionsPanel
          title={t("packageContent:steps.title")}
          transitions={packageSteps(pack, title, rights, t)}
          version={pack.lock_version}
        />
      </div>
    </EditRecord>
  );
}

function wasOut({ status }: OfficePackage): boolean {
  return status === "published" || status === "retired";
}
