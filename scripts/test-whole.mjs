/*
 * Runs whole what `npm test` takes samples of, part after part, also after one that failed. The last line is
 * "N passed, N failed", summed over the parts; before it stand the parts that failed.
 */
import "./node-version.mjs";

Promise.all([import("./runner/process.mjs"), import("./runner/whole.mjs")])
  .then(async function ([{ run }, { closingOf, wholeParts }]) {
    const results = [];
    for (const part of wholeParts) {
      process.stdout.write(`\n══ ${part}\n`);
      results.push({ part, ...(await run("npm", ["run", "--silent", part], { show: true })) });
    }
    const { isGreen, text } = closingOf(results);
    process.stdout.write(`\n${text}\n`);
    if (!isGreen) process.exitCode = 1;
  })
  .catch(function (error) {
    process.stderr.write("\n" + error.stack + "\n");
    process.stdout.write("0 passed, 1 failed\n");
    process.exitCode = 1;
  });
