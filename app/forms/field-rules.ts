import { readTyped, type Format, type Formats } from "#app/domain/typed-values.ts";
import {
  email,
  exactLength,
  length,
  minLength,
  required,
  type Refusal,
  type Rule,
  type RuleSet,
} from "#app/forms/rules.ts";
import type { FieldFacts, FormFields } from "#contract/field-facts.ts";

/** What the browser checks of a form's fields, of which it knows what the contract's schema says. */
export function rulesOfFields(fields: FormFields): RuleSet {
  const named = Object.entries(fields).map(([name, facts]) => [name, rulesOf(facts)] as const);
  return Object.fromEntries(named.filter(([, rules]) => rules.length > 0));
}

/** The fields that people type in another form than the one that is kept. */
export function formatsOfFields(fields: FormFields): Formats {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { format }]) => (format ? [[name, format]] : [])),
  );
}

function rulesOf(facts: FieldFacts): Rule[] {
  const own = facts.required ? [required] : [];
  return [...own, ...(facts.format ? numberRules(facts.format, facts) : textRules(facts))];
}

function textRules({ min, max, email: isEmail }: FieldFacts): Rule[] {
  if (min !== undefined && min === max) return [exactLength(min)];
  return [
    ...(min === undefined ? [] : [minLength(min)]),
    ...(max === undefined ? [] : [length(max)]),
    ...(isEmail ? [email] : []),
  ];
}

/** Bounds of what can be read; what cannot is refused by its format. */
function numberRules(format: Format, { min = -Infinity, max = Infinity }: FieldFacts): Rule[] {
  const unit = format === "money" || format === "percent" ? 100 : 1;
  if (min === -Infinity && max === Infinity) return [];
  return [
    (text): Refusal | null => {
      const value = text === "" ? null : readTyped(format, text);
      if (typeof value !== "number") return null;
      if (value < min) return { key: "tooSmall", params: { min: min / unit } };
      return value > max ? { key: "tooBig", params: { max: max / unit } } : null;
    },
  ];
}
