import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { colourNames, iconNames, labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { SwitchField } from "#app/forms/fields/checkbox-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { cn } from "#app/lib/cn.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { LabelChoices } from "#app/routes/admin/content/labels/label-choices.tsx";
import { labelRules } from "#app/routes/admin/content/labels/label-rules.ts";
import type { LabelInput } from "#contract/content/labels.ts";

type LabelFormProps = {
  values: Partial<LabelInput>;
  answer: RecordAnswer | undefined;
  /** Of a record that exists; a new one has none. */
  opened?: Opened;
};

/** The form of a label, for a new one and for one that exists. */
export function LabelForm({ values, answer, opened }: LabelFormProps) {
  const { t } = useTranslation(["labels", "records", "kit"]);
  const [form, fields] = useAppForm<LabelInput>({
    id: "label",
    lastResult: answer?.result,
    defaultValue: values,
    rules: labelRules,
  });
  const labels = {
    name: t("fields.name"),
    colour: t("fields.colour"),
    icon: t("fields.icon"),
    applies_to: t("fields.applies_to"),
  };
  return (
    <AppForm form={form} labels={labels} className="max-w-xl">
      {opened ? <OpenedFields opened={opened} /> : null}
      <TextField
        field={fields.name}
        label={labels.name}
        hint={t("nameHint")}
        maxLength={40}
        autoComplete="off"
      />
      <LabelChoices
        field={fields.colour}
        legend={labels.colour}
        values={colourNames}
        nameOf={(one) => t(`colours.${one}`)}
      >
        {(colour) => (
          <span
            aria-hidden="true"
            className={cn("rounded-full px-2 text-xs leading-5 font-medium", labelTones[colour])}
          >
            {t(`colours.${colour}`)}
          </span>
        )}
      </LabelChoices>
      <LabelChoices
        field={fields.icon}
        legend={labels.icon}
        values={iconNames}
        nameOf={(one) => t(`icons.${one}`)}
      >
        {(one) => <Icon of={labelIcons[one]} className="size-4" />}
      </LabelChoices>
      <LabelChoices
        field={fields.applies_to}
        legend={labels.applies_to}
        values={["file", "line"] as const}
        nameOf={(one) => t(`appliesTo.${one}`)}
      >
        {(kind) => <span aria-hidden="true">{t(`appliesTo.${kind}`)}</span>}
      </LabelChoices>
      <SwitchField field={fields.active} label={t("fields.active")} hint={t("activeHint")} />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
        <Link to={href("/admin/labels")} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
