import { useLocale } from "#app/components/use-locale.ts";
import { daysBetween } from "#app/domain/dates.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  datesFormats,
  datesRules,
  type DatesFields,
} from "#app/routes/admin/sales/client-files/days/dates-rules.ts";
import { clockText } from "#contract/clock.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";

type DatesFormProps = {
  line: OfficeServiceLine;
  edit: ServiceEdits["lines"][number];
  lockVersion: number;
  lastResult: FormResult;
};

/** On which days and at what time a service is, as far as that is not given by what it is. */
export function DatesForm({ line, edit, lockVersion, lastResult }: DatesFormProps) {
  const { t } = useTranslation("fileServices");
  const locale = useLocale();
  const [form, fields] = useAppForm<DatesFields>({
    id: "service-dates",
    lastResult: resultFor("move", lastResult),
    defaultValue: {
      date_from: line.date_from,
      date_to: line.date_to,
      nights: daysBetween(line.date_from, line.date_to),
      start_time: line.start_time,
      end_time: line.end_time,
      qty: edit.units?.asked ?? null,
    },
    rules: datesRules,
    formats: datesFormats,
  });
  const labels = {
    date_from: t("dates.first"),
    nights: t("dates.nights"),
    date_to: t("dates.last"),
    start_time: t("dates.start"),
    end_time: t("dates.end"),
    qty: t("dates.quantity"),
  };
  const { length_unit: unit, start_times: times } = edit;
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="lock_version" value={lockVersion} />
      <div className="flex flex-wrap items-start gap-4">
        <DateField field={fields.date_from} label={labels.date_from} />
        {unit === "night" ? <NumberField field={fields.nights} label={labels.nights} /> : null}
        {unit === "day24h" || unit === "calendar_day" ? (
          <DateField field={fields.date_to} label={labels.date_to} />
        ) : null}
        {times.length > 1 ? (
          <SelectField
            field={fields.start_time}
            label={labels.start_time}
            options={times.map((value) => ({ value, words: clockText(value, locale) }))}
            valueKey="value"
            labelKey="words"
          />
        ) : null}
        {times.length === 0 ? (
          <>
            <TimeField field={fields.start_time} label={labels.start_time} optional />
            <TimeField field={fields.end_time} label={labels.end_time} optional />
          </>
        ) : null}
        {edit.units ? (
          <NumberField
            field={fields.qty}
            label={labels.qty}
            hint={t("dates.quantityHint", { count: edit.units.qty })}
            optional
          />
        ) : null}
      </div>
      {unit === "trip" ? <p className="text-xs text-muted-foreground">{t("dates.fixed")}</p> : null}
      <SubmitButton>{t("dates.submit")}</SubmitButton>
    </AppForm>
  );
}
