import { spawn, type ChildProcess } from "node:child_process";
import { findProgram } from "#scripts/runner/machine.mjs";

/** The path of a program that npm cannot install; the runner has seen to it that it is there. */
export function pathOf(name: Parameters<typeof findProgram>[0]): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`There is no ${name} on this machine. Run: npm run test:engines`);
  return path;
}

/**
 * Starts a program and answers it with the first match of a pattern in what it writes. One that ends before says so
 * with all that it wrote.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  { says, env = {} }: { says: RegExp; env?: Record<string, string> },
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    let written = "";
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const match = says.exec(written);
      if (match) resolve({ child, said: match[1] ?? match[0] });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}: ${written}`)));
  });
}

/** Ends a program that `startProgram` began and answers when it is gone. */
export function endProgram(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
