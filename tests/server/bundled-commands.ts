import { basename, resolve } from "node:path";
import { build } from "vite";

const names = ["audit-verify", "backup", "db-reset", "first-account", "migrate", "restore"] as const;
const outDir = resolve(".tmp", "commands");

/** Where the setup puts a command of `scripts` as plain JavaScript. */
export const bundledCommand = (script: string) => resolve(outDir, `${basename(script, ".ts")}.mjs`);

/**
 * Writes each command in one file. Loading it takes a tenth of what `tsx` needs for the few hundred files that it is
 * made of, and these tests run a command some fifty times.
 */
export async function bundleCommands(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, resolve("scripts", `${name}.ts`)])),
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
}
