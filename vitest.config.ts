import { defineConfig } from "vitest/config";
import { pgliteFiles } from "./tests/support/pglite-files.ts";

const apiFiles = [
  "api/db/**/*.test.ts",
  "api/http/**/*.test.ts",
  "api/modules/**/*.test.ts",
  "api/mail/**/*.test.ts",
  "tests/api/**/*.test.ts",
];

/**
 * Three projects: `unit` needs nothing, `api` opens a database (TEST_DATABASE=pglite or postgres), `server`
 * starts the production build.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // No test replaces a module, so each worker loads every module once.
          isolate: false,
          // Property tests of many thousand cases may share two cores with a build.
          testTimeout: 60_000,
          include: [
            "app/**/*.test.{ts,tsx}",
            "contract/**/*.test.ts",
            "api/*.test.ts",
            "api/domain/**/*.test.ts",
            "api/documents/**/*.test.ts",
            "api/texts/**/*.test.ts",
            "server/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
            "tests/support/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: process.env["API_FILES"] === "of-pglite" ? pgliteFiles : apiFiles,
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
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file starts servers of its own, and most of them wait for something to come back.
          maxWorkers: 2,
        },
      },
    ],
  },
});
