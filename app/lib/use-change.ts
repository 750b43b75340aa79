import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls back with the one of before whenever `value` becomes another, and not when the page comes alive: what somebody opened, typed or
 * focused while the scripts were still loading is theirs. Locations change with every navigation.
 */
export function useChange<Value>(value: Value, onChange: (before: Value) => void) {
  const shown = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === value) return;
    const before = shown.current;
    shown.current = value;
    changed(before);
  }, [value]);
}
