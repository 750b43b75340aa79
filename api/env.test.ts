import { expect, test } from "vitest";
import { EnvironmentError, readApiEnv } from "#api/env.ts";

const secret = "a secret of the tests that is long enough";
const production = { NODE_ENV: "production", DATABASE_URL: "postgres://db/waymark", SESSION_SECRET: secret };

test.each([
  [{}, "auto"],
  [{ DATABASE_URL: production.DATABASE_URL }, "on"],
  [production, "on"],
  [{ DEMO: "off" }, "on"],
  [{ ...production, LOOKUP_SECOND_FACTOR: "auto" }, "auto"],
  [{ LOOKUP_SECOND_FACTOR: "on" }, "on"],
  [{ LOOKUP_SECOND_FACTOR: "1" }, "on"],
  [{ ...production, LOOKUP_SECOND_FACTOR: "off" }, "off"],
])("with %j a look-up by reference asks for the surname: %s", (source, mode) => {
  expect(readApiEnv(source).LOOKUP_SECOND_FACTOR).toBe(mode);
});

test("says what LOOKUP_SECOND_FACTOR may be", () => {
  const read = () => readApiEnv({ LOOKUP_SECOND_FACTOR: "maybe" });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow("LOOKUP_SECOND_FACTOR: must be auto, on or off");
});

test.each([
  [{ DATABASE_URL: "postgres://db.example.com" }, "DATABASE_URL: must name the database"],
  [
    { DATABASE_URL: "postgres://db/one", DATABASE_OWNER_URL: "mysql://db/one" },
    "DATABASE_OWNER_URL: must begin",
  ],
  [
    { DATABASE_URL: "postgres://db/one", DATABASE_OWNER_URL: "postgres://db/two" },
    "name different databases",
  ],
])("says what is wrong with %j", (source, words) => {
  expect(() => readApiEnv(source)).toThrow(EnvironmentError);
  expect(() => readApiEnv(source)).toThrow(words);
});
