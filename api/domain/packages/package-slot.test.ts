import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { asSold, optionFor } from "./package-slot.ts";
import { unsoldServices } from "./unsold-services.ts";

const option = (own: OptionClass | null, substitute = false, sold = true) => ({
  class: own,
  substitute,
  sold,
});

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

describe("an option that is not sold", () => {
  const gone = option("superior", false, false);
  const named = (name: string, one: ReturnType<typeof option>) => ({ ...one, name });

  test.each<[string, ReturnType<typeof named>[], string]>([
    ["remains where nothing stands in for it", [named("own", gone)], "own"],
    [
      "remains where its substitutes are not sold either",
      [named("own", gone), named("a", option(null, true, false))],
      "own",
    ],
    [
      "remains where its substitutes are of other classes",
      [named("own", gone), named("a", option("luxury", true))],
      "own",
    ],
    ["gives way to a substitute of every class", [named("own", gone), named("a", option(null, true))], "a"],
    [
      "gives way to the substitute of its class before that of every class",
      [named("own", gone), named("a", option(null, true)), named("b", option("superior", true))],
      "b",
    ],
    [
      "does not give way to an option of another class",
      [named("own", gone), named("plain", option("standard"))],
      "own",
    ],
  ])("%s", (_name, options, expected) => {
    expect(optionFor(options, "superior")?.name).toBe(expected);
  });

  test("gives way to a substitute of the class that was wanted, though it stands for a plainer one itself", () => {
    const options = [
      named("own", gone),
      named("a", option("superior", true)),
      named("b", option("luxury", true)),
    ];
    expect(optionFor(options, "luxury")?.name).toBe("b");
  });

  test("is read as what stands in for it, which is no substitute any more", () => {
    const options = [
      named("own", gone),
      named("plain", option("standard")),
      named("a", option(null, true)),
      named("b", option(null, true)),
      named("c", option(null, true, false)),
    ];
    const read = asSold(options).map(({ name, class: own, substitute }) => [name, own, substitute]);
    expect(read).toEqual([
      ["a", "superior", false],
      ["plain", "standard", false],
      ["b", null, true],
    ]);
    expect(asSold([named("own", gone)])).toEqual([named("own", gone)]);
  });

  test("is named once among what a package lacks, in the classes that it offers", () => {
    const slots = [
      { dayNo: 1, options: [named("own", gone), named("plain", option("standard"))] },
      { dayNo: 2, options: [named("every", option(null, false, false))] },
      { dayNo: 3, options: [named("other", gone), named("a", option(null, true))] },
    ];
    const lacking = (...classes: OptionClass[]) =>
      unsoldServices(slots, classes).map(({ dayNo, option: { name } }) => [dayNo, name]);
    expect(lacking("standard", "deluxe")).toEqual([
      [1, "own"],
      [2, "every"],
    ]);
    expect(lacking("standard")).toEqual([[2, "every"]]);
  });
});
