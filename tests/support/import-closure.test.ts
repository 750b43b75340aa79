import { expect, test } from "vitest";
import { closureOf } from "./import-closure.ts";

test("a file loads what it imports, what that imports, and what it names by address or loads later", () => {
  const share = closureOf("tests/support/print-pglite-share.ts");
  expect(share).toContain("tests/support/print-pglite-share.ts");
  expect(share).toContain("tests/support/repository.ts");
  expect(share).toContain("tests/support/value-imports.ts");
  expect(closureOf("tests/api/stock-races.test.ts")).toContain("tests/support/exchange-race-process.ts");
});

test("what is imported as a type alone is not loaded", () => {
  expect(closureOf("api/documents/format/printable-text.ts")).toEqual([
    "api/documents/format/printable-text.ts",
  ]);
});
