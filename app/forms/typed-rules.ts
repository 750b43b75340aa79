import { readTyped, writeTyped, type Format, type Formats } from "#app/domain/typed-values.ts";
import { namePattern } from "#app/forms/field-names.ts";
import type { Rule, RuleSet } from "#app/forms/rules.ts";
import type { Locale } from "#contract/primitives.ts";

/** Must be an amount, a date … that we can read; empty passes. */
export function typed(format: Format): Rule {
  return (value) => (value === "" || readTyped(format, value) !== null ? null : { key: format });
}

/** The rules of a form with those that its formats bring along, after the form's own. */
export function withFormatRules(rules: RuleSet, formats: Formats): RuleSet {
  const named = Object.entries(formats).map(([name, format]): [string, readonly Rule[]] => [
    name,
    [...(rules[name] ?? []), typed(format)],
  ]);
  return { ...rules, ...Object.fromEntries(named) };
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
