import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { startFlags } from "#scripts/runner/start-flags.ts";

export type Running = { pid: number; url: string; stop: () => Promise<void> };

const readyWithinMs = 60_000;

/** What the product is told in a bench: where its data is, and to begin with the demo world. */
export function productEnv(databaseUrl: string, dataDir: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: "only-for-the-bench-on-this-machine-0123456789",
    DEMO: "1",
    // Of a server that ends with the bench.
    ALLOW_OWNER: "on",
  };
}

export type StartMore = {
  /** The variable that its port is given by. */
  portName?: string;
  /** What Node itself is told besides what `npm start` tells it; of two that say the same the later holds. */
  flags?: readonly string[];
};

/** Starts a server of this repository on a free port and waits for the line that says it is ready. */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  { portName = "PORT", flags = [] }: StartMore = {},
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startFlags(), ...flags, file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...env,
      [portName]: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await untilReady(child, file);
  return {
    pid: child.pid ?? 0,
    url: `http://localhost:${port}`,
    stop: async () => {
      process.removeListener("exit", kill);
      const ended = new Promise((done) => child.once("exit", done));
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function untilReady(child: ChildProcess, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const failed = (why: string) => reject(new Error(`${file} ${why}:\n${said.slice(-2_000)}`));
    const timer = setTimeout(() => failed("was not ready in time"), readyWithinMs);
    const listen = (chunk: Buffer) => {
      // Once it is ready its log is of no interest, but it must be read, or the pipe would fill.
      if (said.includes("is ready")) return;
      said += chunk.toString();
      if (!said.includes("is ready")) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => failed(`ended with code ${String(code)}`));
  });
}

/** Of Linux, on every platform that Node supports there. */
const ticksPerSecond = 100;

/** Processor time that a process has used so far, of all its threads, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
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
