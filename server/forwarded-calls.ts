import type { Hono } from "hono";
import type { WebEnv, WebParts } from "#server/web.ts";

/** Calls that pages make by script. No other call of the API is reachable on this port (rulings 3). */
const forwarded = [
  { method: "GET", path: "/api/get-settings" },
  { method: "GET", path: "/api/find-itinerary/:reference" },
  { method: "GET", path: "/get-laravel-permission-to-vuejs" },
  { method: "POST", path: "/broadcasting/auth" },
] as const;

/** Answers the page's own calls before the framework is asked, since they are frequent and small. */
export function mountForwardedCalls(web: Hono<WebEnv>, parts: WebParts) {
  web.get("/api/version", async (context) => {
    const answer = await parts.backend.version(context.get("facts"));
    return context.json(answer.body, answer.status, { "Cache-Control": "no-store", ...answer.headers });
  });
  for (const { method, path } of forwarded) {
    web.on(method, path, (context) => parts.backend.forward(context.req.raw, context.get("facts")));
  }
  web.all("/api/*", (context) => context.json({ message: "Not Found" }, 404));
  web.all("/broadcasting/*", (context) => context.json({ message: "Not Found" }, 404));
}
