import type { AppField } from "#app/forms/fields/field.ts";

const ending = "-error";

/**
 * Id of the input that belongs to a field, where the label and the summary of errors lead. A page may have several forms
 * with fields of one name, so that of a form carries the id of the form.
 */
export function fieldAnchor(name: string, form?: string): string {
  return anchor(form === undefined ? name : `${form}-${name}`);
}

/** The same of a field, which knows its form by the id of its refusal: `{form}-{name}-error`. */
export function anchorOf({ errorId }: Pick<AppField, "errorId">): string {
  return anchor(errorId.endsWith(ending) ? errorId.slice(0, -ending.length) : errorId);
}

function anchor(id: string): string {
  return `field-${id.replace(/[^\w-]+/g, "-")}`;
}
