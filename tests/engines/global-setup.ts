import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { requireBuild } from "#tests/support/e2e/build-present.ts";
import { prepareDemoWorld } from "#tests/support/e2e/demo-world.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data folder with the demo world of the browser tests; each engine visits a copy of it. */
    engineWorld: string;
  }
}

/** Makes the demo world once. */
export async function setup(project: TestProject): Promise<() => void> {
  requireBuild();
  const folder = mkdtempSync(join(tmpdir(), "waymark-engines-"));
  await prepareDemoWorld(folder);
  project.provide("engineWorld", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
