import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import type { WebEnv } from "#server/web.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Built files under `/build/` never change under the same name; the few others may be kept for an hour. */
export function mountStaticFiles(web: Hono<WebEnv>, folder: string) {
  const files = serveStatic<WebEnv>({ root: folder, precompressed: true });
  // On the answer itself: what is set while the file is looked for does not reach it.
  const serve =
    (cacheControl: string): MiddlewareHandler<WebEnv> =>
    async (context, next) => {
      const answer = await files(context, next);
      if (answer instanceof Response && answer.ok) answer.headers.set("Cache-Control", cacheControl);
      return answer;
    };
  web.use("/build/*", serve(year));
  web.get("/build/*", (context) => context.text("Not found", 404, { "Cache-Control": "no-store" }));
  for (const file of ["/favicon.svg", "/robots.txt"]) web.use(file, serve(hour));
}
