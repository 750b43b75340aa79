import { expect, test } from "vitest";
import { createReport } from "#scripts/runner/report.mjs";
import { runSteps } from "#scripts/runner/schedule.mjs";

type Options = { alone?: boolean; after?: string[]; needs?: string[]; failed?: number };

/** Steps that note who runs beside whom, and end one turn of the event loop after they began. */
function world() {
  const running = new Set<string>();
  const seen: string[] = [];
  const step = (id: string, { failed = 0, ...rest }: Options = {}) => ({
    id,
    title: id,
    ...rest,
    run: async () => {
      running.add(id);
      seen.push([...running].join("+"));
      await new Promise((done) => setImmediate(done));
      running.delete(id);
      return { passed: failed === 0 ? 1 : 0, failed, output: `${id} said so` };
    },
  });
  return { step, seen };
}

const quiet = { onStart: () => undefined, onEnd: () => undefined };

test("two steps run side by side and a third waits", async () => {
  const { step, seen } = world();
  await runSteps([step("a"), step("b"), step("c")], quiet);
  expect(seen.slice(0, 2)).toEqual(["a", "a+b"]);
  expect(seen.every((names) => names.split("+").length <= 2)).toBe(true);
});

test("a step that asks to be alone gets both workers", async () => {
  const { step, seen } = world();
  await runSteps([step("a"), step("b", { alone: true }), step("c", { after: ["b"] })], quiet);
  expect(seen).toEqual(["a", "b", "c"]);
});

test("a step whose need has failed is not run and counts as failed", async () => {
  const { step, seen } = world();
  const results = await runSteps([step("build", { failed: 1 }), step("e2e", { needs: ["build"] })], quiet);
  expect(seen).toEqual(["build"]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
});

test("a step that throws counts as failed and the others still run", async () => {
  const { step } = world();
  const broken = {
    ...step("broken"),
    run: async () => {
      throw new Error("no such program");
    },
  };
  const results = await runSteps([broken, step("b")], quiet);
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test("the report shows what failing steps wrote and ends with the two sums", async () => {
  const { step } = world();
  const lines: string[] = [];
  const report = createReport((text: string) => {
    lines.push(text);
  });
  const results = await runSteps([step("good"), step("bad", { failed: 2 })], {
    onStart: report.started,
    onEnd: report.ended,
  });
  const ok = report.closed(results, 1200);
  const text = lines.join("");
  expect(ok).toBe(false);
  expect(text).toContain("bad said so");
  expect(text).not.toContain("good said so");
  expect(text.trimEnd().split("\n").at(-1)).toBe("1 passed, 2 failed");
});
