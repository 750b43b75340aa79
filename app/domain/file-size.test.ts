import { expect, test } from "vitest";
import { formatFileSize } from "#app/domain/file-size.ts";

test.each([
  [1, "1 kB"],
  [35_400, "35 kB"],
  [999_400, "999 kB"],
  [1_240_000, "1.2 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes, "en")).toBe(text);
});

test("a French reader reads octets, a German a comma", () => {
  expect(formatFileSize(1_240_000, "fr")).toMatch(/^1,2\sMo$/u);
  expect(formatFileSize(1_240_000, "de")).toMatch(/^1,2\sMB$/u);
});
