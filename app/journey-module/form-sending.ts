import { checkForm } from "./form-checks.ts";

/** A quick answer shows nothing; a slower one shows LOADING. */
const LOADING_AFTER_MS = 300;

/** Forms marked `data-form` are checked before they go, show that they are on their way, and go only once. */
export function sendFormsOnce(page: Document): void {
  let timer = 0;

  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.form === undefined) return;
    if (form.dataset.pending !== undefined || !checkForm(form)) {
      event.preventDefault();
      return;
    }
    form.dataset.pending = "";
    form.setAttribute("aria-busy", "true");
    // After this turn: a button that is disabled earlier would not be part of what is sent.
    setTimeout(() => setLocked(form, true));
    timer = window.setTimeout(() => setLoading(page, true), LOADING_AFTER_MS);
  });

  // Coming back with the browser's own Back shows the page as it was left: sent and locked.
  window.addEventListener("pageshow", () => {
    clearTimeout(timer);
    setLoading(page, false);
    for (const form of page.querySelectorAll<HTMLFormElement>("form[data-pending]")) {
      delete form.dataset.pending;
      form.removeAttribute("aria-busy");
      setLocked(form, false);
    }
  });
}

function setLocked(form: HTMLFormElement, locked: boolean): void {
  for (const button of form.querySelectorAll("button")) button.disabled = locked;
}

function setLoading(page: Document, shown: boolean): void {
  const indicator = page.querySelector<HTMLElement>("[data-loading]");
  if (indicator) indicator.hidden = !shown;
}
