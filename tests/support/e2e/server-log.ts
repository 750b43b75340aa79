import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** So many lines at most are told of one test. */
const told = 60;

type Line = { level?: string; time?: string; status?: number };

/**
 * What the server under test has logged since `since` that may explain a failure: calls that were refused or failed,
 * changes, and whatever it warned of or did by itself. Of both workers, since they share the server.
 */
export function logSince(dataDir: string, since: Date): string {
  const path = join(dataDir, "server.log");
  if (!existsSync(path)) return "";
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => explains(line, since.toISOString()))
    .slice(-told)
    .join("\n");
}

function explains(line: string, since: string): boolean {
  if (!line.startsWith("{")) return line !== "";
  const { level, time = "", status = 0 } = JSON.parse(line) as Line;
  if (time < since) return false;
  return level !== "info" || status >= 400 || status === 0 || !/"method":"(?:GET|HEAD)"/.test(line);
}
