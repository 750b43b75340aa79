import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pgliteTests } from "#scripts/runner/pglite.mjs";
import { isOf, keptAfter, mostAdded, pgliteShare } from "./pglite-share.ts";

const hundred = Array.from({ length: 100 }, (_, index) => `tests/api/file-${index}.test.ts`);
const hashes = (hash: string) => Object.fromEntries(hundred.map((file) => [file, hash]));
const changedOne = { ...hashes("a"), "tests/api/file-7.test.ts": "b" };

test("only files that load something else than before are added, and none where nothing was kept", () => {
  expect(pgliteShare(changedOne, hashes("a"), [])).toEqual({ added: ["tests/api/file-7.test.ts"], left: [] });
  expect(pgliteShare(changedOne, undefined, [])).toEqual({ added: [], left: [] });
  expect(pgliteShare({ ...hashes("a"), "tests/api/new.test.ts": "a" }, hashes("a"), []).added).toEqual([
    "tests/api/new.test.ts",
  ]);
});

test("what runs anyhow is not added", () => {
  expect(pgliteShare(changedOne, hashes("a"), ["tests/api/file-7.test.ts"]).added).toEqual([]);
  expect(isOf("api/db/walls/walls.test.ts", "api/db/**/*.test.ts")).toBe(true);
  expect(isOf("api/http/walls.test.ts", "api/db/**/*.test.ts")).toBe(false);
});

test("of many changed files so many are run, others after each change, and those left come next time", () => {
  const share = pgliteShare(hashes("b"), hashes("a"), []);
  expect([share.added.length, share.left.length]).toEqual([mostAdded, 100 - mostAdded]);
  expect([...share.added, ...share.left].toSorted()).toEqual(hundred.toSorted());
  expect(pgliteShare(hashes("b"), hashes("a"), [])).toEqual(share);
  expect(pgliteShare(hashes("c"), hashes("a"), []).added).not.toEqual(share.added);

  const kept = keptAfter(hashes("b"), hashes("a"), share.left);
  const next = pgliteShare(hashes("b"), kept, []);
  expect([...next.added, ...next.left]).toEqual(share.left);
});

/** The runner's part of it, with a program that says what the share is. */
function place(share: object, failed = 0) {
  const root = mkdtempSync(join(tmpdir(), "pglite-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, ".tmp"));
  const given: object[] = [];
  const typescript = ([, , next = ""]: string[]) => {
    writeFileSync(next, "what is now");
    return Promise.resolve({ code: 0, output: JSON.stringify(share) });
  };
  const runTests = (environment: object) => {
    given.push(environment);
    return Promise.resolve({ passed: 5, failed, output: "" });
  };
  const run = (environment: NodeJS.ProcessEnv, files: string[] = []) =>
    pgliteTests({ root, files, typescript, runTests, environment }) as Promise<{ note?: string }>;
  const kept = () => {
    try {
      return readFileSync(join(root, ".tmp/results/api-pglite-imports.json"), "utf8");
    } catch {
      return undefined;
    }
  };
  return { run, kept, given };
}

test("a green run on a working copy keeps what its tests loaded, and says how many files it left", async () => {
  const { run, kept, given } = place({ added: ["a", "b"], left: ["c"] });
  expect((await run({})).note).toBe("with 2 changed files, 1 more left to npm run test:whole");
  expect(given).toEqual([{ API_FILES: "of-pglite", MORE_API_FILES: "a,b" }]);
  expect(kept()).toBe("what is now");
});

test("a red run, CI, and files named keep nothing", async () => {
  const red = place({ added: [], left: [] }, 1);
  await red.run({});
  expect(red.kept()).toBeUndefined();
  const { run, kept, given } = place({ added: ["a"], left: [] });
  await run({ CI: "true" });
  await run({}, ["tests/api/labels.test.ts"]);
  expect(given).toEqual([{ API_FILES: "of-pglite" }, {}]);
  expect(kept()).toBeUndefined();
});

test("a run of every case runs all files and keeps what they loaded", async () => {
  const { run, kept, given } = place({ added: [], left: [] });
  expect((await run({ EVERY_CASE: "1" })).note).toBeUndefined();
  expect(given).toEqual([{}]);
  expect(kept()).toBe("what is now");
});
