import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startFlags } from "#scripts/runner/start-flags.ts";
import { repositoryRoot } from "#tests/support/repository.ts";

export type ServerOptions = {
  port: number;
  dataDir: string;
  /** Port of an API in a process of its own; without it the API is embedded. */
  apiPort?: number;
  /** More settings for the process that holds the API. */
  settings?: Record<string, string>;
};

export type RunningServers = {
  origin: string;
  /** Ends the processes and removes the data folder. */
  stop: () => Promise<void>;
};

/** Begins as `npm start` does, on a data folder of its own; answers when every part is ready. */
export async function startServers(options: ServerOptions): Promise<RunningServers> {
  const { port, apiPort, dataDir, settings = {} } = options;
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(dataDir, { recursive: true });
  const log = createWriteStream(join(dataDir, "server.log"));
  const shared = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: "info",
    DEV_KIT: "1",
    // The tests speak for visitors of many addresses, so that one does not use up the attempts of another.
    TRUST_PROXY: "1",
    DATABASE_URL: "",
    DEMO: "on",
    // Ten minutes after its start it would ask suppliers and remind agencies in the middle of some test's journey.
    HOUSEKEEPING: "off",
  };
  const children: ChildProcess[] = [];
  const begin = (program: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, [...startFlags(), join("server", program)], {
      cwd: repositoryRoot,
      env: { ...shared, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children.toReversed()) await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (apiPort === undefined) {
    await ready(begin("start.mjs", { DATA_DIR: dataDir, ...settings }), `${origin}/readyz`);
    return { origin, stop };
  }
  const api = begin("api.mjs", { DATA_DIR: dataDir, API_PORT: String(apiPort), DEMO: "1", ...settings });
  await ready(api, `http://127.0.0.1:${apiPort}/api/version`);
  const web = begin("start.mjs", {
    DATA_DIR: join(dataDir, "web"),
    API_URL: `http://127.0.0.1:${apiPort}`,
    SESSION_SECRET: "the-web-server-signs-its-cookies-with-this",
  });
  await ready(web, `${origin}/readyz`);
  return { origin, stop };
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
