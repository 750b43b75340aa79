import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const home = "[data-focus-home][id]";
const control = "a[href], button:not([disabled])";

/**
 * Where what was pressed is gone after a navigation on the same page, the focus goes to the first control of what stood
 * around it (an element with an `id` marked `data-focus-home`) and not back to the top of the page. The page stands
 * still, unless so much went that this control would be out of sight.
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
    const next = place?.querySelector<HTMLElement>(control);
    next?.focus({ preventScroll: true });
    if (next && !isInView(next)) next.scrollIntoView({ block: "center" });
  }, [state]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Ids of the marked elements around an element, the nearest first. */
function homesOf(element: Element | null): string[] {
  const ids: string[] = [];
  for (let at = element?.closest(home); at; at = at.parentElement?.closest(home)) ids.push(at.id);
  return ids;
}
