import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { failedPath, rememberPending, type Pending } from "#app/lib/route-recovery.ts";

/**
 * When a page's code cannot be fetched (an old build is gone), the framework reloads the page one came from.
 * This remembers where one wanted to go, so that the start of that reload leads there instead, once.
 */
export function RouteRecovery({ build }: { build: string }) {
  const { location: next } = useNavigation();
  const current = useLocation();
  const from = current.pathname + current.search + current.hash;
  const path = next && next.pathname + next.search + next.hash;
  const pending = useRef<Pending | null>(null);
  useLayoutEffect(() => {
    pending.current = path ? { from, path, build } : null;
  }, [from, path, build]);
  // Written when the document goes: the navigation may fail before its beginning was drawn.
  useLayoutEffect(() => {
    const keep = () => {
      if (pending.current) rememberPending(sessionStorage, pending.current);
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);
  const failed = failedPath();
  if (failed) throw new Error(`The code of ${failed} cannot be loaded.`);
  return null;
}
