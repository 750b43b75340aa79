import { refusalOf } from "./field-rules.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Checks fields on blur and on change, never while typing, with the messages that the page carries. What is left by
 * pressing on something else is checked once that is let go of: a message that comes or goes would move it away from
 * under the finger.
 */
export function checkFieldsOnTheWay(page: Document): void {
  const left = new Set<Field>();
  let isPressed = false;
  // The focus goes after a finger was lifted, with the mouse that the browser makes of its tap.
  for (const begin of ["pointerdown", "mousedown"]) page.addEventListener(begin, () => (isPressed = true));
  for (const end of ["pointerup", "pointercancel", "mouseup"]) {
    page.addEventListener(end, () => {
      isPressed = false;
      // The click comes first.
      setTimeout(() => {
        left.forEach(check);
        left.clear();
      });
    });
  }
  for (const moment of ["focusout", "change"]) {
    page.addEventListener(moment, ({ target }) => {
      if (!isChecked(target)) return;
      if (isPressed) left.add(target);
      else check(target);
    });
  }
}

/** The summary of a refused form takes the focus, so that it is read out and its links are the next stop. */
export function showRefusals(page: Document): void {
  page.querySelector<HTMLElement>("[data-banner] [tabindex]")?.focus();
}

/** Clears old errors, checks all fields of a form and moves to the first that is refused. True when all pass. */
export function checkForm(form: HTMLFormElement): boolean {
  form.querySelector("[data-banner]")?.replaceChildren();
  const refused = [...form.elements].filter(isChecked).filter((field) => !check(field));
  refused[0]?.focus();
  return refused.length === 0;
}

function isChecked(target: unknown): target is Field {
  return target instanceof HTMLElement && "value" in target && target.dataset.rules !== undefined;
}

function check(field: Field): boolean {
  const message = refusalOf(field.value, field.dataset.rules);
  const error = field.closest("[data-field]")?.querySelector<HTMLElement>("[data-error]");
  const words = error?.querySelector("[data-error-text]");
  if (error && words) {
    error.hidden = message === undefined;
    words.textContent = message ?? "";
  }
  if (message === undefined) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  return message === undefined;
}
