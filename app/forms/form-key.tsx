import { formKeyName } from "#app/forms/form-draft.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

/** The key by which a form that is sent twice counts once. Made by the server, new after every answered form. */
export function FormKey() {
  return <input type="hidden" name={formKeyName} value={useRootData().formKey} />;
}
