import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { colourNames, iconNames, labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SwitchField } from "#app/forms/fields/checkbox-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { cn } from "#app/lib/cn.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { LabelChoices } from "#app/routes/admin/content/labels/label-choices.tsx";
import { labelValues, useLabelWords } from "#app/routes/admin/content/labels/label-words.ts";
import type { Label } from "#contract/content/labels.ts";
import { labelFields } from "#contract/content/registry-fields.ts";

type LabelFormProps = {
  /** A new one has none. */
  label?: Label;
  answer: RecordAnswer | undefined;
};

/** The form of a label, for a new one and for one that exists. */
export function LabelForm({ label, answer }: LabelFormProps) {
  const { t } = useTranslation("labels");
  const form = useRecordForm({
    id: "label",
    fields: labelFields,
    words: useLabelWords(),
    record: label,
    values: label ? labelValues(label) : { icon: "tag", applies_to: "file", active: true },
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/admin/labels")}
      inputs={{
        name: <TextField {...form.of("name")} hint={t("nameHint")} autoComplete="off" />,
        colour: (
          <LabelChoices {...form.of("colour")} values={colourNames} nameOf={(one) => t(`colours.${one}`)}>
            {(colour) => (
              <span
                aria-hidden="true"
                className={cn("rounded-full px-2 text-xs leading-5 font-medium", labelTones[colour])}
              >
                {t(`colours.${colour}`)}
              </span>
            )}
          </LabelChoices>
        ),
        icon: (
          <LabelChoices {...form.of("icon")} values={iconNames} nameOf={(one) => t(`icons.${one}`)}>
            {(one) => <Icon of={labelIcons[one]} className="size-4" />}
          </LabelChoices>
        ),
        applies_to: (
          <LabelChoices
            {...form.of("applies_to")}
            values={["file", "line"] as const}
            nameOf={(one) => t(`appliesTo.${one}`)}
          >
            {(kind) => <span aria-hidden="true">{t(`appliesTo.${kind}`)}</span>}
          </LabelChoices>
        ),
        active: <SwitchField {...form.of("active")} hint={t("activeHint")} />,
      }}
    />
  );
}
