import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation to another path: moves the focus to the page and says its title aloud. Changes of the query
 * (filters, pages of a list) leave the focus where it is.
 */
export function RouteAnnouncer({ focus }: { focus: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focus.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, focus]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
