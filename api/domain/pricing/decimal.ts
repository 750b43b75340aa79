import type { Fraction } from "./rational.ts";

/** More digits than any exchange rate has; longer texts would only make slow numbers. */
const mostDigits = 24;

/** True for a positive decimal number as text, such as `1.0917`: digits, and behind a point at least one more. */
export function isDecimal(value: unknown): value is string {
  if (typeof value !== "string" || value.length > mostDigits) return false;
  let point = -1;
  let positive = false;
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code === 46 && point === -1) point = index;
    else if (code < 48 || code > 57) return false;
    else if (code !== 48) positive = true;
  }
  return positive && point !== 0 && point !== value.length - 1;
}

/** The exact fraction of a decimal text. */
export function parseDecimal(text: string): Fraction {
  const [whole = "", decimals = ""] = text.split(".");
  return { num: BigInt(whole + decimals), den: 10n ** BigInt(decimals.length) };
}
