import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isCi } from "./kept.mjs";

/**
 * The API tests on PGlite: those whose answer may depend on the engine, and on a working copy those that load something
 * else than when they were green last (tests/support/pglite-share.ts); all of them when every case is wanted, and the
 * named ones when files are named. `runTests` runs them with more variables, `typescript` a program of the repository.
 */
export async function pgliteTests({ root, files, typescript, runTests, environment = process.env }) {
  if (files.length > 0) return runTests({});
  const every = environment.EVERY_CASE === "1";
  if (isCi(environment)) return runTests(every ? {} : { API_FILES: "of-pglite" });

  const kept = join(root, ".tmp", "results", "api-pglite-imports.json");
  const next = join(root, ".tmp", "api-pglite-imports.json");
  mkdirSync(join(root, ".tmp", "results"), { recursive: true });
  rmSync(next, { force: true });
  const before = every ? join(root, ".tmp", "nothing-kept") : kept;
  const { code, output } = await typescript(["tests/support/print-pglite-share.ts", before, next]);
  if (code !== 0) return { passed: 0, failed: 1, output };
  const { added, left } = JSON.parse(output);
  const result = await runTests(every ? {} : { API_FILES: "of-pglite", MORE_API_FILES: added.join(",") });
  if (result.failed === 0) renameSync(next, kept);
  return { ...result, note: noteOf(every ? [] : added, left) };
}

function noteOf(added, left) {
  if (added.length === 0) return undefined;
  const more = `with ${added.length} changed files`;
  return left.length === 0 ? more : `${more}, ${left.length} more left to npm run test:whole`;
}
