import type { Refusal } from "#app/forms/rules.ts";

/**
 * Refusals travel through form results as texts. One of ours is `validation:key?min=3`, translated where it is
 * shown, so that server and browser say the same words; any other text is a sentence of the API and stays.
 */
const mark = "validation:";

export type ReadMessage = { key: string; params: Record<string, number> } | { sentence: string };

/** A refusal as text. */
export function writeMessage({
  key,
  params,
}: { key: string; params?: Record<string, number> } | Refusal): string {
  const query = Object.entries(params ?? {}).map(([name, value]) => `${name}=${value}`);
  return query.length > 0 ? `${mark}${key}?${query.join("&")}` : mark + key;
}

/** Stands above a form whose sending had no answer: the summary adds a link to where to look. */
export const outcomeUnknown = writeMessage({ key: "outcomeUnknown" });

/** The refusal that `writeMessage` wrote, or the sentence as it stands. */
export function readMessage(text: string): ReadMessage {
  if (!text.startsWith(mark)) return { sentence: text };
  const [key = "", query = ""] = text.slice(mark.length).split("?", 2);
  const params = [...new URLSearchParams(query)].map(([name, value]): [string, number] => [
    name,
    Number(value),
  ]);
  return { key, params: Object.fromEntries(params) };
}
