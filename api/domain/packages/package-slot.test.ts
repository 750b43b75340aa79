import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OptionClass } from "#contract/products/search.ts";
import { optionFor } from "./package-slot.ts";

const option = (own: OptionClass | null, substitute = false) => ({ class: own, substitute });

describe("the option of a slot", () => {
  test.each<[string, (OptionClass | null)[], OptionClass, OptionClass | null | undefined]>([
    ["is that of the class", ["standard", "superior"], "superior", "superior"],
    ["is that of every class where the class has none", [null], "deluxe", null],
    ["is that of the class before that of every class", [null, "deluxe"], "deluxe", "deluxe"],
    [
      "is the best of the plainer ones where nothing fits",
      ["budget", "superior", "luxury"],
      "deluxe",
      "superior",
    ],
    [
      "is the plainest of the better ones where none is plainer",
      ["deluxe", "superior"],
      "standard",
      "superior",
    ],
    ["is nothing where there is nothing", [], "standard", undefined],
  ])("%s", (_name, classes, wanted, expected) => {
    expect(
      optionFor(
        classes.map((one) => option(one)),
        wanted,
      )?.class,
    ).toBe(expected);
  });

  test("is never a substitute", () => {
    expect(optionFor([option("standard", true), option("luxury")], "standard")).toEqual(option("luxury"));
    expect(optionFor([option("standard", true)], "standard")).toBeUndefined();
  });

  test("does not depend on the order in which they stand, and is there whenever one is", () => {
    const classes = fc.uniqueArray(fc.constantFrom(...OptionClass.options, null), { minLength: 1 });
    fc.assert(
      fc.property(classes, fc.constantFrom(...OptionClass.options), (own, wanted) => {
        const found = optionFor(
          own.map((one) => option(one)),
          wanted,
        );
        expect(found).toBeDefined();
        expect(
          optionFor(
            own.toReversed().map((one) => option(one)),
            wanted,
          ),
        ).toEqual(found);
      }),
    );
  });
});
