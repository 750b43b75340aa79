import { useEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType, useSubmit } from "react-router";

/**
 * Sends a GET form by itself while `active`: a choice when it is made, a text when its field is left. What was typed
 * replaces the address, so that Back leaves the page.
 */
export function usePriceOnChange(active: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const shown = form.current;
    if (!shown || !active) return;
    const send = () => void submit(shown, { replace: true, preventScrollReset: true });
    // The browser's own event, which React hears with every key.
    shown.addEventListener("change", send);
    return () => shown.removeEventListener("change", send);
  });
  return form;
}

/** How often the page was shown since it was opened, and how often by Back or Forward, which bring back another form. */
export function useTimesShown(): { times: number; byHistory: number } {
  const { key } = useLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState({ key, times: 1, byHistory: 0 });
  if (key !== shown.key) {
    setShown({ key, times: shown.times + 1, byHistory: shown.byHistory + (isHistory ? 1 : 0) });
  }
  return shown;
}
