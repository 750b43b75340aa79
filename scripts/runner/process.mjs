import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const running = new Set();
const patience = 5_000;
const drainMs = 2_000;
let watching = false;

/**
 * What programs are told unless this process was told otherwise. The compilers written in Go collect their garbage when
 * the heap is five times what was left of it, not twice: two fifths less work for a tenth more memory.
 */
const usual = { GOGC: "400" };

/**
 * Runs a program without a shell and without input, and answers its exit code and everything it wrote.
 * Programs run in process groups of their own; an interrupt or a termination of this process ends them all.
 * `show` also copies the output to this terminal. A program that cannot be started answers code 127.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limitMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd, env = process.env, show = false, limitMs = 0 } = {}) {
  watchSignals();
  const told = { ...usual, ...env };
  const plain = process.stdout.isTTY ? told : { ...told, NO_COLOR: "1", FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: plain,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    const collect = (target) => (chunk) => {
      chunks.push(chunk);
      if (show) target.write(chunk);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    running.add(child);
    const limit = limitMs > 0 ? setTimeout(() => tooLong(child, chunks, limitMs), limitMs) : undefined;
    let drain;
    const finish = (code, note = "") => {
      if (!running.delete(child)) return;
      clearTimeout(limit);
      clearTimeout(drain);
      endGroup(child, "SIGTERM");
      const text = Buffer.concat(chunks).toString("utf8") + note;
      // Some tools colour their output even when asked not to.
      resolve({ code, output: process.stdout.isTTY ? text : stripVTControlCharacters(text) });
    };
    const ended = (code, signal) => finish(code ?? 1, signal === null ? "" : `\nEnded by ${signal}.\n`);
    child.on("error", (error) => finish(127, `${error.message}\n`));
    child.on("close", ended);
    // A grandchild that keeps the pipes open must not keep us waiting for ever.
    child.on("exit", (code, signal) => {
      drain = setTimeout(() => ended(code, signal), drainMs);
    });
  });
}

function tooLong(child, chunks, limitMs) {
  chunks.push(Buffer.from(`\nStopped: it ran longer than ${Math.round(limitMs / 60_000)} minutes.\n`));
  endGroup(child, "SIGTERM");
  setTimeout(() => endGroup(child, "SIGKILL"), patience).unref();
}

function watchSignals() {
  if (watching) return;
  watching = true;
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => endAll(code));
  process.on("exit", () => running.forEach((child) => endGroup(child, "SIGKILL")));
}

/** Asks every program to end, waits a moment for it, then leaves; what remains is killed by the exit hook. */
function endAll(code) {
  running.forEach((child) => endGroup(child, "SIGTERM"));
  const deadline = Date.now() + patience;
  const look = setInterval(() => {
    if (running.size > 0 && Date.now() < deadline) return;
    clearInterval(look);
    process.exit(code);
  }, 50);
}

function endGroup(child, signal) {
  if (child.pid === undefined) return;
  // The group outlives its first process when that left others behind.
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
