const head = 120;
const tail = 240;

/**
 * Prints the start and the end of each step, the output of failing ones, and the closing lines.
 *
 * @param {(text: string) => unknown} write
 */
export function createReport(write = (text) => process.stdout.write(text)) {
  const failures = [];
  return {
    started: (step) => write(`▶ ${step.title}\n`),
    ended: (step, result) => {
      const note = result.note === undefined ? "" : `   ${result.note}`;
      const mark = result.failed === 0 ? "✔" : "✘";
      write(`${mark} ${step.title.padEnd(34)} ${tally(result).padEnd(24)} ${duration(result)}${note}\n`);
      if (result.failed === 0) return;
      failures.push(step.title);
      const notRun = (result.notRun ?? []).map((name) => `  not run: ${name}`);
      write(`${rule(step.title)}\n${shortened(result.output.trim())}\n${notRun.join("\n")}${rule("")}\n`);
    },
    closed: (results, ms) => {
      const passed = results.reduce((sum, result) => sum + result.passed, 0);
      const failed = results.reduce((sum, result) => sum + result.failed, 0);
      write(`\nTook ${seconds(ms)}.`);
      write(failures.length === 0 ? "\n" : ` Failed: ${failures.join(", ")}.\n`);
      write(`${passed} passed, ${failed} failed\n`);
      return failed === 0;
    },
  };
}

/** Long output keeps its beginning and its end; all of it lies in reports/. */
function shortened(text) {
  const lines = text.split("\n");
  if (lines.length <= head + tail) return text;
  const left = lines.length - head - tail;
  return [...lines.slice(0, head), `… ${left} lines left out, see reports/ …`, ...lines.slice(-tail)].join(
    "\n",
  );
}

function tally({ passed, failed }) {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}

function duration({ kept, ms }) {
  return kept === true ? "kept, nothing changed since" : seconds(ms);
}

function seconds(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

function rule(title) {
  return title === "" ? `\n${"─".repeat(72)}` : `── ${title} ${"─".repeat(Math.max(0, 68 - title.length))}`;
}
