import { parse, useForm, type SubmissionResult } from "@conform-to/react";
import { useMemo } from "react";
import { useLocale } from "#app/components/use-locale.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import { namesOf } from "#app/forms/field-names.ts";
import { writeMessage } from "#app/forms/message.ts";
import { checkRules, confirmationNumber, required, shortRequired, type RuleSet } from "#app/forms/rules.ts";
import { asTyped, rulesAndFormats } from "#app/forms/typed-rules.ts";
import type { FormFields } from "#contract/field-facts.ts";

/** What an action answers when it refuses a form; `undefined` before the first attempt. */
export type FormResult = SubmissionResult | null | undefined;

type Default<Value> = Value extends readonly (infer Row)[]
  ? readonly Default<Row>[] | null
  : Value extends object
    ? Defaults<Value> | null
    : string | number | boolean | null | undefined;

/** What the fields begin with: kept values, nested as the form's names are. */
export type Defaults<Values> = { [Name in keyof Values]?: Default<Values[Name]> };

type AppFormOptions<Values extends Record<string, unknown>> = {
  /** Fixed and unique on the page. */
  id: string;
  /** `actionData` of the route. */
  lastResult: FormResult;
  /** The record as the API has it: cents, basis points, `YYYY-MM-DD`, `hhmm`; `formats` says which is which. */
  defaultValue?: Defaults<Values>;
  /** What the contract says of the fields: their rules, formats and lengths. The action needs the same. */
  fields?: FormFields;
  /** Rules that the browser checks besides; the action checks them again and whatever else it knows. */
  rules?: RuleSet;
  /** Fields that people type in another form than the one that is kept; the action needs the same. */
  formats?: Formats;
};

/**
 * A form that checks its fields on blur and on change, never while somebody types, and shows what the action
 * refused beside the fields. Works without JavaScript: the action's answer then draws the same page.
 */
export function useAppForm<Values extends Record<string, unknown>>(options: AppFormOptions<Values>) {
  const { id, lastResult, defaultValue, fields = noFields, rules = noRules, formats = noFormats } = options;
  const locale = useLocale();
  const all = useMemo(() => rulesAndFormats({ fields, rules, formats }), [fields, rules, formats]);
  return useForm<Values>({
    id,
    lastResult,
    // Conform's type of defaults follows the values; ours says the same in simpler words.
    defaultValue: asTyped(defaultValue, all.formats, locale) as undefined,
    constraint: constraintsOf(all.rules),
    defaultNoValidate: true,
    // Blur and change are watched by `AppForm`, which waits while a pointer is down.
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: ({ formData }) => checkForm<Values>(formData, all.rules),
  });
}

const noFields: FormFields = {};
const noRules: RuleSet = {};
const noFormats: Formats = {};

/** Tells the fields which of them must be filled in, for `aria-required`. */
function constraintsOf(rules: RuleSet) {
  const needed = Object.entries(rules).filter(([, checks]) =>
    [required, shortRequired, confirmationNumber].some((one) => checks.includes(one)),
  );
  return Object.fromEntries(needed.map(([name]) => [name, { required: true }] as const));
}

/** The refusals of a whole form in the words of its result, by field name. */
export function refusalsOf(formData: FormData, rules: RuleSet): Record<string, string[]> {
  const sent = [...formData.keys()];
  const named = Object.entries(rules).flatMap(([pattern, checks]) =>
    namesOf(pattern, sent).map((name) => [name, checks] as const),
  );
  const refusals = checkRules(Object.fromEntries(named), (name) => textOf(formData, name));
  return Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [name, [writeMessage(refusal)]]),
  );
}

/** The browser's check: our rules on what the form would send. */
function checkForm<Values>(formData: FormData, rules: RuleSet) {
  return parse<Values, string[]>(formData, {
    resolve() {
      const error = refusalsOf(formData, rules);
      if (Object.keys(error).length > 0) return { error };
      // The value is made by the action from the same data; the browser needs only to know that it passes.
      return { value: Object.fromEntries(formData) as Values };
    },
  });
}

/** What a form sends under a name; a missing field and a file count as empty. */
export function textOf(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
