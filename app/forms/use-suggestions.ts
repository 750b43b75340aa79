import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { folded } from "#app/domain/found.ts";

export type Suggestion = {
  value: string;
  label: string;
  /** What tells it from others of the same name, for example a region. */
  detail?: string;
};

const pauseMs = 150;
const shownWithoutSource = 50;

/**
 * Suggestions for what is typed: from the page at `source` (it reads `?q=` and answers `{ options }`), or, without
 * one, those of the given that contain it.
 */
export function useSuggestions(given: readonly Suggestion[], source: string | undefined) {
  const { load, data, state } = useFetcher<{ options: Suggestion[] }>();
  const [query, setQuery] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = useCallback(
    (text: string, at: "once" | "pause") => {
      setQuery(text);
      if (!source) return;
      clearTimeout(timer.current);
      const ask = () => void load(`${source}?${new URLSearchParams({ q: text.trim() })}`);
      if (at === "once") ask();
      else timer.current = setTimeout(ask, pauseMs);
    },
    [load, source],
  );
  const options = source ? (data?.options ?? []) : matching(given, query);
  return { options, search, searching: source !== undefined && (state !== "idle" || data === undefined) };
}

function matching(options: readonly Suggestion[], query: string): readonly Suggestion[] {
  const wanted = folded(query.trim());
  return options.filter(({ label }) => folded(label).includes(wanted)).slice(0, shownWithoutSource);
}
