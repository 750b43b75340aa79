import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls back whenever `value` becomes another, and not when the page comes alive: what somebody opened, typed or
 * focused while the scripts were still loading is theirs. Locations change with every navigation.
 */
export function useChange(value: unknown, onChange: () => void) {
  const shown = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    changed();
  }, [value]);
}
