import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { useNavigation } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";

/** Name of the button that conform sends a form with when it only wants a field checked. */
const checkButton = "__intent__";

/** Knows whether this form is on its way, and refuses to send it a second time. `check` is conform's own handler. */
export function useSending(check: (event: FormEvent<HTMLFormElement>) => void) {
  const idle = useNavigation().state === "idle";
  const [sent, setSent] = useState(false);
  const [sentWith, setSentWith] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const pending = sent && !idle;
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending) {
      // The answer is there: the summary of what it refused takes the focus.
      setSent(false);
      setAttempt((count) => count + 1);
    }
    wasPending.current = pending;
  }, [pending]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = buttonOf(event.nativeEvent);
    if (pending || button?.name === checkButton) {
      if (!pending) check(event);
      event.preventDefault();
      return;
    }
    check(event);
    setAttempt((count) => count + 1);
    if (event.defaultPrevented) return;
    setSent(true);
    setSentWith(button?.name ? `${button.name}=${button.value}` : null);
  };
  const state = useMemo((): FormState => ({ pending, sentWith, attempt }), [pending, sentWith, attempt]);
  return { state, onSubmit };
}

function buttonOf(event: Event): HTMLButtonElement | null {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement ? button : null;
}
