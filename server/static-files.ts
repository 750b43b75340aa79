import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { WORKER_FILE } from "#app/journey-worker/worker-file.ts";
import type { WebEnv } from "#server/web.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Built files under `/build/` never change under the same name; the few others may be kept for an hour. */
export function mountStaticFiles(web: Hono<WebEnv>, folder: string) {
  const files = serveStatic<WebEnv>({ root: folder, precompressed: true });
  const worker = serveStatic<WebEnv>({ root: join(folder, "build"), precompressed: true });
  const serve = (cacheControl: string) => keptFor(files, cacheControl);
  web.use("/build/*", serve(year));
  web.get("/build/*", (context) => context.text("Not found", 404, { "Cache-Control": "no-store" }));
  // Built beside the rest, and asked for at the top: a worker has its say only below its own address.
  web.use(WORKER_FILE, keptFor(worker, "no-cache"));
  web.use("/icons/*", serve(hour));
  for (const file of ["/favicon.svg", "/robots.txt"]) web.use(file, serve(hour));
}

/** On the answer itself: what is set while the file is looked for does not reach it. */
function keptFor(files: MiddlewareHandler<WebEnv>, cacheControl: string): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const answer = await files(context, next);
    if (answer instanceof Response && answer.ok) answer.headers.set("Cache-Control", cacheControl);
    return answer;
  };
}
