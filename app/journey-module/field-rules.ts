import {
  email,
  exactLength,
  length,
  minLength,
  phone,
  required,
  shortRequired,
  type Rule,
} from "#app/forms/rules.ts";

/** A rule as a field carries it in `data-rules`: name, bound (0 where it has none) and the message in words. */
export type FieldRule = readonly [name: string, bound: number, message: string];

const RULES: Record<string, (bound: number) => Rule> = {
  required: () => required,
  shortRequired: () => shortRequired,
  length,
  minLength,
  exactLength,
  email: () => email,
  phone: () => phone,
};

/** The message of the first rule that refuses the value; undefined when it passes or has no rules. */
export function refusalOf(value: string, rulesText: string | undefined): string | undefined {
  const refused = readRules(rulesText).find(([name, bound]) => RULES[name]?.(bound)(value, () => "") ?? null);
  return refused?.[2];
}

function readRules(text: string | undefined): FieldRule[] {
  if (!text) return [];
  // Written by our own server as `FieldRule[]`.
  return JSON.parse(text) as FieldRule[];
}
