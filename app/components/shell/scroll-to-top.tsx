import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Every change of path begins at the top, Back included, or at the place that the address names; a change of the query
 * keeps the place (rulings 28).
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}
