import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { colourNames, iconNames } from "#app/components/labels/label-icons.ts";
import type { Label } from "#contract/content/labels.ts";

/** Fields and codes of a label in words, for its history and for conflicts. */
export function useLabelWords(): FieldWords {
  const { t } = useTranslation("labels");
  const names = ["name", "colour", "icon", "applies_to", "active", "position"] as const;
  return {
    labels: Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)])),
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
export function labelValues({ name, colour, icon, applies_to, active }: Label) {
  return { name, colour, icon, applies_to, active };
}
