import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { requireBuild } from "./build-present.ts";
import { prepareDemoWorld } from "./demo-world.ts";
import { startServers } from "./servers.ts";

/*
 * Started by playwright.config.ts: fills a data folder, runs the built server on it, and ends both with the tests.
 * Servers that name the same `--world` begin with copies of one demo world, which the first of them makes.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string" },
    "api-port": { type: "string" },
    data: { type: "string" },
    world: { type: "string" },
  },
});
const { port, data, world, "api-port": apiPort } = values;
if (port === undefined || data === undefined || world === undefined) {
  throw new Error("serve.ts needs --port, --data and --world.");
}

requireBuild();
const isMaker = !existsSync(world);
if (isMaker) {
  const draft = `${world}.${process.pid}`;
  await prepareDemoWorld(draft);
  renameSync(draft, world);
}
cpSync(world, data, { recursive: true });
const servers = await startServers({
  port: Number(port),
  dataDir: data,
  ...(apiPort !== undefined && { apiPort: Number(apiPort) }),
});

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    if (isMaker) rmSync(world, { recursive: true, force: true });
    void servers.stop().then(() => process.exit(0));
  });
}
