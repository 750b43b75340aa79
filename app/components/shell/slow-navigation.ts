import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { portalOf } from "#app/domain/portals.ts";

/** Shorter waits show nothing at all (design: motion explains, it does not announce). */
const patienceMs = 300;

type SlowNavigation = "page" | "portal" | null;

/**
 * What is being waited for, once the wait is long enough to be shown: another page of the same portal, or the
 * whole of another one. Changes of the query alone keep the page in view.
 */
export function useSlowNavigation(): SlowNavigation {
  const { pathname } = useLocation();
  const { location: next, state } = useNavigation();
  const target = state === "loading" && next && next.pathname !== pathname ? next.pathname : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setSlow(target), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  if (slow === null || slow !== target) return null;
  const portal = portalOf(slow);
  if (portal === null) return null;
  return portal === portalOf(pathname) ? "page" : "portal";
}
