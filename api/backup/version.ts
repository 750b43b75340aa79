import { readFileSync } from "node:fs";
import { z } from "zod";
import { projectPath } from "#api/disk/project-folder.ts";

/** The version of Waymark that runs. */
export function productVersion(): string {
  const found: unknown = JSON.parse(readFileSync(projectPath("package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(found).version;
}
