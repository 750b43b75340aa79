import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { hashSources, listSources, stampMatches, writeStamp } from "#scripts/setup/fingerprint.mjs";
import { withLock } from "#scripts/setup/lock.mjs";
import { precompress } from "#scripts/setup/precompress.mjs";
import { fileSystemRefusal } from "#scripts/setup/setup-error.mjs";

function folder() {
  const path = mkdtempSync(join(tmpdir(), "waymark-setup-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function stampedSources() {
  const root = folder();
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "app", "page.tsx"), "one");
  const stamp = join(root, "build", "stamp.json");
  const now = () => listSources(root, ["app", "missing"]);
  writeStamp(stamp, { hash: hashSources(root, now()), sources: now() });
  return { root, matches: () => stampMatches(stamp, root, now()), page: join(root, "app", "page.tsx") };
}

test("untouched sources match their stamp", () => {
  expect(stampedSources().matches()).toBe(true);
});

test("sources with new time stamps and old contents still match", () => {
  const { matches, page } = stampedSources();
  utimesSync(page, new Date(0), new Date(0));
  expect(matches()).toBe(true);
});

test("a changed, an added and a removed file each need a new build", () => {
  const changed = stampedSources();
  writeFileSync(changed.page, "two");
  expect(changed.matches()).toBe(false);

  const added = stampedSources();
  writeFileSync(join(added.root, "app", "more.tsx"), "");
  expect(added.matches()).toBe(false);

  const removed = stampedSources();
  rmSync(removed.page);
  expect(removed.matches()).toBe(false);
});

test("a changed test needs no new build", () => {
  const { root, matches } = stampedSources();
  writeFileSync(join(root, "app", "page.test.tsx"), "expect");
  expect(matches()).toBe(true);
});

test("a torn stamp needs a new build", () => {
  const { root, matches } = stampedSources();
  writeFileSync(join(root, "build", "stamp.json"), "{");
  expect(matches()).toBe(false);
});

test("the second of two starts waits for the first and says so", async () => {
  const file = join(folder(), "tmp", "setup.lock");
  const events: string[] = [];
  let letGo: () => void = () => undefined;
  const heldByFirst = new Promise<void>((held) => {
    const work = async () => {
      const own = readFileSync(file, "utf8");
      // Another process holds the lock: this test's own pid would count as a crashed predecessor.
      writeFileSync(file, JSON.stringify({ pid: process.ppid, host: hostname() }));
      const wait = new Promise<void>((done) => {
        letGo = done;
      });
      held();
      await wait;
      events.push("first done");
      writeFileSync(file, own);
    };
    void withLock(file, () => undefined, work);
  });
  await heldByFirst;
  const waiting = (pid: number) => {
    events.push(`waits for ${pid}`);
    letGo();
  };
  await withLock(file, waiting, async () => events.push("second works"));
  expect(events).toEqual([`waits for ${process.ppid}`, "first done", "second works"]);
  expect(existsSync(file)).toBe(false);
});

test("the lock of a process that has died is taken over", async () => {
  const file = join(folder(), "setup.lock");
  const beyondEveryPid = 2 ** 30;
  writeFileSync(file, JSON.stringify({ pid: beyondEveryPid, host: hostname() }));
  expect(
    await withLock(
      file,
      () => undefined,
      async () => "worked",
    ),
  ).toBe("worked");
});

test("the lock is given back when the work fails", async () => {
  const file = join(folder(), "setup.lock");
  const failing = withLock(
    file,
    () => undefined,
    async () => {
      throw new Error("no network");
    },
  );
  await expect(failing).rejects.toThrow("no network");
  expect(existsSync(file)).toBe(false);
});

test("texts get smaller copies for both encodings, fonts and tiny files get none", async () => {
  const root = folder();
  const script = "export const day = 'Milford Sound';\n".repeat(100);
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build", "entry.js"), script);
  writeFileSync(join(root, "font.woff2"), script);
  writeFileSync(join(root, "robots.txt"), "User-agent: *");
  await precompress(root);
  const packed = (ending: string) => readFileSync(join(root, "build", `entry.js.${ending}`));
  expect(brotliDecompressSync(packed("br")).toString()).toBe(script);
  expect(gunzipSync(packed("gz")).toString()).toBe(script);
  expect(["font.woff2.br", "robots.txt.br"].filter((name) => existsSync(join(root, name)))).toEqual([]);
});

test.each([
  ["ENOSPC: no space left on device, write", "no space left"],
  ["EROFS: read-only file system, open", "read-only file system"],
  ["EACCES: permission denied, mkdir", "may not write"],
])("%s is explained in words", (said, expected) => {
  expect(fileSystemRefusal(said, "the folder")).toContain(expected);
});
