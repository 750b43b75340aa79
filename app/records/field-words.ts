import { useTranslation } from "#app/i18n/use-translation.ts";
import { labelOfField } from "#app/forms/field-label.ts";
import { languageNames } from "#app/components/shell/language-names.ts";
import type { Entries } from "#app/records/record-values.ts";
import { fieldNames, type FieldName, type FormFields } from "#contract/field-facts.ts";
import type { Locale } from "#contract/primitives.ts";

/** How a resource says its fields and values to people, in the words of its form. */
export type FieldWords = {
  /** Labels by field name; of a translated text the name without the language. */
  labels: Readonly<Record<string, string>>;
  /** A value in words: codes as their labels. Undefined leaves the value as it is. */
  value?: (field: string, value: string) => string | undefined;
};

/** The labels of a form's fields; `say` finds them in the catalogue, where none may be missing. */
export function fieldLabels<Fields extends FormFields>(
  fields: Fields,
  say: (name: FieldName<Fields>) => string,
): Record<string, string> {
  return Object.fromEntries(fieldNames(fields).map((name) => [name, say(name)]));
}

/** The label of a field; of one language of a text with the name of the language. */
export function fieldLabel(field: string, { labels }: FieldWords): string {
  return labelOfField(field, labels) ?? field;
}

/** Says values of any kind: texts, codes, numbers, yes and no, lists, translated texts, and other records by name. */
export function useValueWords({ value: ownWords, labels }: FieldWords) {
  const { t } = useTranslation(["records", "kit"]);
  const say = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "boolean") return ownWords?.(field, String(value)) ?? t(value ? "yes" : "no");
    if (typeof value === "string" || typeof value === "number") {
      return ownWords?.(field, String(value)) ?? String(value);
    }
    if (Array.isArray(value)) return value.map((one) => say(field, one)).join(", ");
    if (typeof value !== "object") return "";
    if ("uid" in value && "name" in value) return say(field, value.name);
    return Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== "")
      .map(([key, inner]) => {
        const name = key in languageNames ? languageNames[key as Locale] : (labels[key] ?? key);
        return t("kit:pair", { label: name, value: say(key, inner) });
      })
      .join("; ");
  };
  /** The inputs of one field, as a form sends them. A ticked box reads "yes". */
  const sayEntries = (field: string, entries: Entries): string =>
    entries
      .map(([name, value]) => {
        if (value === "on") return say(field, true);
        const inner = /\[\d+\]\.?(.*)$/.exec(name)?.[1];
        // One input of a row, under a label of its own.
        if (inner && name === field) return say(inner, value);
        return inner
          ? t("kit:pair", { label: labels[inner] ?? inner, value: say(inner, value) })
          : say(field.split(".")[0] ?? field, value);
      })
      .join(", ");
  return { say, sayEntries };
}
