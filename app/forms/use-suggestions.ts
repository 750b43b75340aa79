import { useState } from "react";
import { folded } from "#app/domain/found.ts";
import { useAsked } from "#app/lib/use-asked.ts";

export type Suggestion = {
  value: string;
  label: string;
  /** What tells it from others of the same name, for example a region. */
  detail?: string;
};

const shownWithoutSource = 50;

/**
 * Suggestions for what is typed: from the page at `source` (it reads `?q=` and answers `{ options }`), or, without
 * one, those of the given that contain it.
 */
export function useSuggestions(given: readonly Suggestion[], source: string | undefined) {
  const { data, isAsking, ask } = useAsked<{ options: Suggestion[] }>(source);
  const [query, setQuery] = useState("");
  const search = (text: string, at: "once" | "pause") => {
    setQuery(text);
    ask(text.trim(), at);
  };
  const options = source ? (data?.options ?? []) : matching(given, query);
  return { options, search, searching: source !== undefined && (isAsking || data === undefined) };
}

function matching(options: readonly Suggestion[], query: string): readonly Suggestion[] {
  const wanted = folded(query.trim());
  return options.filter(({ label }) => folded(label).includes(wanted)).slice(0, shownWithoutSource);
}
