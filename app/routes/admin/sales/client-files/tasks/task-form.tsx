import { href } from "react-router";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { Consultant } from "#contract/sales/client-files/assign.ts";
import { taskFields } from "#contract/sales/tasks/registry-fields.ts";
import type { Task } from "#contract/sales/tasks/task.ts";

/** The words of the form of a task, which a conflict uses as well. */
export function useTaskWords(people: readonly Consultant[]): FieldWords {
  const { t } = useTranslation("tasks");
  return {
    labels: fieldLabels(taskFields, (name) => t(`fields.${name}`)),
    value: (field, code) =>
      field === "assignee_uid" ? people.find(({ uid }) => uid === code)?.name : undefined,
  };
}

/** What the form shows of a task. */
export function taskValues({ task, due_on, assignee }: Task) {
  return { task, due_on, assignee_uid: assignee?.uid ?? null };
}

type TaskFormProps = {
  file: string;
  task: Task;
  people: readonly Consultant[];
  answer: RecordAnswer | undefined;
};

/** Changes what is to be done, by when and by whom. */
export function TaskForm({ file, task, people, answer }: TaskFormProps) {
  const { t } = useTranslation("tasks");
  const form = useRecordForm({
    id: "task",
    fields: taskFields,
    words: useTaskWords(people),
    record: task,
    values: taskValues(task),
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/admin/client-files/:uid/tasks", { uid: file })}
      inputs={{
        task: <TextAreaField {...form.of("task")} rows={3} />,
        due_on: <DateField {...form.of("due_on")} optional />,
        assignee_uid: (
          <SelectField
            {...form.of("assignee_uid")}
            options={people}
            valueKey="uid"
            labelKey="name"
            alternate={t("ofFile")}
          />
        ),
      }}
    />
  );
}
