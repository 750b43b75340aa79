import { useEffect, useEffectEvent, type RefObject } from "react";
import { focusSearch, moveRow } from "#app/data-table/row-keys.ts";
import { isSingleKey } from "#app/lib/single-keys.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

/** Listens to the keys of a list for those who have single keys switched on; `?` of the portal tells which there are. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const { singleKeys } = useRootData();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys || !list.current || !isSingleKey(event)) return;
    const done = event.key === "/" ? focusSearch(list.current) : moveRow(list.current, event.key);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the portal, whose search would take the same key.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
