import { useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { useChange } from "#app/lib/use-change.ts";

/**
 * After a navigation to another path: moves the focus to the page and says its title aloud. Changes of the query
 * (filters, pages of a list) leave the focus where it is.
 */
export function RouteAnnouncer({ focus }: { focus: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");

  useChange(pathname, () => {
    focus.current?.focus({ preventScroll: true });
    setTitle(document.title);
  });

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
