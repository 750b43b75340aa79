import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

/** The built server. Checks first what would otherwise fail with a stack. */
export async function bundle() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw startError(`Waymark needs Node 20.19 or newer; this is ${process.version}.`);
  }
  if (!existsSync(entry))
    throw startError("There is no build yet. Run: npm run build (npm start does it by itself).");
  process.env.NODE_ENV ??= "production";
  return import(entry);
}

function startError(message) {
  return Object.assign(new Error(message), { name: "StartError" });
}

const explained = new Set([
  "StartError",
  "EnvironmentError",
  "DataFolderLockedError",
  "DataFolderVersionError",
  "DatabaseRolesError",
  "DatabaseUnavailableError",
  "DatabaseRolesError",
  "DataFolderVersionError",
]);

/** Prints what is wrong and how to mend it; a stack only for what nobody foresaw. */
export function fail(error) {
  const known = error instanceof Error && explained.has(error.name);
  console.error(known ? `\nWaymark cannot start.\n${error.message}\n` : error);
  process.exit(1);
}
