import type { Hono } from "hono";
import type { Logger } from "pino";
import type { WebEnv, WebParts } from "#server/web.ts";

/** Parts without which this process is of no use. The others are missed by some and leave the rest working. */
const needed = new Set(["database", "api", "disk"]);

/**
 * `/healthz`: the process answers, and of which build it is. `/readyz`: the state of each part by name; 503 when one is out that every page
 * needs, else 200 with `ok` or `degraded`.
 */
export function mountHealth(web: Hono<WebEnv>, { backend, log, version, isStopping }: WebParts) {
  const tell = changesOf(log);
  web.get("/healthz", (context) => context.json({ status: "ok", version }));
  web.get("/readyz", async (context) => {
    if (isStopping()) return context.json({ status: "stopping" }, 503, { "Cache-Control": "no-store" });
    const parts = await backend.ready();
    tell(parts);
    const broken = Object.keys(parts).filter((name) => parts[name] !== "ok");
    const out = broken.some((name) => needed.has(name));
    const status = out ? "unavailable" : broken.length > 0 ? "degraded" : "ok";
    return context.json({ status, parts }, out ? 503 : 200, { "Cache-Control": "no-store" });
  });
}

/** Logs a part when it fails and when it is back, and not each time that somebody asks. */
function changesOf(log: Logger) {
  const last = new Map<string, string>();
  return (parts: Record<string, string>) => {
    for (const [part, state] of Object.entries(parts)) {
      if ((last.get(part) ?? "ok") === state) continue;
      last.set(part, state);
      log[state === "ok" ? "info" : "error"]({ event: "part.state", part, state });
    }
  };
}
