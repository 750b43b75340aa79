import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildAll, buildReady } from "./build.mjs";
import { dependenciesReady, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { fileSystemRefusal, SetupError } from "./setup-error.mjs";

/** The repository's folder. */
export const root = resolve(fileURLToPath(import.meta.url), "..", "..", "..");

const log = (line) => process.stdout.write(`${line}\n`);

/** Installs and, when asked, builds what is missing or out of date. With nothing to do it only looks. */
export async function makeReady({ build = false } = {}) {
  const ready = () => dependenciesReady(root) && (!build || buildReady(root));
  if (ready()) return;
  await whileAlone(async () => {
    if (!dependenciesReady(root)) await installDependencies(root, log);
    if (build && !buildReady(root)) await buildAll(root, { log });
  });
}

/** Builds in any case and shows the tools' output. */
export async function rebuild() {
  await whileAlone(async () => {
    if (!dependenciesReady(root)) await installDependencies(root, log);
    await buildAll(root, { log, show: true });
  });
}

async function whileAlone(work) {
  const waiting = (pid) =>
    log(`Another Waymark command (process ${pid}) is installing or building here; waiting for it.`);
  try {
    await withLock(join(root, ".tmp", "setup.lock"), waiting, work);
  } catch (error) {
    if (error.expected) throw error;
    const known = fileSystemRefusal(`${error.code} ${error.message}`, root);
    throw known === undefined ? error : new SetupError(known, { cause: error });
  }
}
