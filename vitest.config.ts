import { configDefaults, defineConfig } from "vitest/config";
import { pgliteFiles } from "./tests/support/pglite-files.ts";
import {
  apiFiles,
  engineFiles,
  leftToTheOther,
  serverFiles,
  unitFiles,
} from "./tests/support/test-projects.ts";

/** Files that have changed, which the runner names beside the fixed list (tests/support/pglite-share.ts). */
const more = (process.env["MORE_API_FILES"] ?? "").split(",").filter((file) => file !== "");

/**
 * Four projects: `unit` needs nothing, `api` opens a database (TEST_DATABASE=pglite or postgres), `server`
 * starts the production build, `engines` visits it with three browsers.
 */
export default defineConfig({
  test: {
    // What a module is translated to is kept by its contents: a run begins 8 to 14 s earlier.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".tmp/test-modules" },
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // No test replaces a module, so each worker loads every module once.
          isolate: false,
          // Property tests of many thousand cases may share two cores with a build.
          testTimeout: 60_000,
          include: unitFiles,
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: process.env["API_FILES"] === "of-pglite" ? [...pgliteFiles, ...more] : apiFiles,
          exclude: [
            ...configDefaults.exclude,
            ...leftToTheOther(process.env["TEST_DATABASE"] ?? "pglite", process.argv.slice(2)),
          ],
          globalSetup: ["tests/support/global-setup.ts"],
          pool: "forks",
          isolate: false,
          maxWorkers: 2,
          // The first file of a worker starts a database; on a busy machine that takes seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: true,
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: serverFiles,
          globalSetup: ["tests/server/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file starts servers of its own, and most of them wait for something to come back.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "engines",
          environment: "node",
          include: engineFiles,
          globalSetup: ["tests/engines/global-setup.ts"],
          // The WebDriver client writes down all that it says.
          env: { WDIO_LOG_LEVEL: "error" },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
