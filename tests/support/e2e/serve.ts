import { parseArgs } from "node:util";
import { requireBuild } from "./build-present.ts";
import { prepareDemoWorld } from "./demo-world.ts";
import { startServers } from "./servers.ts";

/*
 * Started by playwright.config.ts: prepares a data folder, runs the built server on it, and ends both with
 * the tests.
 */
const { values } = parseArgs({
  options: { port: { type: "string" }, "api-port": { type: "string" }, data: { type: "string" } },
});
const { port, data, "api-port": apiPort } = values;
if (port === undefined || data === undefined) throw new Error("serve.ts needs --port and --data.");

requireBuild();
await prepareDemoWorld(data);
const servers = await startServers({
  port: Number(port),
  dataDir: data,
  ...(apiPort !== undefined && { apiPort: Number(apiPort) }),
});

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => void servers.stop().then(() => process.exit(0)));
}
