import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls back after every navigation, and not when the page comes alive: what somebody opened, typed or focused
 * while the scripts were still loading is theirs.
 */
export function useLocationChange(onChange: () => void) {
  const location = useLocation();
  const shown = useRef(location);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    changed();
  }, [location]);
}
