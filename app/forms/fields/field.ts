/** What a field component needs of conform's metadata; any field of any form fits. */
export type AppField = {
  name: string;
  errorId: string;
  descriptionId: string;
  errors: string[] | undefined;
  initialValue?: unknown;
  key: string | undefined;
};

/** The text an input begins with. */
export function initialText(field: AppField): string | undefined {
  return typeof field.initialValue === "string" ? field.initialValue : undefined;
}
