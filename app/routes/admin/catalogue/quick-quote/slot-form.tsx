import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import {
  quantityRules,
  slotFormats,
  slotKinds,
  type SlotValues,
} from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { SlotOptionsField } from "#app/routes/admin/catalogue/quick-quote/slot-options-field.tsx";
import type { OptionChoice } from "#contract/catalogue/packages/editor-days.ts";

type SlotFormProps = {
  values: Partial<SlotValues>;
  answer: RecordAnswer | undefined;
  opened?: Opened;
  /** Options that can be chosen without JavaScript; those that are chosen are among them. */
  choices: readonly OptionChoice[];
  /** Where to go without saving. */
  back: string;
  /** Where it posts to; the page itself unless given. */
  action?: string;
};

/** The form of a slot. The stylesheet shows what belongs to the chosen kind, so it follows without any script. */
export function SlotForm({ values, answer, opened, choices, back, action }: SlotFormProps) {
  const { t } = useTranslation(["packageEditor", "packageContent", "records", "kit"]);
  const [form, fields] = useAppForm<SlotValues>({
    id: "slot",
    lastResult: answer?.result,
    defaultValue: values,
    formats: slotFormats,
  });
  const labels = {
    kind: t("packageContent:slots.kind"),
    options: t("packageContent:slots.options"),
    nights: t("packageContent:slots.nights"),
    start_time: t("packageContent:slots.start_time"),
    end_time: t("packageContent:slots.end_time"),
    note: t("packageContent:slots.note"),
  };
  return (
    <AppForm form={form} labels={labels} action={action} className="group/slot max-w-4xl space-y-6">
      {opened ? <OpenedFields opened={opened} /> : null}
      <RadioField
        field={fields.kind}
        label={labels.kind}
        inline
        choices={slotKinds.map((value) => ({ value, label: t(`packageContent:slots.kinds.${value}`) }))}
      />
      <div className="hidden space-y-6 group-has-[[name=kind][value=service]:checked]/slot:block">
        <SlotOptionsField field={fields.options} choices={choices} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <NumberField
            field={fields.nights}
            label={labels.nights}
            hint={t("packageContent:slots.nightsHint")}
            optional
          />
          <TimeField field={fields.start_time} label={labels.start_time} optional />
          <TimeField field={fields.end_time} label={labels.end_time} optional />
          <SelectField
            field={fields.quantity_rule}
            label={t("packageContent:slots.quantity_rule")}
            options={quantityRules.map((value) => ({
              value,
              label: t(`packageContent:slots.rules.${value}`),
            }))}
            valueKey="value"
            labelKey="label"
          />
        </div>
        <div className="space-y-2">
          <CheckboxField field={fields.optional} label={t("packageContent:slots.optional")} />
          <CheckboxField field={fields.deletable} label={t("packageContent:slots.deletable")} />
        </div>
      </div>
      <TranslatedField field={fields.note} label={labels.note} multiline optional />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
        <Link to={back} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
