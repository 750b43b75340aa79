import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { brands } from "#app/domain/brands.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { MultiSelectField, RadioField } from "#app/forms/fields/choice-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { AlertScopeFields } from "#app/routes/admin/content/alerts/alert-scope-fields.tsx";
import { alertRules } from "#app/routes/admin/content/alerts/alert-rules.ts";
import {
  alertFormats,
  audiences,
  severities,
  type AlertValues,
} from "#app/routes/admin/content/alerts/alert-words.ts";

type AlertFieldsProps = {
  values: Partial<AlertValues>;
  answer: RecordAnswer | undefined;
  /** Of a record that exists; a new one has none. */
  opened?: Opened;
  /** Places to choose from, by code. */
  places: readonly { value: string; label: string; detail: string }[];
};

/** The form of an alert, for a new one and for one that exists. */
export function AlertFields({ values, answer, opened, places }: AlertFieldsProps) {
  const { t } = useTranslation(["alerts", "records", "kit"]);
  const [form, fields] = useAppForm<AlertValues>({
    id: "alert",
    lastResult: answer?.result,
    defaultValue: values,
    rules: alertRules,
    formats: alertFormats,
  });
  const labels = {
    title: t("fields.title"),
    body: t("fields.body"),
    severity: t("fields.severity"),
    scope_codes: t("fields.scope_codes"),
    date_from: t("fields.date_from"),
    date_to: t("fields.date_to"),
    audiences: t("fields.audiences"),
  };
  const options = Object.entries(brands).map(([value, { name }]) => ({ value, name }));
  return (
    <AppForm form={form} labels={labels} className="space-y-6">
      {opened ? <OpenedFields opened={opened} /> : null}
      <TranslatedField field={fields.title} label={labels.title} maxLength={120} />
      <TranslatedField field={fields.body} label={labels.body} multiline maxLength={1000} />
      <RadioField
        field={fields.severity}
        label={labels.severity}
        inline
        choices={severities.map((value) => ({ value, label: t(`severities.${value}`) }))}
      />
      <AlertScopeFields fields={fields} places={places} />
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField field={fields.date_from} label={labels.date_from} />
        <DateField field={fields.date_to} label={labels.date_to} />
        <SelectField
          field={fields.brand}
          label={t("fields.brand")}
          options={options}
          valueKey="value"
          labelKey="name"
          alternate={t("anyBrand")}
        />
      </div>
      <p className="-mt-4 text-xs text-muted-foreground">{t("hints.dates")}</p>
      <MultiSelectField
        field={fields.audiences}
        label={labels.audiences}
        inline
        choices={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
        <Link to={href("/admin/alerts")} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
