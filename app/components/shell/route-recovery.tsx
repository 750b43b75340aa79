import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { failedPath, rememberPending, settle } from "#app/lib/route-recovery.ts";

/**
 * When a page's code cannot be fetched (an old build is gone), the framework reloads the page one came from.
 * This remembers where one wanted to go, so that the start of that reload leads there instead, once.
 */
export function RouteRecovery({ build }: { build: string }) {
  const { location: next } = useNavigation();
  const current = useLocation();
  const from = current.pathname + current.search + current.hash;
  const path = next && next.pathname + next.search + next.hash;
  useEffect(() => {
    if (path) rememberPending(sessionStorage, { from, path, build });
    else settle(sessionStorage);
  }, [from, path, build]);
  const failed = failedPath();
  if (failed) throw new Error(`The code of ${failed} cannot be loaded.`);
  return null;
}
