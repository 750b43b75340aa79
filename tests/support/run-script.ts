import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export type ScriptRun = { code: number | null; stdout: string; stderr: string };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a script of the project with an input, as its npm command does, and answers what it wrote. */
export function runScript(path: string, input: string | Buffer): Promise<ScriptRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", path], { cwd: root });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("close", (code) => {
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
    child.stdin.end(input);
  });
}
