import { expect, it, test } from "vitest";
import { isSameSecret } from "#api/realtime/signature.ts";
import { linesMatching, repositoryFiles } from "#tests/support/repository.ts";

const realtime = [...repositoryFiles("api/realtime"), ...repositoryFiles("server/realtime")].filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
);
const compared =
  /(?:signature|secret|digest|md5\w*|auth\w*|\bkey)\)?(?:\[[^\]]*\])? [!=]==? (?!undefined|null|")|[!=]==? (?!")\S*(?:signature|secret|digest|md5|\.auth|\bkey\b)/i;

it.each([
  ["given.auth === wanted", true],
  ['query["auth_signature"] !== callSignature(app.secret, call)', true],
  ["wanted == signature", true],
  ["key !== app.key", true],
  ["isSameSecret(key, app.key)", false],
  ['query["auth_version"] !== "1.0"', false],
  ['key === "" || rest.length > 0', false],
  ['name !== "auth_signature"', false],
  ["channelData === undefined ? [] : [channelData]", false],
])("%s is a comparison of secrets: %s", (line, found) => {
  expect(compared.test(line)).toBe(found);
});

test("realtime compares keys, digests and signatures by the one function that takes the same time for all", () => {
  expect(realtime.length).toBeGreaterThan(10);
  expect(linesMatching(realtime, compared)).toEqual([]);
  expect(linesMatching(realtime, /timingSafeEqual\(/).map((line) => line.split(":")[0])).toEqual([
    "api/realtime/signature.ts",
  ]);
  const places = linesMatching(realtime, /isSameSecret\(/).map((line) => line.split(":")[0]);
  expect(new Set(places)).toEqual(
    new Set([
      "api/realtime/signature.ts",
      "server/realtime/connection.ts",
      "server/realtime/http-calls.ts",
      "server/realtime/sockets.ts",
    ]),
  );
});

it.each([
  ["secret", "secret", true],
  ["secret", "Secret", false],
  ["", "secret", false],
  ["secret of another length", "secret", false],
])("%j for %j is the same secret: %s", (given, wanted, same) => {
  expect(isSameSecret(given, wanted)).toBe(same);
});
