import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Consultant } from "#contract/sales/client-files/assign.ts";
import { taskFields } from "#contract/sales/tasks/registry-fields.ts";

type NewTask = { intent: string; task: string; due_on: string; assignee_uid: string };
type NewTaskFormProps = { people: readonly Consultant[]; lastResult: FormResult };

/** Writes down what is to be done about a file. */
export function NewTaskForm({ people, lastResult }: NewTaskFormProps) {
  const { t } = useTranslation("tasks");
  const [form, fields] = useAppForm<NewTask>({ id: "new-task", lastResult, fields: taskFields });
  const labels = {
    task: t("fields.task"),
    due_on: t("fields.due_on"),
    assignee_uid: t("fields.assignee_uid"),
  };
  return (
    <AppForm form={form} labels={labels} guard="draft">
      <input type="hidden" name="intent" value="add" />
      <TextAreaField field={fields.task} label={labels.task} rows={2} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField field={fields.due_on} label={labels.due_on} optional />
        <SelectField
          field={fields.assignee_uid}
          label={labels.assignee_uid}
          options={people}
          valueKey="uid"
          labelKey="name"
          alternate={t("ofFile")}
        />
      </div>
      <SubmitButton>{t("save")}</SubmitButton>
    </AppForm>
  );
}
