import { BellRing } from "lucide";
import { href, useLocation } from "react-router";
import type { Route } from "./+types/reminders.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { reminderColumns } from "#app/routes/admin/sales/client-files/invoices/reminder-columns.ts";
import {
  ReminderForm,
  reminderValues,
  useReminderWords,
} from "#app/routes/admin/sales/client-files/invoices/reminder-form.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import { agencyRemindersService } from "#app/services/agency-reminders.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { type AgencyReminders, AgencyRemindersInput } from "#contract/money/agency-reminders.ts";
import { agencyRemindersFields } from "#contract/money/registry-fields.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, reminders] = await Promise.all([
    officeFileService(api).head(uid),
    agencyRemindersService(api, uid).get(),
  ]);
  return {
    ...{ title: file.name, file, reminders, reader: officeReader(context) },
    timeZone: officeTimeZone(context),
    mayChange: holds(signedIn(context), "agents.edit"),
  };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const service = agencyRemindersService(context.get(apiContext), uid);
  return recordAction<typeof AgencyRemindersInput, AgencyReminders>(request, {
    schema: AgencyRemindersInput,
    fields: agencyRemindersFields,
    locale: context.get(localeContext),
    formValues: reminderValues,
    history: service.history,
    save: async (version, input) => {
      const { sends_reminders: isOn, agency_name: name } = await service.save(version, input);
      const text = getI18n(context).t(isOn ? "reminders:on" : "reminders:off", { name });
      return redirectWithToast(context, href("/admin/client-files/invoices/:uid/reminders", { uid }), {
        text,
      });
    },
  });
}

/** Whether the agency of a file is reminded to pay, and which reminders of this file went out. */
export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { file, reader, reminders, timeZone, mayChange } = loaderData;
  const { t } = useTranslation("reminders");
  const { key } = useLocation();
  const words = useReminderWords();
  const columns = reminderColumns({ t, locale: useLocale(), timeZone });
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-4">
        <h2 className="text-lg">{t("title")}</h2>
        <p className="text-pretty text-muted-foreground">{t("text")}</p>
        {reminders.stopped ? <Alert tone="warning">{t("stopped")}</Alert> : null}
        {actionData?.refusal ? (
          <Alert role="alert" tone="danger">
            {actionData.refusal}
          </Alert>
        ) : null}
        {actionData?.conflict ? (
          <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
        ) : (
          <Card>
            <CardContent className="pt-5">
              <ReminderForm
                key={actionData ? "answered" : key}
                {...{ file, reminders, mayChange }}
                answer={actionData}
              />
            </CardContent>
          </Card>
        )}
        <DataTable
          caption={t("sent")}
          columns={columns}
          rows={reminders.sent}
          rowKey={({ number, step }) => `${number}${step}`}
          empty={<EmptyState icon={BellRing} title={t("empty")} text={t("emptyText")} />}
        />
      </div>
    </FileFrame>
  );
}
