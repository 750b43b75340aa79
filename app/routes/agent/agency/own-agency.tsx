import { href, useLocation } from "react-router";
import type { Route } from "./+types/own-agency.ts";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { LogoForm } from "#app/routes/agent/agency/logo-form.tsx";
import { agencyValues, useAgencyWords } from "#app/routes/agent/agency/agency-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { agencyUploads, ownAgencyService } from "#app/services/own-agency.server.ts";
import { OwnAgencyInput, type OwnAgency } from "#contract/people/own-agency.ts";
import { ownAgencyFields } from "#contract/people/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-users.edit")];

export const handle = { crumb: "navigation:ourAgency" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const agency = await ownAgencyService(context.get(apiContext)).get();
  return { title: getI18n(context).t("ownAgency:title"), agency, timeZone: officeTimeZone(context) };
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { t } = getI18n(context);
  return recordAction<typeof OwnAgencyInput, OwnAgency>(request, {
    schema: OwnAgencyInput,
    fields: ownAgencyFields,
    locale: context.get(localeContext),
    formValues: agencyValues,
    uploads: agencyUploads(api),
    history: ownAgencyService(api).history,
    save: async (version, input) => {
      const { logo } = await ownAgencyService(api).save(version, input);
      return redirectWithToast(context, href("/app/agency"), {
        text: t(logo ? "ownAgency:saved" : "ownAgency:removed"),
      });
    },
  });
}

/** How the clients of an agency see it, and its logo. */
export default function OurAgency({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, timeZone } = loaderData;
  const { t } = useTranslation("ownAgency");
  const { key } = useLocation();
  return (
    <EditRecord
      title={t("title")}
      record={agency}
      answer={actionData}
      words={useAgencyWords()}
      timeZone={timeZone}
    >
      <SettingsSection title={t("shown.title")} text={t("shown.text")}>
        <Facts>
          <Fact name={t("shown.name")}>{agency.name}</Fact>
          <Fact name={t("shown.phone")}>{agency.phone}</Fact>
          <Fact name={t("shown.email")}>{agency.email}</Fact>
        </Facts>
      </SettingsSection>
      <SettingsSection title={t("fields.logo")} text={t("logoText")}>
        {/* Once it is saved the form begins anew, with what is kept now. */}
        <LogoForm key={actionData ? "answered" : key} agency={agency} answer={actionData} />
      </SettingsSection>
    </EditRecord>
  );
}
