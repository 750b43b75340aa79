import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { runStatements } from "./statements.ts";

const debianFolder = "/usr/lib/postgresql";
const readyWithinMs = 20_000;

export type ThrowAwayPostgres = {
  /** `DATABASE_URL` of an empty database whose user may create roles and databases. */
  url: string;
  /** Address of another database in the same cluster. */
  urlOf(database: string): string;
  /** Ends the server at once, as a crash would; `resume` brings it back on the same port with what it held. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a private PostgreSQL in a folder of its own and on a free loopback port; `stop` removes both. It is
 * made for tests: nothing is flushed to disk, though a commit outlives the process. `more` are settings of the server
 * besides. Fails, and says what to install, where the server is missing.
 */
export async function startPostgres(more: readonly string[] = []): Promise<ThrowAwayPostgres> {
  const bin = binFolder();
  const folder = mkdtempSync("/tmp/waymark-postgres-");
  const asPostgres = ownerPrefix();
  if (asPostgres.length > 0) run(["chown", "postgres", folder]);
  const data = join(folder, "data");
  run([...asPostgres, ...initialise(bin, data)]);
  const port = await freePort();
  const settings = ["fsync=off", "full_page_writes=off", "max_connections=300", ...more];
  const begin = () =>
    startServer(
      [
        ...asPostgres,
        join(bin, "postgres"),
        ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder],
        ...settings.flatMap((setting) => ["-c", setting]),
      ],
      folder,
    );
  let server = begin();
  const urlOf = (database: string) => `postgres://waymark@127.0.0.1:${port}/${database}`;
  const halt = () =>
    stopServer(server, [...asPostgres, join(bin, "pg_ctl"), "stop", "-D", data, "-m", "immediate"]);
  const resume = async () => {
    server = begin();
    await untilReady(urlOf("postgres"), server);
  };
  const stop = async () => {
    process.off("exit", killNow);
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  const killNow = () => {
    spawnSync(asPostgres[0] ?? join(bin, "pg_ctl"), [
      ...asPostgres.slice(1),
      ...(asPostgres.length > 0 ? [join(bin, "pg_ctl")] : []),
      ...["stop", "-D", data, "-m", "immediate"],
    ]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", killNow);
  try {
    await untilReady(urlOf("postgres"), server);
    await runStatements(urlOf("postgres"), "create database waymark");
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf("waymark"), urlOf, halt, resume, stop };
}

function initialise(bin: string, data: string): string[] {
  const trusted = ["-U", "waymark", "-A", "trust"];
  return [
    join(bin, "initdb"),
    ...["-D", data, ...trusted, "-E", "UTF8"],
    ...["--no-sync", "--locale=C.UTF-8"],
  ];
}

function binFolder(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => other - one)[0];
  const bin = newest === undefined ? undefined : join(debianFolder, String(newest), "bin");
  if (bin && existsSync(join(bin, "initdb"))) return bin;
  throw new Error(
    "PostgreSQL is not installed here. Install it: apt-get install postgresql (version 15 or newer).",
  );
}

/** The server refuses to run as root; Debian's package brings a user for it. */
function ownerPrefix(): string[] {
  if (process.getuid?.() !== 0) return [];
  return ["runuser", "-u", "postgres", "--"];
}

function run([command = "", ...parameters]: string[]): void {
  const result = spawnSync(command, parameters, { encoding: "utf8", cwd: "/tmp" });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.error?.message ?? result.stderr}`);
}

function startServer([command = "", ...parameters]: string[], cwd: string): ChildProcess {
  return spawn(command, parameters, { cwd, stdio: "ignore" });
}

async function stopServer(server: ChildProcess, [command = "", ...parameters]: string[]): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((done) => server.once("exit", done));
  spawnSync(command, parameters, { cwd: "/tmp" });
  await ended;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}`);
    try {
      await runStatements(url, "select 1");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? found(address.port) : failed(new Error("No free port")),
      );
    });
  });
}
