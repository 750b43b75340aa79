import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

/**
 * Starts what the built server has under this name, or says why it cannot. While nothing but the engine's compiler is at
 * work Node would leave its event loop and wait for all that is still to be compiled, a fifth of a second each time.
 */
export async function start(name) {
  const inTheLoop = setInterval(() => undefined, 60_000);
  try {
    const built = await bundle();
    await built[name]();
  } catch (error) {
    fail(error);
  } finally {
    clearInterval(inTheLoop);
  }
}

/** The built server. Checks first what would otherwise fail with a stack. */
async function bundle() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw startError(`Waymark needs Node 20.19 or newer; this is ${process.version}.`);
  }
  if (!existsSync(entry))
    throw startError("There is no build yet. Run: npm run build (npm start does it by itself).");
  refuseDemoInProduction(process.env);
  process.env.NODE_ENV ??= "production";
  return import(entry);
}

/** Whoever says production means their own data: without a database they would get the demo, whose password is known. */
function refuseDemoInProduction({ NODE_ENV, DATABASE_URL, API_URL, DEMO = "" }) {
  const isAsked = ["1", "true", "on"].includes(DEMO);
  if (NODE_ENV !== "production" || DATABASE_URL || API_URL || isAsked) return;
  throw startError(
    "NODE_ENV is production, and there is no DATABASE_URL: that would be the demo, with accounts whose password everybody knows.\nSet DATABASE_URL, or DEMO=on if the demo is what you want.",
  );
}

function startError(message) {
  return Object.assign(new Error(message), { name: "StartError" });
}

const explained = new Set([
  "StartError",
  "EnvironmentError",
  "DataFolderLockedError",
  "DataFolderVersionError",
  "DataFolderDamagedError",
  "DatabaseRolesError",
  "DatabaseStateError",
  "DatabaseUserError",
  "DatabaseUnavailableError",
]);

/** Prints what is wrong and how to mend it; a stack only for what nobody foresaw. */
function fail(error) {
  const known = error instanceof Error && explained.has(error.name);
  console.error(known ? `\nWaymark cannot start.\n${error.message}\n` : error);
  process.exit(1);
}
