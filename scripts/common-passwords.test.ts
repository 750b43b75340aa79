import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonPasswordsFile, commonPasswordsText } from "#scripts/common-passwords-text.ts";

test("the list of common passwords is what its package makes of it: npm run common-passwords", () => {
  const kept = readFileSync(commonPasswordsFile, "utf8");
  expect(kept === commonPasswordsText()).toBe(true);
  expect(kept.split("\n").length).toBeGreaterThan(10_000);
});
