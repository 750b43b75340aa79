/**
 * What vitest's JSON report says, as passed and failed. A skipped or unfinished test counts as failed, and so
 * does a file that could not be loaded.
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const names = tests
    .filter((test) => test.status !== "passed" && test.status !== "failed")
    .map((test) => `${test.fullName} (${test.status})`);
  return { passed, failed: tests.length - passed + broken.length, notRun: names };
}

/**
 * What Playwright's JSON report says. Flaky and skipped tests count as failed, and so does every error outside
 * of a test.
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notRun = report.suites.flatMap((suite) => skippedTitles(suite, []));
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, notRun };
}

function skippedTitles(suite, above) {
  const path = [...above, suite.title];
  const own = suite.specs
    .filter((spec) => spec.tests.some((test) => test.status === "skipped" || test.status === "flaky"))
    .map((spec) => [...path, spec.title].join(" › "));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => skippedTitles(inner, path))];
}
