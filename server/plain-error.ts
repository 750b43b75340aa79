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
  return asScript ? context.json({ message }, status, headers) : context.text(message, status, headers);
}
