import { centsOfText } from "#contract/amount-text.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

// Spanish and Italian would leave four digits ungrouped, beside five that are grouped in the same column.
const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "always" as const };
const upToTwo = { style: "percent", maximumFractionDigits: 2 } as const;

type Display = "symbol" | "code" | "amount";

/** Written down once each, as `numberFormatter` has it. */
const ofCurrency: Record<"symbol" | "code", Partial<Record<Currency, Intl.NumberFormatOptions>>> = {
  symbol: {},
  code: {},
};

function formatter(locale: Locale, currency: Currency, display: Display): Intl.NumberFormat {
  if (display === "amount") return numberFormatter(locale, digits);
  const options = ofCurrency[display];
  return numberFormatter(
    locale,
    (options[currency] ??= { style: "currency", currency, currencyDisplay: display, ...digits }),
  );
}

/** Cents in the reader's notation with the currency's own sign: `NZ$1,234.50`, `1.234,50 NZ$`. */
export function formatMoney(cents: number, currency: Currency, locale: Locale): string {
  return formatter(locale, currency, "symbol").format(cents / 100);
}

/** As `formatMoney` with the code written out, for pages that ask for money: `NZD 1,234.50`. */
export function formatMoneyWithCode(cents: number, currency: Currency, locale: Locale): string {
  return formatter(locale, currency, "code").format(cents / 100);
}

/** Cents without a currency, for columns whose heading names it: `1,234.50`. */
export function formatAmount(cents: number, locale: Locale): string {
  return formatter(locale, "NZD", "amount").format(cents / 100);
}

/** Basis points as a percentage: 1250 is `12.5%`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return numberFormatter(locale, upToTwo).format(basisPoints / 10_000);
}

/** Cents as an input holds them: a point, two digits, no grouping. */
export function moneyInputValue(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Cents of an amount that a person typed, in any of our notations (`1,234.50`, `1.234,50`, `1 234,5`, `-12`);
 * null when it is none or has more than two decimals. The last point or comma with one or two digits behind it
 * is the decimal sign, one with three behind it groups thousands.
 */
export function parseMoneyInput(text: string): number | null {
  return centsOfText(text);
}
