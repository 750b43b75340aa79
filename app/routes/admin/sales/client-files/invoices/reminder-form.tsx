import { href } from "react-router";
import { SwitchField } from "#app/forms/fields/checkbox-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { AgencyReminders } from "#contract/money/agency-reminders.ts";
import { agencyRemindersFields } from "#contract/money/registry-fields.ts";

type ReminderFormProps = {
  file: { uid: string };
  reminders: AgencyReminders;
  /** Whether the reader looks after agencies. */
  mayChange: boolean;
  answer: RecordAnswer | undefined;
};

/** The switch of an agency's reminders; it holds for all its files. */
export function ReminderForm({ file, reminders, mayChange, answer }: ReminderFormProps) {
  const { t } = useTranslation("reminders");
  const form = useRecordForm<typeof agencyRemindersFields, ReturnType<typeof reminderValues>>({
    id: "agency-reminders",
    fields: agencyRemindersFields,
    words: useReminderWords(),
    record: reminders,
    values: reminderValues(reminders),
    answer,
  });
  const { agency_name: name, email } = reminders;
  return (
    <RecordForm
      of={form}
      back={href("/admin/client-files/invoices/:uid/statement", { uid: file.uid })}
      readOnly={mayChange ? undefined : t("readOnly")}
      inputs={{
        sends_reminders: <SwitchField {...form.of("sends_reminders")} hint={t("hint", { name, email })} />,
      }}
    />
  );
}

/** The switch in words, for its form and for conflicts. */
export function useReminderWords(): FieldWords {
  const { t } = useTranslation("reminders");
  return { labels: fieldLabels(agencyRemindersFields, (name) => t(`fields.${name}`)) };
}

/** What the form begins with. */
export function reminderValues({ sends_reminders }: AgencyReminders) {
  return { sends_reminders };
}
