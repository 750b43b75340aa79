import type { Hono } from "hono";
import type { WebEnv, WebParts } from "#server/web.ts";

/** `/healthz`: the process answers. `/readyz`: each part it needs answers, by name; 503 when one does not. */
export function mountHealth(web: Hono<WebEnv>, { backend }: WebParts) {
  web.get("/healthz", (context) => context.json({ status: "ok" }));
  web.get("/readyz", async (context) => {
    const parts = await backend.ready();
    const ready = Object.values(parts).every((state) => state === "ok");
    return context.json({ status: ready ? "ok" : "unavailable", parts }, ready ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
}
