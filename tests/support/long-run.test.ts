import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limitOf } from "#tests/support/long-run.ts";

test("the usual rounds have the usual time, and each one more adds to it", () => {
  const limits = [10, 40, 41, 2000].map((rounds) => limitOf({ rounds, usual: 40, eachMs: 100 }));
  expect(limits).toEqual([60_000, 60_000, 60_100, 256_000]);
});

test("every limit of a test whose rounds come from outside follows from them", () => {
  const rounds = /process\.env(?:\.|\[")(?:RACE_ROUNDS|POWER_CUTS|LOOKUP_GUESS_DAYS)\b/;
  const files = readdirSync("tests/api").map((name) => join("tests", "api", name));
  const inRounds = files.filter((file) => rounds.test(readFileSync(file, "utf8")));
  expect(inRounds.length).toBeGreaterThan(3);
  const withFixedLimit = inRounds.filter((file) => {
    const text = readFileSync(file, "utf8");
    return !text.includes("limitOf({ rounds") || /^\}, [\d_]+\);/m.test(text);
  });
  expect(withFixedLimit).toEqual([]);
});
