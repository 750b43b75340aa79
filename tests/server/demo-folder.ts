import { cpSync } from "node:fs";
import { inject } from "vitest";
import { newFolder } from "./start.ts";

/** A data folder of its own in which the demo lies ready: a start opens it as after a stop, and seeds nothing. */
export function demoFolder(): string {
  const folder = newFolder();
  cpSync(inject("demoFolder"), folder, { recursive: true, preserveTimestamps: true });
  return folder;
}
