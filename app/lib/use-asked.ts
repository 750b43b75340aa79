import { useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";

const pauseMs = 150;

/** Asks a page for what fits while somebody types (it reads `?q=`), after a pause unless told otherwise. */
export function useAsked<Answer>(source: string | undefined) {
  const { load, data, state } = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(
    (q: string, at: "once" | "pause" = "pause") => {
      clearTimeout(timer.current);
      if (source === undefined) return;
      const send = () => void load(`${source}?${new URLSearchParams({ q })}`);
      if (at === "once") send();
      else timer.current = setTimeout(send, pauseMs);
    },
    [load, source],
  );
  return { data, isAsking: state !== "idle", ask };
}
