import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "#api/data-folder.ts";

/**
 * The secret that signs cookies and links: `SESSION_SECRET`, else one made at the first start and kept in the
 * data folder, so that sessions and links outlive a restart.
 */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, "secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    makeDataFolder(dataDir);
    const made = randomBytes(32).toString("base64url");
    try {
      writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
      return made;
    } catch {
      // Another process was quicker; its secret counts.
      return readFileSync(file, "utf8").trim();
    }
  }
}
