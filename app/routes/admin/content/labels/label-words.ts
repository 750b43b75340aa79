import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { colourNames, iconNames } from "#app/components/labels/label-icons.ts";
import type { Label } from "#contract/content/labels.ts";
import { labelFields } from "#contract/content/registry-fields.ts";
import { pickFields } from "#contract/field-facts.ts";

/** Fields and codes of a label in words, for its form, its history and for conflicts. */
export function useLabelWords(): FieldWords {
  const { t } = useTranslation("labels");
  return {
    labels: { ...fieldLabels(labelFields, (name) => t(`fields.${name}`)), position: t("fields.position") },
    value: (field, value) => {
      const [colour, icon] = [
        colourNames.find((one) => one === value),
        iconNames.find((one) => one === value),
      ];
      if (field === "colour") return colour && t(`colours.${colour}`);
      if (field === "icon") return icon && t(`icons.${icon}`);
      if (field === "applies_to") return t(value === "line" ? "appliesTo.line" : "appliesTo.file");
      return undefined;
    },
  };
}

/** What the form of a label begins with. */
export const labelValues = (label: Label) => pickFields(labelFields, label);
