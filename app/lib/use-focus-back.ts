import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const home = "[data-focus-home][id]";
const control = "a[href], button:not([disabled])";

/**
 * Where what was pressed is gone after a navigation on the same page, the focus goes to the first control of what stood
 * around it (an element with an `id` marked `data-focus-home`) and not back to the top of the page.
 */
export function useFocusBack(): void {
  const { state } = useNavigation();
  const around = useRef<string[]>([]);
  useEffect(() => {
    const focused = document.activeElement;
    if (state !== "idle") {
      const homes = homesOf(focused);
      if (homes.length > 0) around.current = homes;
      return;
    }
    const left = around.current;
    around.current = [];
    if (focused !== null && focused !== document.body) return;
    const place = left.map((id) => document.getElementById(id)).find((element) => element !== null);
    place?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  }, [state]);
}

/** Ids of the marked elements around an element, the nearest first. */
function homesOf(element: Element | null): string[] {
  const ids: string[] = [];
  for (let at = element?.closest(home); at; at = at.parentElement?.closest(home)) ids.push(at.id);
  return ids;
}
