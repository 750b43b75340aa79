import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeReady, root } from "#scripts/setup/ready.mjs";
import { allSteps } from "#scripts/steps.mjs";
import { choose, concerns } from "./choose.mjs";
import { provide } from "./machine.mjs";
import { createReport } from "./report.mjs";
import { runSteps } from "./schedule.mjs";

/**
 * Runs the chosen steps (`ids`, or all) and sets the exit code. `--only` narrows them by id or group and may be
 * repeated; file names after it are handed to the test runner.
 */
export async function runCommand(argv, ids) {
  const begin = performance.now();
  const { values, positionals } = parseArgs({
    args: argv,
    options: { only: { type: "string", multiple: true } },
    allowPositionals: true,
  });
  await makeReady();
  mkdirSync(join(root, "reports"), { recursive: true });
  mkdirSync(join(root, ".tmp"), { recursive: true });

  const steps = choose(allSteps(positionals), values.only, ids).filter((step) => concerns(step, positionals));
  const report = createReport();
  const lacking = await provide([...new Set(steps.flatMap((step) => step.requires ?? []))], (line) =>
    console.log(line),
  );
  const results = await runSteps(withMachine(steps, lacking), {
    onStart: report.started,
    onEnd: (step, result) => {
      writeFileSync(join(root, "reports", `${step.id}.log`), result.output);
      report.ended(step, result);
    },
  });
  if (!report.closed(results, performance.now() - begin)) process.exitCode = 1;
}

/** What the machine lacks fails the steps that need it; the others still run and say what they can. */
function withMachine(steps, lacking) {
  if (lacking === undefined) return steps;
  return steps.map((step) =>
    step.requires === undefined
      ? step
      : { ...step, run: async () => ({ passed: 0, failed: 1, output: lacking }) },
  );
}
