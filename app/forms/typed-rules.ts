import { readTyped, writeTyped, type Format, type Formats } from "#app/domain/typed-values.ts";
import { formatsOfFields, rulesOfFields } from "#app/forms/field-rules.ts";
import { namePattern } from "#app/forms/field-names.ts";
import type { Rule, RuleSet } from "#app/forms/rules.ts";
import type { FormFields } from "#contract/field-facts.ts";
import type { Locale } from "#contract/primitives.ts";

/** Must be an amount, a date … that we can read; empty passes. */
export function typed(format: Format): Rule {
  return (value) => (value === "" || readTyped(format, value) !== null ? null : { key: format });
}

/** What a form says of its fields: by the contract, and besides. */
export type FormRules = { fields?: FormFields; rules?: RuleSet; formats?: Formats };

/** All rules and formats of a form: those of the contract, its own, and what its formats bring along, in this order. */
export function rulesAndFormats({ fields = {}, rules = {}, formats = {} }: FormRules) {
  const all = { ...formatsOfFields(fields), ...formats };
  const merged: Record<string, readonly Rule[]> = { ...rulesOfFields(fields) };
  const add = (name: string, more: readonly Rule[]) => (merged[name] = [...(merged[name] ?? []), ...more]);
  for (const [name, own] of Object.entries(rules)) add(name, own);
  for (const [name, format] of Object.entries(all)) add(name, [typed(format)]);
  return { rules: merged, formats: all };
}

/** What was typed, with each readable field turned into the value that is kept. The given form stays as it is. */
export function asKept(formData: FormData, formats: Formats): FormData {
  const kept = new FormData();
  for (const [name, value] of formData) {
    const format = formats[namePattern(name)];
    const read = format && typeof value === "string" ? readTyped(format, value) : null;
    kept.append(name, read === null ? value : String(read));
  }
  return kept;
}

/** Kept values as fields show them, at every depth. */
export function asTyped(value: unknown, formats: Formats, locale: Locale, name = ""): unknown {
  const format = formats[name];
  if (format && (typeof value === "number" || typeof value === "string") && value !== "") {
    return writeTyped(format, value, locale);
  }
  if (Array.isArray(value)) return value.map((row: unknown) => asTyped(row, formats, locale, `${name}[]`));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    asTyped(inner, formats, locale, name === "" ? key : `${name}.${key}`),
  ]);
  return Object.fromEntries(fields);
}
