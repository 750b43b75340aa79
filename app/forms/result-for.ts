import type { FormResult } from "#app/forms/use-app-form.ts";

/** The answer of a page's action as far as it is about the form of that intent. A page may hold several. */
export function resultFor(intent: string, result: FormResult): FormResult {
  return result?.initialValue?.["intent"] === intent ? result : undefined;
}
