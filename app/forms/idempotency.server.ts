import { formKeyName } from "#app/forms/form-draft.ts";

/**
 * Header that makes a creating call count once for each visit of its form, however often it is sent:
 * `api.call(createLabel, { body, headers: onceFor(formData) })`. Empty for a form without the key.
 */
export function onceFor(formData: FormData): Record<string, string> {
  const key = formData.get(formKeyName);
  return typeof key === "string" && /^[\w-]{16,200}$/.test(key) ? { "Idempotency-Key": key } : {};
}
