/** What a field component needs of conform's metadata; any field of any form fits. */
export type AppField = {
  name: string;
  errorId: string;
  descriptionId: string;
  errors: string[] | undefined;
  initialValue?: unknown;
  /** What stands in it now, where scripts follow the typing. */
  value?: unknown;
  key: string | undefined;
  /** True where the rules say that it must be filled in. */
  required?: boolean | undefined;
};

/** A field made of fields with names of their own. */
export type GroupField<Name extends string = string> = AppField & {
  getFieldset: () => Record<Name, AppField>;
};

/** A field made of rows. */
export type ListField<Row extends AppField = AppField> = AppField & { getFieldList: () => Row[] };

/** The rows of a list; none where something else was sent under its name. */
export function rowsOf<Row extends AppField>(field: ListField<Row>): Row[] {
  return Array.isArray(field.initialValue ?? []) ? field.getFieldList() : [];
}

/** What all field components take beside their own properties. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** Marks what may stay empty; most forms ask only for what they need. */
  optional?: boolean | undefined;
  /** Class of the whole field, for its place in a grid. */
  frameClassName?: string | undefined;
};

/** The text an input begins with. */
export function initialText(field: AppField): string | undefined {
  return typeof field.initialValue === "string" ? field.initialValue : undefined;
}

/** The choices that a field of several begins with. */
export function initialChoices(field: AppField): string[] {
  const { initialValue } = field;
  if (Array.isArray(initialValue)) return initialValue.filter((value) => typeof value === "string");
  return typeof initialValue === "string" ? [initialValue] : [];
}
