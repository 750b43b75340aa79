import { useEffect, useSyncExternalStore } from "react";

/** Forms of this page with changes that are not saved, the first one first. */
let unsaved: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  unsaved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for one of all forms with unsaved changes: the one that asks before the page is left. */
export function useAsksBeforeLeaving(form: string, changed: boolean): boolean {
  useEffect(() => {
    if (!changed) return;
    set([...unsaved, form]);
    return () => set(unsaved.filter((other) => other !== form));
  }, [form, changed]);
  return useSyncExternalStore(
    subscribe,
    () => unsaved[0] === form,
    () => false,
  );
}
