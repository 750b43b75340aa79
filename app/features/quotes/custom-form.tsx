import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { AppForm } from "#app/forms/app-form.tsx";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { createFormats, createRules, type CreateFields } from "#app/features/quotes/create-rules.ts";
import { firstRoom, RoomsField } from "#app/features/quotes/rooms-field.tsx";
import { transports } from "#app/features/quotes/transports.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";

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
        <NumberField field={fields.duration_days} label={labels.duration_days} />
        <AutocompleteField
          field={fields.start_place}
          label={labels.start_place}
          options={places}
          source={href("/options/places")}
        />
        <SelectField
          field={fields.transport}
          label={labels.transport}
          options={transports.map((value) => ({
            value,
            words: value === "any" ? t("packages:anyTransport") : t(`packages:transports.${value}`),
          }))}
          valueKey="value"
          labelKey="words"
        />
        <SelectField
          field={fields.class}
          label={labels.class}
          options={optionClasses.map((value) => ({ value, words: t(`productSearch:classes.${value}`) }))}
          valueKey="value"
          labelKey="words"
          alternate={t("productSearch:anyClass")}
        />
      </div>
      <RoomsField field={fields.rooms} label={labels.rooms} />
      <SubmitButton>{t("create.custom.submit")}</SubmitButton>
    </AppForm>
  );
}
