import { resolve } from "node:path";
import { bundledCommand } from "./bundled-commands.ts";
import { startProcess } from "./start.ts";

/** A command of `scripts` from its start to its end, with nothing of this environment but the path. */
export const runCommand = (script: string, env: Record<string, string>, ...given: string[]) =>
  startProcess(env, [bundledCommand(script), ...given]).ended;

/** The same the way `package.json` runs it, which takes five times as long: at least once for each command. */
export const runAsDocumented = (script: string, env: Record<string, string>, ...given: string[]) =>
  startProcess(env, ["--import", "tsx", resolve("scripts", script), ...given]).ended;
