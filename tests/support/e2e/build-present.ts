import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "#tests/support/repository.ts";

/** Throws with what to do when there is no production build to test. */
export function requireBuild(): void {
  if (existsSync(join(repositoryRoot, "build", "server", "index.js"))) return;
  throw new Error(
    "The browser tests run against the production build, and there is none. Run: npm run build",
  );
}
