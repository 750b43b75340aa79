import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createKept, isCi } from "#scripts/runner/kept.mjs";
import { createReport } from "#scripts/runner/report.mjs";
import { runSteps } from "#scripts/runner/schedule.mjs";
import { checkIds, allSteps } from "#scripts/steps.mjs";

const step = { id: "unit", title: "Unit tests", inputs: ["app"] };
const green = { passed: 12, failed: 0, output: "" };
const red = { passed: 11, failed: 1, output: "" };

type Options = Parameters<typeof createKept>[1];

/** A working copy with one file, a run that begins in it, and what the step of the run is answered with. */
function workingCopy() {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = new Map<string, string>();
  const write = (text: string) => files.set("app/page.ts", text);
  write("page");
  const look = () => new Map(files);
  const begin = (options: Options = {}) => createKept(root, { environment: {}, look, ...options });
  const answer = (options: Options = {}) => begin(options).answer(step);
  return { write, begin, answer };
}

test("a green step is answered with its counts until a file of its inputs changes", () => {
  const { write, begin, answer } = workingCopy();
  expect(answer()).toBeUndefined();
  begin().ended(step, { ...green, note: "with 2 changed files" });
  expect(answer()).toEqual({ ...green, note: "with 2 changed files", kept: true });
  write("Page");
  expect(answer()).toBeUndefined();
  write("page");
  expect(answer()).toMatchObject(green);
});

test("a red step is not kept, and takes away what was kept of it", () => {
  const { begin, answer } = workingCopy();
  begin().ended(step, red);
  expect(answer()).toBeUndefined();
  for (const how of [{}, { fresh: true }, { files: ["app/page.test.ts"] }, { environment: { CI: "1" } }]) {
    begin().ended(step, green);
    expect(answer()).toBeDefined();
    begin(how).ended(step, red);
    expect(answer(), JSON.stringify(how)).toBeUndefined();
  }
});

test.each<[string, Options]>([
  ["in CI", { environment: { CI: "true" } }],
  ["asked for a fresh run", { fresh: true }],
  ["with files named", { files: ["app/page.test.ts"] }],
])("%s nothing is answered and nothing kept", (_name, how) => {
  const { begin, answer } = workingCopy();
  begin(how).ended(step, green);
  expect(answer()).toBeUndefined();
  begin().ended(step, green);
  expect(answer(how)).toBeUndefined();
  begin(how).ended(step, green);
  expect(answer()).toMatchObject(green);
});

test("a file that changes while the step runs leaves nothing kept", () => {
  const { write, begin, answer } = workingCopy();
  const run = begin();
  write("Page");
  run.ended(step, green);
  expect(answer()).toBeUndefined();
  write("page");
  expect(answer()).toBeUndefined();
});

test("a step that does not say what it reads is always run", () => {
  const { begin } = workingCopy();
  const { inputs: _, ...silent } = step;
  begin().ended(silent, green);
  expect(begin().answer(silent)).toBeUndefined();
});

test("where git tells nothing, nothing is kept", () => {
  const { begin } = workingCopy();
  const blind = { look: () => undefined };
  begin(blind).ended(step, green);
  expect(begin(blind).answer(step)).toBeUndefined();
});

test("every value of CI but none, 0 and false means CI", () => {
  expect(["1", "true", "yes", "woodpecker"].filter((CI) => !isCi({ CI }))).toEqual([]);
  expect([{}, { CI: "" }, { CI: "0" }, { CI: "false" }].filter(isCi)).toEqual([]);
});

test("a kept step is not begun, counts, and is told from one that ran", async () => {
  const lines: string[] = [];
  const report = createReport((text: string) => {
    lines.push(text);
  });
  const run = () => Promise.reject(new Error("was run"));
  const steps = [{ ...step, kept: { ...green, kept: true }, run }];
  const results = await runSteps(steps, { onStart: report.started, onEnd: report.ended });
  expect(report.closed(results, 1200)).toBe(true);
  expect(lines.join("")).toMatch(/^✔ Unit tests +12 passed +kept, nothing changed since\n/);
  expect(lines.at(-1)).toBe("12 passed, 0 failed\n");
});

test("every step but the build, which looks itself, says what it reads", () => {
  const steps = allSteps() as { id: string; inputs?: string[] }[];
  expect(steps.flatMap(({ id, inputs }) => (inputs === undefined ? [id] : []))).toEqual(["build"]);
  expect(checkIds.filter((id) => !steps.some((one) => one.id === id))).toEqual([]);
});
