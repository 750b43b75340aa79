import { parse, useForm, type SubmissionResult } from "@conform-to/react";
import { writeMessage } from "#app/forms/message.ts";
import { checkRules, type RuleSet } from "#app/forms/rules.ts";

/** What an action answers when it refuses a form; `undefined` before the first attempt. */
export type FormResult = SubmissionResult | null | undefined;

type AppFormOptions<Values extends Record<string, unknown>> = {
  /** Fixed and unique on the page. */
  id: string;
  /** `actionData` of the route. */
  lastResult: FormResult;
  defaultValue?: { [Name in keyof Values]?: string | number | boolean | null };
  /** The rules that the browser checks; the action checks them again and whatever else it knows. */
  rules?: RuleSet;
};

/**
 * A form that checks its fields on blur and on change, never while somebody types, and shows what the action
 * refused beside the fields. Works without JavaScript: the action's answer then draws the same page.
 */
export function useAppForm<Values extends Record<string, unknown>>(options: AppFormOptions<Values>) {
  const { id, lastResult, defaultValue, rules = {} } = options;
  return useForm<Values>({
    id,
    lastResult,
    // Conform's type of defaults follows the values; ours says the same for flat forms in simpler words.
    defaultValue: defaultValue as undefined,
    defaultNoValidate: true,
    // Blur and change are watched by `AppForm`, which waits while a pointer is down.
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: ({ formData }) => checkForm<Values>(formData, rules),
  });
}

/** The browser's check: our rules on what the form would send. */
function checkForm<Values>(formData: FormData, rules: RuleSet) {
  return parse<Values, string[]>(formData, {
    resolve() {
      const refusals = Object.entries(checkRules(rules, (name) => textOf(formData, name)));
      if (refusals.length === 0) {
        // The value is made by the action from the same data; the browser needs only to know that it passes.
        return { value: Object.fromEntries(formData) as Values };
      }
      return {
        error: Object.fromEntries(refusals.map(([name, refusal]) => [name, [writeMessage(refusal)]])),
      };
    },
  });
}

/** What a form sends under a name; a missing field and a file count as empty. */
export function textOf(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
