import { ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type Defaults, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ownFormats, ownRules, type OwnFields } from "#app/routes/admin/sales/client-files/days/own-rules.ts";

type OwnFormProps = {
  lockVersion: number;
  /** The text that is changed; without it a new one is written. */
  begin?: Defaults<OwnFields>;
  lastResult: FormResult;
};

/** What travellers arrange themselves, or should know on a day. */
export function OwnForm({ lockVersion, begin, lastResult }: OwnFormProps) {
  const { t } = useTranslation(["fileServices", "productSearch"]);
  const [form, fields] = useAppForm<OwnFields>({
    id: "own-service",
    lastResult,
    defaultValue: begin ?? { add: "own_arrangement" },
    rules: ownRules,
    formats: ownFormats,
  });
  const labels = {
    add: t("fileServices:ownForm.kind"),
    name: t("fileServices:ownForm.name"),
    comment: t("fileServices:ownForm.comment"),
    start_time: t("fileServices:dates.start"),
    end_time: t("fileServices:dates.end"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="lock_version" value={lockVersion} />
      {begin ? null : (
        <>
          <RadioField
            field={fields.add}
            label={labels.add}
            choices={(["own_arrangement", "note"] as const).map((value) => ({
              value,
              label: t(`fileServices:ownForm.${value}`),
              hint: t(`fileServices:ownForm.${value}Hint`),
            }))}
          />
          <ServiceTypePicker legend={t("fileServices:ownForm.type")} name="service" value="other" />
        </>
      )}
      <TextField
        field={fields.name}
        label={labels.name}
        hint={t("fileServices:ownForm.hint")}
        autoComplete="off"
      />
      <TextAreaField field={fields.comment} label={labels.comment} rows={3} optional />
      <div className="flex flex-wrap gap-4">
        <TimeField field={fields.start_time} label={labels.start_time} optional />
        <TimeField field={fields.end_time} label={labels.end_time} optional />
      </div>
      <SubmitButton>{t(begin ? "fileServices:ownForm.save" : "fileServices:ownForm.add")}</SubmitButton>
    </AppForm>
  );
}
