import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { WebEnv } from "#server/web.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Built files under `/build/` never change under the same name; the few others may be kept for an hour. */
export function mountStaticFiles(web: Hono<WebEnv>, folder: string) {
  const serve = (cacheControl: string) =>
    serveStatic<WebEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", cacheControl),
    });
  web.use("/build/*", serve(year));
  web.get("/build/*", (context) => context.text("Not found", 404, { "Cache-Control": "no-store" }));
  for (const file of ["/favicon.svg", "/robots.txt"]) web.use(file, serve(hour));
}
