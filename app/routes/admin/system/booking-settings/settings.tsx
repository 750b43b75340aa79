import { href, useLocation } from "react-router";
import type { Route } from "./+types/settings.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { recordTabs } from "#app/records/record-tabs.ts";
import { settingValues, useSettingWords } from "#app/routes/admin/system/booking-settings/setting-words.ts";
import { SettingsForm } from "#app/routes/admin/system/booking-settings/settings-form.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { bookingSettingsService } from "#app/services/booking-settings.server.ts";
import { type BookingSettings, BookingSettingsInput } from "#contract/system/booking-settings.ts";
import { bookingSettingsFields } from "#contract/system/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("booking-settings.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await bookingSettingsService(context.get(apiContext)).get();
  return { title: getI18n(context).t("bookingSettings:title"), settings, timeZone: officeTimeZone(context) };
}

export function action({ request, context }: Route.ActionArgs) {
  const service = bookingSettingsService(context.get(apiContext));
  return recordAction<typeof BookingSettingsInput, BookingSettings>(request, {
    schema: BookingSettingsInput,
    fields: bookingSettingsFields,
    locale: context.get(localeContext),
    formValues: settingValues,
    history: service.history,
    save: async (version, input) => {
      await service.save(version, input);
      const text = getI18n(context).t("bookingSettings:saved");
      return redirectWithToast(context, href("/admin/booking-settings"), { text });
    },
  });
}

/** The settings of bookings and their money, for all brands. */
export default function BookingSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, settings, timeZone } = loaderData;
  const { t } = useTranslation("records");
  const { key } = useLocation();
  return (
    <EditRecord
      title={title}
      tabs={recordTabs(href("/admin/booking-settings"), t)}
      record={settings}
      answer={actionData}
      words={useSettingWords()}
      timeZone={timeZone}
    >
      {/* Once they are saved the form begins anew, with what is kept now. */}
      <SettingsForm key={actionData ? "answered" : key} settings={settings} answer={actionData} />
    </EditRecord>
  );
}
