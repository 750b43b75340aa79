import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A bare answer for what never reaches a page: JSON for scripts, plain text for people. */
export function plainError(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
) {
  const asScript =
    context.req.header("X-Requested-With") === "XMLHttpRequest" || context.req.path.startsWith("/api/");
  const text = asScript ? JSON.stringify({ message }) : message;
  // With its length it goes out in one piece and as it is.
  return context.body(text, status, {
    ...headers,
    "Content-Type": asScript ? "application/json" : "text/plain; charset=UTF-8",
    "Content-Length": String(Buffer.byteLength(text)),
  });
}
