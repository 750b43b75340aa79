import { takesSecret, type FieldKind } from "./secret-field.ts";

/** The parts of a form field that a draft needs; every input, select and textarea has them. */
export type DraftField = FieldKind & {
  name: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: ArrayLike<{ selected: boolean; defaultSelected: boolean }>;
  dispatchEvent?: (event: Event) => boolean;
};

export type DraftForm = { elements: ArrayLike<unknown> };
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Form, field and content; a ticked box keeps its tick as `true` or `false`. */
type Draft = [form: number, field: number, name: string, content: string | boolean];

/** Never kept beside secrets: files, and what the server wrote for itself. */
const SKIPPED = new Set(["hidden", "file", "submit", "button", "reset", "image", "fieldset", "output"]);

function keyOf(path: string): string {
  return `drafts:${path}`;
}

let reloading = false;

/** True from the moment the drafts are kept until the page has loaded again: nobody need be asked then. */
export function isReloadingWithDrafts(): boolean {
  return reloading;
}

/** Keeps what was changed in the forms of a page until it has loaded again. Passwords and files are not kept. */
export function keepDrafts(forms: ArrayLike<DraftForm>, storage: DraftStorage, path: string): void {
  reloading = true;
  const drafts = Array.from(forms).flatMap((form, formIndex) =>
    fieldsOf(form).flatMap((field, fieldIndex): Draft[] =>
      field && !takesSecret(field) && isChanged(field)
        ? [[formIndex, fieldIndex, field.name, contentOf(field)]]
        : [],
    ),
  );
  if (drafts.length > 0) storage.setItem(keyOf(path), JSON.stringify(drafts));
}

/** Puts kept texts back into the same fields, once. Fields that are no longer there are passed over. */
export function restoreDrafts(forms: ArrayLike<DraftForm>, storage: DraftStorage, path: string): void {
  const kept = storage.getItem(keyOf(path));
  if (kept === null) return;
  storage.removeItem(keyOf(path));
  for (const [formIndex, fieldIndex, name, content] of readDrafts(kept)) {
    const form = forms[formIndex];
    const field = form && fieldsOf(form)[fieldIndex];
    if (!field || field.name !== name) continue;
    if (typeof content === "boolean") field.checked = content;
    else field.value = content;
    field.dispatchEvent?.(new Event("input", { bubbles: true }));
  }
}

function fieldsOf(form: DraftForm): (DraftField | undefined)[] {
  return Array.from(form.elements, (element) => (isField(element) ? element : undefined));
}

function isField(element: unknown): element is DraftField {
  if (typeof element !== "object" || element === null) return false;
  if (!("name" in element && "type" in element && "value" in element)) return false;
  return typeof element.type === "string" && !SKIPPED.has(element.type) && element.name !== "";
}

function isTick({ type }: DraftField): boolean {
  return type === "checkbox" || type === "radio";
}

function isChanged(field: DraftField): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field.options) return Array.from(field.options).some((each) => each.selected !== each.defaultSelected);
  return field.value !== (field.defaultValue ?? "");
}

function contentOf(field: DraftField): string | boolean {
  return isTick(field) ? field.checked === true : field.value;
}

function readDrafts(kept: string): Draft[] {
  const drafts: unknown = JSON.parse(kept);
  return Array.isArray(drafts)
    ? drafts.filter((draft): draft is Draft => Array.isArray(draft) && draft.length === 4)
    : [];
}
