import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Checks a field when it is left and when the browser reports a change: at once for choices, on leaving for typed
 * text. Never with every key, which React's own `onChange` would do and the specification rules out.
 *
 * A field that is refused already is checked again only after its value changed: the word of the server must not
 * vanish because the focus passed by.
 *
 * While a pointer is down the check waits: a message that comes or goes at once would move the button from under the
 * pointer, and the click on it would be lost. A finger has been lifted by the time that its tap takes the focus away,
 * so the mouse that the browser makes of it counts as well.
 *
 * A field with the focus is left as well when its page goes, or its row. React hears of nothing while it changes
 * the page, so a check in that moment would be sent to the server: it waits until the change is done, and is not
 * made in a form that is gone.
 */
export function useFieldChecks<Values extends Record<string, unknown>>(
  element: RefObject<HTMLFormElement | null>,
  form: FormMetadata<Values>,
) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return listen(node, (name, edited) => {
      if (!edited && latest.current.allErrors[name]) return;
      latest.current.validate({ name });
    });
  }, [element]);
}

function listen(form: HTMLFormElement, check: (name: string, edited: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const waiting = new Set<string>();
  const edited = new Set<string>();
  let pointerDown = false;

  const flush = () => {
    const names = [...waiting];
    waiting.clear();
    if (!form.isConnected) return;
    for (const name of names) check(name, edited.delete(name));
  };
  const onLeave = ({ target }: Event) => {
    const name = fieldName(target);
    if (!name) return;
    waiting.add(name);
    if (!pointerDown) queueMicrotask(flush);
  };
  const onPointerDown = () => {
    pointerDown = true;
  };
  const onPointerUp = () => {
    pointerDown = false;
    // After the click that follows; if it sends the form, all fields are checked anyway.
    setTimeout(flush);
  };
  const onInput = ({ target }: Event) => {
    const name = fieldName(target);
    if (name) edited.add(name);
  };
  const onSubmit = () => {
    waiting.clear();
    // What is typed from now on counts as a change; what was sent is judged by the answer.
    edited.clear();
  };
  form.addEventListener("input", onInput, { signal });
  form.addEventListener("focusout", onLeave, { signal });
  form.addEventListener("change", onLeave, { signal });
  form.addEventListener("submit", onSubmit, { signal, capture: true });
  for (const begin of ["pointerdown", "mousedown"]) {
    document.addEventListener(begin, onPointerDown, { signal, capture: true });
  }
  for (const end of ["pointerup", "pointercancel", "mouseup"]) {
    document.addEventListener(end, onPointerUp, { signal, capture: true });
  }
  return () => stop.abort();
}

function fieldName(target: EventTarget | null): string | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField && target.name !== "" ? target.name : null;
}
