import { tooOften } from "#app/forms/form-message.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

/** Names of the parts of a file field beside its own, which holds the uid of the file. */
export const fileOf = (name: string) => `${name}__file`;
export const removeOf = (name: string) => `${name}__remove`;

/**
 * Reads a form with file fields. Files that came with it, as they do without JavaScript, are stored, and each field
 * then holds the uid of its file, or nothing where the file was taken away. What the API refuses is for
 * `formAction` to show beside the field: `formAction(formData, { schema, refused }, …)`.
 */
export async function takeUploads(
  request: Request,
  names: readonly string[],
  store: (file: File) => Promise<{ uid: string }>,
) {
  const formData = await readForm(request);
  const refused: Record<string, string[]> = {};
  for (const name of names) {
    const file = formData.get(fileOf(name));
    if (formData.get(removeOf(name)) === "on") formData.set(name, "");
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      formData.set(name, (await store(file)).uid);
    } catch (error) {
      refused[name] = [reasonOf(error)];
    }
  }
  for (const name of names) {
    formData.delete(fileOf(name));
    formData.delete(removeOf(name));
  }
  return { formData, refused };
}

/** The API's words for a file that is refused, or sent after too many others; anything else is no refusal. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiProblem && error.kind === "rate-limited") return tooOften(error);
  if (typeof error === "object" && error !== null && "status" in error && error.status === 422) {
    const errors = "errors" in error ? error.errors : null;
    const texts = typeof errors === "object" && errors !== null && "file" in errors ? errors.file : null;
    const [first] = Array.isArray(texts) ? texts : [];
    if (typeof first === "string") return first;
  }
  throw error;
}
