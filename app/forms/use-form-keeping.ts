import { parse, type FormMetadata } from "@conform-to/react";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import {
  dropDraft,
  entriesOf,
  fingerprint,
  formKeyName,
  keepDraft,
  readDraft,
  restoreCarried,
  sendingAfter,
  type FormDraft,
  type Sending,
} from "#app/forms/form-draft.ts";
import { useOnTheWay, useReset } from "#app/forms/use-on-the-way.ts";
import { watchForm } from "#app/forms/watch-form.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

type Keeping<Values extends Record<string, unknown>> = {
  element: RefObject<HTMLFormElement | null>;
  form: FormMetadata<Values>;
  /** False for forms whose content is nobody's work, such as a sign-in. */
  active: boolean;
  /** True from the click until the answer is there. */
  pending: boolean;
};

/**
 * Keeps what is typed in this tab until it is saved, puts it back when the page comes again (after a crash, a new
 * version, or a session that ended), and knows whether anything is unsaved. Passwords and files are not kept. What was
 * sent and got no answer is sent again under the same key, so that it counts once.
 */
export function useFormKeeping<Values extends Record<string, unknown>>(keeping: Keeping<Values>) {
  const { element, form, active, pending } = keeping;
  const key = useDraftKey(form.id);
  const { known, setKnown, keep, forget } = useKnown(key);
  const start = useRef("");
  const restored = useRef<FormDraft | null>(null);
  const { formKey } = useRootData();
  const sent = useRef<Sending | null>(null);
  const begin = useEffectEvent((node: HTMLFormElement) => {
    start.current = fingerprint(entriesOf(node));
    const draft = form.status === "error" ? null : readDraft(sessionStorage, key);
    if (!draft || fingerprint(draft.entries) === start.current) return;
    form.update({ value: valuesOf(draft), validated: false });
    restored.current = draft;
    sent.current = draft.sent ?? null;
    setKnown({ changed: true, savedAt: null, restoredAt: draft.at });
  });
  const goOut = useEffectEvent((node: HTMLFormElement, button: HTMLElement | null) => {
    // With the version it was read with: who saved in between must not be overwritten unseen.
    if (restored.current)
      restoreCarried(node.querySelectorAll<HTMLInputElement>("input[type=hidden]"), restored.current);
    sent.current = signedOut(node, button, sent.current, formKey);
  });
  const settle = (node: HTMLFormElement) => {
    start.current = fingerprint(entriesOf(node));
    forget();
  };
  const emptyForm = useReset(element, settle);
  const { sending, isSending, send } = useOnTheWay(pending, () => {
    restored.current = null;
    if (form.status === "error" || !element.current) return;
    sent.current = null;
    settle(element.current);
    emptyForm();
  });
  useEffect(() => {
    const node = element.current;
    if (!node || !active) return;
    begin(node);
    const stop = watchForm(node, {
      changed: () => {
        const entries = entriesOf(node);
        const different = fingerprint(entries) !== start.current;
        setKnown((now) => (now.changed === different ? now : { ...now, changed: different }));
        return different ? entries : null;
      },
      keep: (entries) => keep(entries, sent.current),
      sent: (button) => goOut(node, button),
    });
    return () => {
      stop();
      // Gone on after a form was sent: it is saved, unless the way led to a sign-in and back, or to no answer.
      if (isSending() && !isOnTheWayBack() && !gaveWayToTrouble(node)) dropDraft(sessionStorage, key);
    };
  }, [element, active, key, keep, setKnown, isSending]);

  const discard = useCallback(() => {
    restored.current = null;
    sent.current = null;
    forget();
  }, [forget]);
  return { ...known, sending, send, forget: discard };
}

/** Writes into the form the key under which it goes out, and answers it with what goes out. */
function signedOut(form: HTMLFormElement, button: HTMLElement | null, before: Sending | null, key: string) {
  const text = fingerprint([...entriesOf(form), ...entryOf(button)]);
  const sending = sendingAfter(before, { key, text });
  const input = form.elements.namedItem(formKeyName);
  if (input instanceof HTMLInputElement) input.value = sending.key;
  return sending;
}

/** Where a draft is kept: another person at the same computer must not find it. */
function useDraftKey(formId: string): string {
  const { visitor } = useRootData();
  const { pathname } = useLocation();
  return `form-draft:${visitor ?? ""}:${pathname}:${formId}`;
}

/** `changed`: something is not saved. `savedAt`, `restoredAt`: when a draft was kept, and of when one came back. */
type Known = { changed: boolean; savedAt: number | null; restoredAt: number | null };

const nothing: Known = { changed: false, savedAt: null, restoredAt: null };

function useKnown(key: string) {
  const [known, setKnown] = useState(nothing);
  const forget = useCallback(() => {
    dropDraft(sessionStorage, key);
    setKnown(nothing);
  }, [key]);
  const keep = useCallback(
    (entries: FormDraft["entries"] | null, sent: Sending | null) => {
      const at = Date.now();
      if (!entries) dropDraft(sessionStorage, key);
      else if (keepDraft(sessionStorage, key, { at, entries, ...(sent && { sent }) }))
        setKnown((now) => ({ ...now, savedAt: at }));
    },
    [key],
  );
  return { known, setKnown, keep, forget };
}

/** What the button that sends a form adds to it. */
function entryOf(button: HTMLElement | null): FormDraft["entries"] {
  return button instanceof HTMLButtonElement && button.name ? [[button.name, button.value]] : [];
}

/** A sign-in that leads back carries the page that was asked for in its address. */
function isOnTheWayBack(): boolean {
  return new URLSearchParams(location.search).has("to");
}

/** The page that the form was sent to tells that something went wrong; who tries again wants what was typed. */
function gaveWayToTrouble(form: HTMLFormElement): boolean {
  const sentTo = new URL(form.getAttribute("action") ?? "", location.href).pathname;
  return sentTo === location.pathname && document.querySelector("[data-slot=state-page]") !== null;
}

/** The entries of a draft as the nested values of a form. */
function valuesOf({ entries }: FormDraft) {
  const formData = new FormData();
  for (const [name, value] of entries) formData.append(name, value);
  // Conform's type of an update follows the values of the form, which a kept text cannot know.
  return parse(formData, { resolve: () => ({ value: {} }) }).payload as never;
}
