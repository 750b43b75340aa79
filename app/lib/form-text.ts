/** What was posted under a name as text; empty when nothing or a file was. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
