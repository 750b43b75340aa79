import { readRooms } from "#contract/catalogue/products/party-rooms.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { LanguageField } from "#app/forms/fields/language-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { firstRoom, RoomsField } from "#app/features/quotes/rooms-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { BeginningFields } from "#app/routes/admin/sales/client-files/add/beginning-fields.tsx";
import {
  newFileFormats,
  newFileRules,
  type NewFileFields,
} from "#app/routes/admin/sales/client-files/add/new-file-rules.ts";
import type { FileBeginning, NewFileChoices } from "#contract/sales/client-files/create.ts";

type NewFileFormProps = {
  choices: NewFileChoices;
  begin: FileBeginning;
  places: readonly Suggestion[];
  lastResult: FormResult;
};

/** Who looks after a file at its agency, its name, when it begins, for whom, and what it begins with. */
export function NewFileForm({ choices, begin, places, lastResult }: NewFileFormProps) {
  const { t } = useTranslation([
    ...(["newFile", "quotes", "packages"] as const),
    ...(["productSearch", "clientFiles"] as const),
  ]);
  const [form, fields] = useAppForm<NewFileFields>({
    id: `new-file-${begin}`,
    lastResult,
    defaultValue: beginWith(choices),
    rules: newFileRules[begin],
    formats: newFileFormats,
  });
  const labels = {
    agent: t("newFile:agent"),
    name: t("quotes:fields.name"),
    agent_reference: t("clientFiles:fields.agencyReference"),
    locale: t("newFile:language"),
    travel_date: t("packages:form.date"),
    duration_days: t("quotes:create.duration"),
    start_place: t("packages:filters.start"),
    transport: t("packages:filters.transport"),
    package: t("newFile:packageField"),
    class: t("packages:filters.class"),
    rooms: t("productSearch:fields.rooms"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <TextField
          field={fields.agent_reference}
          label={labels.agent_reference}
          optional
          autoComplete="off"
        />
        <SelectField
          field={fields.agent}
          label={labels.agent}
          hint={t("newFile:agentHint")}
          options={choices.agents}
          valueKey="uid"
          labelKey="name"
          alternate={t("newFile:nobody")}
        />
        <LanguageField field={fields.locale} label={labels.locale} hint={t("newFile:languageHint")} />
        <DateField field={fields.travel_date} label={labels.travel_date} />
        <BeginningFields {...{ begin, fields, labels, places }} packages={choices.packages} />
      </div>
      <RoomsField field={fields.rooms} label={labels.rooms} />
      <SubmitButton>{t("newFile:submit")}</SubmitButton>
    </AppForm>
  );
}

/** A copy begins with what the file has, everything else with a double room. */
function beginWith({ agency, copy }: NewFileChoices) {
  const rooms = (readRooms(copy?.rooms_text ?? "") ?? []).map(({ code, adults, ages }) => ({
    code,
    adults: String(adults),
    ages: ages.join(", "),
  }));
  return {
    transport: "any",
    locale: copy?.locale ?? agency.locale,
    rooms: rooms.length > 0 ? rooms : [firstRoom],
    ...(copy && { name: copy.name, travel_date: copy.travel_date, agent: copy.agent ?? "" }),
  };
}
