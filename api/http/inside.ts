import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer as the calls of a page take it that are made in this process. */
export type InsideAnswer = Pick<Response, "status" | "ok" | "headers" | "body" | "text">;

const texts = new WeakMap<Response, string>();

/**
 * An answer in JSON whose text stays beside it, for a caller in this process: as its body it would become bytes, a
 * stream and a text again, a tenth of a millisecond and more of a page.
 */
export function jsonInside(context: Context, value: object, status: ContentfulStatusCode): Response {
  const response = context.body(null, status, { "Content-Type": "application/json" });
  texts.set(response, JSON.stringify(value));
  return response;
}

/** What a caller in this process takes of an answer: the text that stayed beside it, else the answer as it is. */
export function takenInside(response: Response): InsideAnswer {
  const text = texts.get(response);
  if (text === undefined) return response;
  const { status, ok, headers } = response;
  return { status, ok, headers, body: null, text: () => Promise.resolve(text) };
}
