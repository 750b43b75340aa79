import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesOf, isInput, keyOf } from "#scripts/runner/inputs.mjs";

/** A working copy with one file that git knows in each of three folders. */
function workingCopy() {
  const root = mkdtempSync(join(tmpdir(), "inputs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  git("init", "--quiet");
  for (const folder of ["app", "app/inner", "docs"]) mkdirSync(join(root, folder));
  write("app/page.ts", "page\n");
  write("app/inner/part.ts", "part\n");
  write("docs/guide.md", "guide\n");
  write(".gitignore", "*.log\n");
  git("add", "--all");
  const keyFor = (...inputs: string[]) => {
    const files = filesOf(root);
    if (files === undefined) throw new Error("git told nothing");
    return keyOf({ files, inputs, environment: {}, more: [] });
  };
  return { root, git, write, keyFor };
}

test("inputs are folders, files, everything, and exceptions from them", () => {
  expect(isInput("app/page.ts", ["app"])).toBe(true);
  expect(isInput("application.ts", ["app"])).toBe(false);
  expect(isInput("app/page.ts", ["api", "app/page.ts"])).toBe(true);
  expect(isInput("docs/guide.md", ["everything"])).toBe(true);
  expect(isInput("docs/guide.md", ["everything", "!docs"])).toBe(false);
});

test.each<[string, (copy: ReturnType<typeof workingCopy>) => void]>([
  ["changed", ({ write }) => write("app/page.ts", "Page\n")],
  ["changed below", ({ write }) => write("app/inner/part.ts", "Part\n")],
  ["changed and told to git", ({ write, git }) => [write("app/page.ts", "Page\n"), git("add", "--all")]],
  ["new and unknown to git", ({ write }) => write("app/new.ts", "page\n")],
  ["gone", ({ root }) => rmSync(join(root, "app/page.ts"))],
  ["renamed", ({ git }) => git("mv", "app/page.ts", "app/other.ts")],
  ["now a program", ({ root }) => chmodSync(join(root, "app/page.ts"), 0o755)],
  ["now a link", ({ root }) => symlinkSync("page.ts", join(root, "app/link.ts"))],
])("a file of the inputs that is %s makes another key", (_name, change) => {
  const copy = workingCopy();
  const [before, ofDocs] = [copy.keyFor("app"), copy.keyFor("docs")];
  expect(copy.keyFor("app")).toBe(before);
  change(copy);
  expect(copy.keyFor("app")).not.toBe(before);
  expect(copy.keyFor("docs")).toBe(ofDocs);
});

test("the key stays when a change is told to git, when it is taken back, and for files that git leaves out", () => {
  const { git, write, keyFor } = workingCopy();
  const before = keyFor("app");
  write("app/page.ts", "Page\n");
  write("app/new.ts", "new\n");
  const changed = keyFor("app");
  git("add", "--all");
  expect(keyFor("app")).toBe(changed);
  git("rm", "--force", "--quiet", "app/new.ts");
  write("app/page.ts", "page\n");
  write("app/work.log", "seen\n");
  expect(keyFor("app")).toBe(before);
});

test("variables of a step make another key, those of the terminal do not", () => {
  const keyWith = (environment: NodeJS.ProcessEnv, more: string[] = []) =>
    keyOf({ files: new Map(), inputs: ["app"], environment, more });
  const plain = keyWith({ PATH: "/bin" });
  expect(keyWith({ PATH: "/bin", TERM: "xterm", npm_command: "run-script", SHLVL: "2" })).toBe(plain);
  const names = ["EVERY_CASE", "EVERY_LANGUAGE", "RACE_ROUNDS", "LOOKUP_GUESS_DAYS", "POWER_CUTS", "TZ"];
  const others = [
    "TEST_DATABASE",
    "TEST_API",
    "GATHER_STATEMENTS",
    "CHROMIUM_PATH",
    "NODE_OPTIONS",
    "E2E_PORT",
  ];
  for (const name of [...names, ...others]) {
    expect(keyWith({ PATH: "/bin", [name]: "1" }), name).not.toBe(plain);
  }
  expect(keyWith({ PATH: "/bin" }, ["v24.0.0"])).not.toBe(plain);
});

test("where git cannot tell what there is, nothing is told", () => {
  const folder = mkdtempSync(join(tmpdir(), "inputs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(filesOf(folder)).toBeUndefined();
});
