import { describe, expect, test } from "vitest";
import { Locale } from "#contract/primitives.ts";
import { countryCodes } from "./country-codes.ts";
import { countryChoices, countryNames } from "./country-names.server.ts";

test("there are the 249 countries of ISO 3166-1, each once", () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

describe.each(Locale.options)("in %s", (locale) => {
  test("every country has a name of its own, in the order of the alphabet", () => {
    const names = countryChoices(locale).map(({ name }) => name);
    expect(new Set(names).size).toBe(249);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });
});

test("countries have the names that the trade gives them, in the language of the reader", () => {
  expect(countryNames(["DE", "HK", "CI", "XX"], "en")).toEqual({
    CI: "Côte d’Ivoire",
    DE: "Germany",
    HK: "Hong Kong",
  });
  expect(countryNames(["DE", "AT"], "it")).toEqual({ AT: "Austria", DE: "Germania" });
  expect(countryChoices("de").findIndex(({ code }) => code === "AT")).toBeLessThan(
    countryChoices("de").findIndex(({ code }) => code === "ZW"),
  );
});
