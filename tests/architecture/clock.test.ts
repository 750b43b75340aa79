import { expect, test } from "vitest";
import { linesMatching, repositoryFiles } from "#tests/support/repository.ts";

/** The clock itself; what is typed; moments as calendars and spreadsheets read them. */
const apart = [
  "contract/clock.ts",
  "app/domain/typed-values.ts",
  "app/domain/calendar-writer.ts",
  "app/domain/dates.ts",
  "api/domain/files/cancel-line.ts",
];
/** Options of the platform that write a time of day, and its digits put together by hand. */
const handMade =
  /\b(hourCycle|hour12|timeStyle|toLocaleTimeString)\b|\bhour: "(numeric|2-digit)"|slice\(0, 2\)\}:\$\{/;

test("clock times are written by contract/clock.ts alone", () => {
  const files = ["app", "api", "contract", "drawings", "server"]
    .flatMap((folder) => repositoryFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !apart.includes(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(linesMatching(files, handMade)).toEqual([]);
});

test("tests of the API reckon from its clock, which stands still, and not from that of the database", () => {
  const files = ["tests/api", "tests/support"]
    .flatMap((folder) => repositoryFiles(folder))
    .filter((file) => file.endsWith(".ts") && !file.startsWith("tests/support/e2e/"));
  expect(files.length).toBeGreaterThan(200);
  expect(linesMatching(files, /\bcurrent_(date|timestamp)\b|(?<!\.)\bnow\(\) *[-+] /)).toEqual([]);
});
