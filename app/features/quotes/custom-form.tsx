import { useTranslation } from "#app/i18n/use-translation.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { createFormats, createRules, type CreateFields } from "#app/features/quotes/create-rules.ts";
import { firstRoom, RoomsField } from "#app/features/quotes/rooms-field.tsx";
import { StartFields } from "#app/features/quotes/start-fields.tsx";

type CustomFormProps = {
  places: readonly Suggestion[];
  lastResult: FormResult;
  /** What the fields begin with. */
  begin?: Partial<CreateFields>;
  /** Where it posts to; the page itself unless given. */
  action?: string;
};

/** A quote that begins with nothing but its days: name, reference, date, rooms, duration, start, transport, tariff. */
export function CustomForm({ places, lastResult, begin, action }: CustomFormProps) {
  const { t } = useTranslation(["quotes", "packages", "productSearch", "kit"]);
  const [form, fields] = useAppForm<CreateFields>({
    id: "custom-quote",
    lastResult,
    defaultValue: { rooms: [firstRoom], transport: "any", ...begin },
    rules: createRules,
    formats: createFormats,
  });
  const labels = {
    name: t("fields.name"),
    agent_reference: t("fields.agentReference"),
    travel_date: t("packages:form.date"),
    duration_days: t("create.duration"),
    start_place: t("packages:filters.start"),
    transport: t("packages:filters.transport"),
    class: t("packages:filters.class"),
    rooms: t("productSearch:fields.rooms"),
  };
  return (
    <AppForm form={form} labels={labels} action={action}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <TextField
          field={fields.agent_reference}
          label={labels.agent_reference}
          optional
          autoComplete="off"
        />
        <DateField field={fields.travel_date} label={labels.travel_date} />
        <StartFields fields={fields} labels={labels} places={places} />
      </div>
      <RoomsField field={fields.rooms} label={labels.rooms} />
      <SubmitButton>{t("create.custom.submit")}</SubmitButton>
    </AppForm>
  );
}
