import { expect, test } from "vitest";
import { playwrightCounts, vitestCounts } from "#scripts/runner/counts.mjs";

const vitestFile = (...statuses: string[]) => ({
  status: statuses.includes("failed") ? "failed" : "passed",
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});

test("a skipped or unfinished unit test counts as failed and is named", () => {
  const counts = vitestCounts({
    testResults: [vitestFile("passed", "skipped", "todo"), vitestFile("failed")],
  });
  expect(counts).toEqual({ passed: 1, failed: 3, notRun: ["test 1 (skipped)", "test 2 (todo)"] });
});

test("a test file that cannot be loaded counts as one failure", () => {
  const counts = vitestCounts({ testResults: [{ status: "failed", assertionResults: [] }] });
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
});

test("flaky and skipped browser tests count as failed, and so do errors outside of a test", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: "find.spec.ts",
      specs: [spec("opens", "expected")],
      suites: [{ title: "without JavaScript", specs: [spec("waits", "skipped"), spec("wobbles", "flaky")] }],
    },
  ];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 1 };
  expect(playwrightCounts({ stats, suites, errors: [{ message: "no server" }] })).toEqual({
    passed: 1,
    failed: 3,
    notRun: ["find.spec.ts › without JavaScript › waits", "find.spec.ts › without JavaScript › wobbles"],
  });
});
