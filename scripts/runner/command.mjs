import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeReady, root } from "#scripts/setup/ready.mjs";
import { allSteps } from "#scripts/steps.mjs";
import { choose, concerns } from "./choose.mjs";
import { createKept } from "./kept.mjs";
import { provide } from "./machine.mjs";
import { createReport } from "./report.mjs";
import { runSteps } from "./schedule.mjs";

/**
 * Runs the chosen steps (`ids`, or all) and sets the exit code. `--only` narrows them by id or group and may be
 * repeated; file names after it are handed to the test runner. A step that nothing has changed for since it was green
 * is answered from what was kept (kept.mjs); `--fresh` runs it all the same.
 */
export async function runCommand(argv, ids) {
  const begin = performance.now();
  const { values, positionals } = parseArgs({
    args: argv,
    options: { only: { type: "string", multiple: true }, fresh: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  await makeReady();
  mkdirSync(join(root, "reports"), { recursive: true });
  mkdirSync(join(root, ".tmp"), { recursive: true });

  const chosen = choose(allSteps(positionals), values.only, ids).filter((step) =>
    concerns(step, positionals),
  );
  const kept = createKept(root, { fresh: values.fresh, files: positionals });
  const steps = chosen.map((step) => ({ ...step, kept: kept.answer(step) }));
  const report = createReport();
  const lacking = await provide(
    [...new Set(steps.flatMap((step) => (step.kept ? [] : (step.requires ?? []))))],
    (line) => console.log(line),
  );
  const results = await runSteps(withMachine(steps, lacking), {
    onStart: report.started,
    onEnd: (step, result) => {
      kept.ended(step, result);
      if (!result.kept) writeFileSync(join(root, "reports", `${step.id}.log`), result.output);
      report.ended(step, result);
    },
  });
  if (!report.closed(results, performance.now() - begin)) process.exitCode = 1;
}

/** What the machine lacks fails the steps that need it; the others still run and say what they can. */
function withMachine(steps, lacking) {
  if (lacking === undefined) return steps;
  return steps.map((step) =>
    step.requires === undefined || step.kept
      ? step
      : { ...step, run: async () => ({ passed: 0, failed: 1, output: lacking }) },
  );
}
