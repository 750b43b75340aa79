import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { EnvironmentError } from "#api/env.ts";

/** Makes the data folder when it is missing. Throws `EnvironmentError` when it cannot be made or written to. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EnvironmentError(
      `The data folder ${resolve(dataDir)} cannot be used (${code}). Let this user write there, or name another ` +
        "folder: DATA_DIR=…",
    );
  }
}
