import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startFlags } from "#scripts/runner/start-flags.ts";

export const startFile = resolve("server", "start.mjs");

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "waymark-start-"));
}

export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true });
}

/** Takes a free port; `close` gives it back. */
export async function takePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server that listens has a port.
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((done) => server.close(done)) };
}

export async function freePort(): Promise<number> {
  const { port, close } = await takePort();
  await close();
  return port;
}

/** The real process with nothing of this environment but the path. */
export function startProcess(env: Record<string, string>, args: readonly string[] = [startFile]) {
  const child = spawn(process.execPath, [...startFlags(), ...args], {
    env: { PATH: process.env["PATH"], ...env },
  });
  let output = "";
  const heard = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit("heard");
  };
  child.stdout.on("data", heard);
  child.stderr.on("data", heard);
  const ended = once(child, "exit").then(([code]: (number | null)[]) => ({ code, output }));
  return {
    child,
    ended,
    output: () => output,
    /** Resolves once the process has written this. */
    async said(text: string) {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}:\n${output}`);
        await Promise.race([once(child, "heard"), ended]);
      }
    },
  };
}
