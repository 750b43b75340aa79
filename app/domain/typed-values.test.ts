import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { readTyped, writeTyped, type Format } from "#app/domain/typed-values.ts";
import { locales } from "#app/i18n/config.ts";

const locale = fc.constantFrom(...locales);
const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("dates", () => {
  test.each([
    ["14/12/2026", "2026-12-14"],
    ["14.12.2026", "2026-12-14"],
    ["14. 12. 2026", "2026-12-14"],
    ["4-1-26", "2026-01-04"],
    ["2026-12-14", "2026-12-14"],
    ["14dec26", "2026-12-14"],
    ["14 Dec 2026", "2026-12-14"],
    ["14. Dezember 2026", "2026-12-14"],
    ["3. März 2027", "2027-03-03"],
    ["14 déc. 2026", "2026-12-14"],
    ["5 août 2026", "2026-08-05"],
    ["14 de diciembre de 2026", "2026-12-14"],
    ["2 sept 26", "2026-09-02"],
    ["9 gennaio 2027", "2027-01-09"],
    ["29/02/2028", "2028-02-29"],
  ])("%s is read", (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  test.each([
    "",
    "31/02/2026",
    "9999-12-30",
    "14/12/2200",
    "29/02/2027",
    "12/14/2026",
    "14 Foo 2026",
    "0/1/2026",
    "14/12",
    "14/12/1",
    "now",
  ])("%j is refused", (text) => {
    expect(readTypedDate(text)).toBeNull();
  });

  test("a field's own notation reads back as the same day, in every language", () => {
    fc.assert(
      fc.property(day, locale, (date, language) => {
        expect(readTypedDate(writeTypedDate(date, language))).toBe(date);
      }),
    );
  });

  test("the day comes first in every language", () => {
    for (const language of locales)
      expect(writeTypedDate("2026-12-14", language)).toMatch(/^14[./]12[./]2026$/);
  });
});

describe("times", () => {
  test.each([
    ["0930", "0930"],
    ["930", "0930"],
    ["9:30", "0930"],
    ["9.30", "0930"],
    ["9h30", "0930"],
    ["9", "0900"],
    ["23:59", "2359"],
    ["00:00", "0000"],
    ["9:30 am", "0930"],
    ["3pm", "1500"],
    ["12:05 a.m.", "0005"],
    ["12.30 PM", "1230"],
  ])("%s is read", (text, hhmm) => {
    expect(readTyped("clock", text)).toBe(hhmm);
  });

  test.each(["24:00", "12:60", "9:3", "noon", "-1", "12345", "13 pm", "0 am", "9:60 am"])(
    "%j is refused",
    (text) => {
      expect(readTyped("clock", text)).toBeNull();
    },
  );
});

describe("amounts and numbers", () => {
  test.each<[Format, string, number | null]>([
    ["money", "1,234.50", 123450],
    ["money", "1.234,50", 123450],
    ["money", "1 234,5", 123450],
    ["money", "-12", -1200],
    ["money", "12.345", 1234500],
    ["money", "1.2.3", null],
    ["money", "12 NZD", null],
    ["percent", "12,5 %", 1250],
    ["percent", "12.25", 1225],
    ["integer", "1.000", 1000],
    ["integer", "1.5", null],
    ["decimal", "-36.848461", -36.848461],
    ["decimal", "174,76", 174.76],
    ["decimal", "1,234.5", null],
  ])("%s of %s", (format, text, value) => {
    expect(readTyped(format, text)).toBe(value);
  });

  test("a field's own notation reads back as the same value, in every language", () => {
    const kept: Record<"money" | "percent" | "integer", fc.Arbitrary<number>> = {
      money: fc.integer({ min: -1e11, max: 1e11 }),
      percent: fc.integer({ min: 0, max: 10_000 }),
      integer: fc.integer({ min: -1e9, max: 1e9 }),
    };
    for (const format of ["money", "percent", "integer"] as const) {
      fc.assert(
        fc.property(kept[format], locale, (value, language) => {
          expect(readTyped(format, writeTyped(format, value, language))).toBe(value);
        }),
      );
    }
  });

  test("decimals read back as the same value, in every language", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), locale, (millionths, language) => {
        const value = millionths / 1e6;
        expect(readTyped("decimal", writeTyped("decimal", value, language))).toBe(value);
      }),
    );
  });
});

test("a million characters of anything are refused at once", () => {
  for (const format of ["money", "percent", "integer", "decimal", "date", "clock"] as const) {
    for (const part of ["1", "1,", "1 ", ".", "-", " ", "1/", "a", "\u00a0"]) {
      expect(readTyped(format, part.repeat(1e6))).toBeNull();
    }
  }
});
