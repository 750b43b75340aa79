import type { FormDraft } from "#app/forms/form-draft.ts";

const pauseMs = 600;

type Watcher = {
  /** The fields when they differ from the start, else null. */
  changed: () => FormDraft["entries"] | null;
  keep: (entries: FormDraft["entries"] | null) => void;
  /** Before anybody reads what is sent, and with which button. */
  sent: (button: HTMLElement | null) => void;
};

/** Tells of what is typed after a pause, and of the form being sent; answers how to stop it. */
export function watchForm(form: HTMLFormElement, { changed, keep, sent }: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInput = () => {
    changed();
    clearTimeout(timer);
    // Asked again after the pause: what was discarded in between must not be kept.
    timer = setTimeout(() => keep(changed()), pauseMs);
  };
  const onSubmit = (event: SubmitEvent) => {
    clearTimeout(timer);
    sent(event.submitter);
    const entries = changed();
    if (entries) keep(entries);
  };
  form.addEventListener("input", onInput);
  form.addEventListener("change", onInput);
  form.addEventListener("submit", onSubmit);
  return () => {
    clearTimeout(timer);
    form.removeEventListener("input", onInput);
    form.removeEventListener("change", onInput);
    form.removeEventListener("submit", onSubmit);
  };
}
