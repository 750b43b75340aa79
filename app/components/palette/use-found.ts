import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { wordsOf, type Found } from "#app/domain/found.ts";

const pauseMs = 150;

/** What the portal's search page finds for what is typed. Answers to earlier words give way when the next one comes. */
export function useFound(search: string | undefined) {
  const { load, data, state } = useFetcher<{ found: Found }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState("");
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const words = wordsOf(typed);
    setWanted(words);
    if (search === undefined || words === "") return;
    timer.current = setTimeout(() => void load(`${search}?${new URLSearchParams({ q: words })}`), pauseMs);
  };
  const found = data?.found;
  const behind = search !== undefined && wanted !== "" && found?.q !== wanted;
  return { found, searching: state !== "idle" || behind, ask };
}
