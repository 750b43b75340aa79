import type { TestProject } from "vitest/node";
import { bundleCommands } from "./bundled-commands.ts";
import { freePort, newFolder, removeFolder, startProcess } from "./start.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data folder that the built server has filled with the demo and closed. */
    demoFolder: string;
  }
}

/** Makes once what many files begin with: the commands in one file each, and a data folder with the demo. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = newFolder();
  await Promise.all([bundleCommands(), fill(folder)]);
  project.provide("demoFolder", folder);
  return () => removeFolder(folder);
}

async function fill(folder: string): Promise<void> {
  const server = startProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  await server.said("is ready");
  server.child.kill("SIGTERM");
  await server.ended;
}
