import { expect, test } from "vitest";
import { readApiEnv } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";

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

test.each([
  [{}, true],
  [{ GATHER_STATEMENTS: "off" }, false],
])("with %j statements are gathered into messages: %s", (source, gathers) => {
  expect(readApiEnv(source).GATHER_STATEMENTS).toBe(gathers);
});

test("says what LOOKUP_SECOND_FACTOR may be", () => {
  const read = () => readApiEnv({ LOOKUP_SECOND_FACTOR: "maybe" });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow("LOOKUP_SECOND_FACTOR: must be auto, on or off");
});

const older = "the secret that was in use before that one";

test.each([
  [{}, undefined],
  [{ SESSION_SECRET: `${secret},with a comma` }, [`${secret},with a comma`]],
  [{ SESSION_SECRETS: secret }, [secret]],
  [{ SESSION_SECRETS: `${secret}, ${older}` }, [secret, older]],
  [{ SESSION_SECRET: "", SESSION_SECRETS: `${secret},${older}` }, [secret, older]],
])("%j gives the secrets %j", (source, secrets) => {
  expect(readApiEnv(source).secrets).toEqual(secrets);
});

test("production has its secret also when it is given as a list", () => {
  const source = { ...production, SESSION_SECRET: "", SESSION_SECRETS: `${secret},${older}` };
  expect(readApiEnv(source).secrets).toEqual([secret, older]);
});

test.each([
  [{ SESSION_SECRETS: `${secret},short` }, "SESSION_SECRETS: must be secrets of at least 32 characters each"],
  [{ SESSION_SECRETS: `${secret},` }, "SESSION_SECRETS: must be secrets of at least 32 characters each"],
  [{ SESSION_SECRET: secret, SESSION_SECRETS: secret }, "Give either SESSION_SECRET or SESSION_SECRETS"],
])("%j is refused", (source, words) => {
  expect(() => readApiEnv(source)).toThrow(EnvironmentError);
  expect(() => readApiEnv(source)).toThrow(words);
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

test.each([
  [{}, true],
  [{ HOUSEKEEPING: "off" }, false],
])("with %j the process keeps house: %s", (source, keeps) => {
  expect(readApiEnv(source).HOUSEKEEPING).toBe(keeps);
});

test.each([
  [{}, undefined],
  [{ CLAMD_ADDRESS: "scanner.internal:3310" }, { host: "scanner.internal", port: 3310 }],
])("with %j files are looked into by %j", (source, address) => {
  expect(readApiEnv(source).CLAMD_ADDRESS).toEqual(address);
});

test("says what CLAMD_ADDRESS may be", () => {
  const read = () => readApiEnv({ CLAMD_ADDRESS: "tcp://127.0.0.1" });
  expect(read).toThrow("CLAMD_ADDRESS: must be a host and a port such as 127.0.0.1:3310");
});
