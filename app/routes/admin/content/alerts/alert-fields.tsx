import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { brands } from "#app/domain/brands.ts";
import { MultiSelectField, RadioField } from "#app/forms/fields/choice-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { AlertScopeFields } from "#app/routes/admin/content/alerts/alert-scope-fields.tsx";
import {
  alertValues,
  audiences,
  severities,
  useAlertWords,
  type AlertValues,
} from "#app/routes/admin/content/alerts/alert-words.ts";
import type { Alert } from "#contract/content/alerts.ts";
import { alertFields } from "#contract/content/registry-fields.ts";

type AlertFieldsProps = {
  /** A new one has none. */
  alert?: Alert;
  answer: RecordAnswer | undefined;
  /** Places to choose from, by code. */
  places: readonly { value: string; label: string; detail: string }[];
};

const ofNew = { severity: "info", scope: "place", audiences: ["agent", "client"] } as const;

/** The form of an alert, for a new one and for one that exists. */
export function AlertFields({ alert, answer, places }: AlertFieldsProps) {
  const { t } = useTranslation("alerts");
  const form = useRecordForm<typeof alertFields, AlertValues>({
    id: "alert",
    fields: alertFields,
    words: useAlertWords(),
    record: alert,
    values: alert ? alertValues(alert) : ofNew,
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/admin/alerts")}
      className="space-y-6"
      inputs={{
        title: <TranslatedField {...form.of("title")} />,
        body: <TranslatedField {...form.of("body")} multiline />,
        severity: (
          <RadioField
            {...form.of("severity")}
            inline
            choices={severities.map((value) => ({ value, label: t(`severities.${value}`) }))}
          />
        ),
        scope: <AlertScopeFields fields={form.inputs} places={places} />,
        scope_codes: null,
        date_from: <DateField {...form.of("date_from")} />,
        date_to: <DateField {...form.of("date_to")} />,
        brand: (
          <SelectField
            {...form.of("brand")}
            options={Object.entries(brands).map(([value, { name }]) => ({ value, name }))}
            valueKey="value"
            labelKey="name"
            alternate={t("anyBrand")}
          />
        ),
        audiences: (
          <MultiSelectField
            {...form.of("audiences")}
            inline
            choices={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          />
        ),
      }}
      render={({ title, body, severity, scope, date_from: from, date_to: to, brand, audiences: read }) => (
        <>
          {title}
          {body}
          {severity}
          {scope}
          <div className="grid gap-4 sm:grid-cols-3">
            {from}
            {to}
            {brand}
          </div>
          <p className="-mt-4 text-xs text-muted-foreground">{t("hints.dates")}</p>
          {read}
        </>
      )}
    />
  );
}
