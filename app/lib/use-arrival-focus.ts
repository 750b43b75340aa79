import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * What was asked for takes the focus when it appears, unless the page was opened with it. Give the element a
 * `tabIndex` of -1 where it cannot be focused otherwise.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const arrived = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (arrived) target.current?.focus();
  }, [arrived]);
  return target;
}
