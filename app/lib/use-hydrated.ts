import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while rendering on the server and on the first pass in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
