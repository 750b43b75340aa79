/** How a value is kept that people type in another form; see `Format` of the app. */
export type FieldFormat = "money" | "percent" | "integer" | "decimal" | "date" | "clock";

/**
 * What a form knows of one of its fields, worked out of the contract's schema (`fieldsOf`) and written into
 * `contract/<area>/registry-fields.ts`, so that no schema goes to the browser. `min` and `max` are characters of a text
 * and bounds of a number: of money in cents, of a percentage in basis points.
 */
export type FieldFacts = {
  readonly required?: true;
  readonly min?: number;
  readonly max?: number;
  readonly format?: FieldFormat;
  readonly email?: true;
};

/**
 * The fields of a form by name, those of groups and rows besides under names of their own: `title`, `title.en`,
 * `legs`, `legs[].to`.
 */
export type FormFields = Readonly<Record<string, FieldFacts>>;

type RootOf<Name> = Name extends `${infer Root}[].${string}`
  ? Root
  : Name extends `${infer Root}.${string}`
    ? Root
    : Name;

/** The names that a form's input has at its top. */
export type FieldName<Fields extends FormFields> = RootOf<keyof Fields & string>;

/** The names that a form's input has at its top, in the order of the contract. */
export function fieldNames<Fields extends FormFields>(fields: Fields): FieldName<Fields>[] {
  // What names a part begins with its root, which has an entry of its own.
  return Object.keys(fields).filter((name) => !/[.[]/.test(name)) as FieldName<Fields>[];
}

/** The fields of a record that its form writes. */
export function pickFields<
  Fields extends FormFields,
  Record extends { [Name in FieldName<Fields>]: unknown },
>(fields: Fields, record: Record): Pick<Record, FieldName<Fields>> {
  const entries = fieldNames(fields).map((name) => [name, record[name]] as const);
  // Every name of the form is one of the record.
  return Object.fromEntries(entries) as Pick<Record, FieldName<Fields>>;
}
