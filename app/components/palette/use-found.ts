import { useState } from "react";
import { wordsOf, type Found } from "#app/domain/found.ts";
import { useAsked } from "#app/lib/use-asked.ts";

/** What the portal's search page finds for what is typed. Answers to earlier words give way when the next one comes. */
export function useFound(search: string | undefined) {
  const { data, isAsking, ask: send } = useAsked<{ found: Found }>(search);
  const [wanted, setWanted] = useState("");
  const ask = (typed: string) => {
    const words = wordsOf(typed);
    setWanted(words);
    if (words !== "") send(words);
  };
  const found = data?.found;
  const isBehind = search !== undefined && wanted !== "" && found?.q !== wanted;
  return { found, searching: isAsking || isBehind, ask };
}
