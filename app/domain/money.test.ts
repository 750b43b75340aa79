import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAmount,
  formatMoney,
  formatMoneyWithCode,
  formatPercent,
  moneyInputValue,
  parseMoneyInput,
} from "#app/domain/money.ts";
import { locales } from "#contract/primitives.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the two dollars can be told apart in every language", () => {
  for (const locale of locales)
    expect(formatMoney(100, "NZD", locale)).not.toBe(formatMoney(100, "AUD", locale));
});

test("money follows the reader's notation and the file's currency", () => {
  expect(formatMoney(123450, "NZD", "en")).toBe("NZ$1,234.50");
  expect(plain(formatMoney(123450, "AUD", "de"))).toBe("1.234,50 AU$");
  expect(plain(formatMoneyWithCode(-5, "NZD", "en"))).toBe("-NZD 0.05");
  expect(formatAmount(123456789, "it")).toBe("1.234.567,89");
});

test.each(locales)("thousands stand apart in %s, however few", (locale) => {
  const signs = [formatAmount(550_000, locale), formatAmount(1_250_000, locale)].map((text) =>
    text.replace(/^\d+/, "").charAt(0),
  );
  expect(signs[0]).toBe(signs[1]);
  expect(signs[0]).not.toMatch(/\d/);
});

test("basis points read as a percentage", () => {
  expect(formatPercent(1250, "en")).toBe("12.5%");
});

test("what an input shows is read back as the same cents", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      (cents) => parseMoneyInput(moneyInputValue(cents)) === cents,
    ),
  );
});

test("an amount typed in any of our notations is understood", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...locales), (cents, locale) => {
      expect(parseMoneyInput(formatAmount(cents, locale).replace("−", "-"))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test.each([
  ["12", 1200],
  ["12,5", 1250],
  ["1 234,50", 123450],
  ["1.234", 123400],
  ["1,234", 123400],
  ["1'234.50", 123450],
  ["-0", 0],
])("%s is %i cents", (text, cents) => {
  expect(parseMoneyInput(text)).toBe(cents);
});

test.each(["", "abc", "1.2.3", "1,234,5", "12.345.67", "1.234.50", "--1", "1e3", "12345.678"])(
  "%j is no amount",
  (text) => {
    expect(parseMoneyInput(text)).toBeNull();
  },
);
