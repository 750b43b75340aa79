import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useActionData } from "react-router";

/**
 * Whether the form is on its way, and what happens when its answer is there: told one drawing later, since conform
 * takes over a refusal that comes with the end of the way only after that was drawn.
 */
export function useOnTheWay(pending: boolean, arrived: () => void) {
  const sending = useRef(false);
  const [answers, setAnswers] = useState(0);
  const onArrival = useEffectEvent(arrived);
  useEffect(() => {
    if (!pending && sending.current) setAnswers((before) => before + 1);
    sending.current = pending;
  }, [pending]);
  useEffect(() => {
    if (answers > 0) onArrival();
  }, [answers]);
  /** For a form that posts to another page: the way there is no leaving, from the click on. */
  const send = useCallback(() => {
    sending.current = true;
  }, []);
  /** Asked while the form is taken away. */
  const isSending = useCallback(() => sending.current, []);
  return { sending, isSending, send };
}

/**
 * Lets a form whose page stays after it was done show what the page knows now, as one that is drawn anew does: a form
 * that adds is empty again. Tells when that stands there. A form that was answered on the spot keeps what it shows.
 */
export function useReset(
  element: RefObject<HTMLFormElement | null>,
  done: (form: HTMLFormElement) => void,
): () => void {
  const isAnswered = useActionData() !== undefined;
  const [times, setTimes] = useState(0);
  const onDone = useEffectEvent(() => {
    if (element.current) done(element.current);
  });
  useEffect(() => {
    if (times > 0) onDone();
  }, [times]);
  return () => {
    if (isAnswered) return;
    // The browser's own: conform's would go back to what the page knew when it was opened.
    element.current?.reset();
    setTimes((before) => before + 1);
  };
}
