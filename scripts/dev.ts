import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";

type DevModule = typeof import("#server/start-dev.ts");

/**
 * App and API in one process while developing: Vite serves and reloads the browser's files, the server layer is
 * loaded through it. Database, documents and mail stay open over reloads.
 */
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite has no environment that runs on the server");
const load = () => ssr.runner.import<DevModule>("/server/start-dev.ts");

const port = Number(process.env["PORT"] ?? 3000);
const pages = getRequestListener(
  async (request, env) => {
    const { devWeb } = await load();
    const web = await devWeb(port);
    return web.fetch(request, env);
  },
  { overrideGlobalObjects: false },
);

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void pages(request, response));
});
const { attachDevRealtime, signIns } = await load();
await attachDevRealtime(server, port);
server.listen(port, "127.0.0.1", () => {
  console.log(`\nWaymark (development): http://localhost:${port}\n${signIns}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close();
    void load()
      .then(({ closeDev }) => closeDev())
      .then(() => vite.close())
      .then(() => process.exit(0));
  });
}
