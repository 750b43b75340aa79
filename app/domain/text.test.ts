import fc from "fast-check";
import { expect, test } from "vitest";
import { ellipsis, plural, stripConfirmationSuffix } from "#app/domain/text.ts";

test("a text longer than the limit ends in an ellipsis", () => {
  expect(ellipsis("Milford Sound cruise", 7)).toBe("Milford…");
  expect(ellipsis("Milford Sound cruise", 8)).toBe("Milford…");
  expect(ellipsis("Milford", 7)).toBe("Milford");
});

test("an ellipsis never leaves half a character", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", "ā", "🌿", " ")),
      fc.nat(12),
      (letters, limit) => !/\p{Surrogate}/u.test(ellipsis(letters.join(""), limit)),
    ),
  );
});

test("the plural begins above one", () => {
  expect([0, 1, 2].map((count) => plural("night", count))).toEqual(["night", "night", "nights"]);
});

test("trailing marks are stripped from a confirmation, however many", () => {
  expect(["AB12-cl", "AB12-ar", " AB12-rc ", "AB12-cl-rc", "AB12"].map(stripConfirmationSuffix)).toEqual(
    Array(5).fill("AB12"),
  );
});

test("a mark inside a confirmation or in capitals stays", () => {
  expect(stripConfirmationSuffix("cl-ar-7")).toBe("cl-ar-7");
  expect(stripConfirmationSuffix("KT-AR")).toBe("KT-AR");
  expect(stripConfirmationSuffix("-cl")).toBe("");
});

test("a confirmation of a million marks is stripped at once", () => {
  expect(stripConfirmationSuffix("-cl".repeat(350_000))).toBe("");
});
