import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What an action answered, for as long as its page stands. The router forgets it when the data of the page are loaded
 * anew, which is when a report is wanted most.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
