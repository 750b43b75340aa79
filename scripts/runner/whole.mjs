/** What `npm run test:whole` runs, one after the other. */
export const wholeParts = [
  "test:forms",
  "test:databases",
  "test:matrix",
  "test:pairs",
  "test:languages",
  "test:engines",
  "test:race",
  "test:ledger",
  "test:guess",
  "test:cut",
];

/** What a part says of itself; one that says nothing, or failed without naming a failed test, counts one failure. */
export function countsOf({ code, output }) {
  const said = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const [passed, failed] = said === undefined ? [0, 0] : [Number(said[1]), Number(said[2])];
  return { passed, failed: failed === 0 && (code !== 0 || said === undefined) ? 1 : failed };
}

/**
 * The last lines of a whole run, and whether it went well.
 *
 * @param {{ part: string, code: number, output: string }[]} results
 */
export function closingOf(results) {
  const counted = results.map((result) => ({ part: result.part, ...countsOf(result) }));
  const passed = counted.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = counted.reduce((sum, counts) => sum + counts.failed, 0);
  const lines = counted
    .filter((counts) => counts.failed > 0)
    .map((counts) => `✘ ${counts.part}: ${counts.passed} passed, ${counts.failed} failed`);
  return { isGreen: failed === 0, text: [...lines, `${passed} passed, ${failed} failed`].join("\n") };
}
