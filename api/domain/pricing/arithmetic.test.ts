import { describe, expect, it } from "vitest";
import { formatDay, parseClock, parseDay, weekdayOf } from "./calendar.ts";
import { isDecimal, parseDecimal } from "./decimal.ts";
import { roundShares, splitAmount } from "./largest-remainder.ts";
import {
  addFractions,
  AmountTooLarge,
  ceilToStep,
  floorDivide,
  gstPart,
  marginOf,
  roundDivide,
  shareOf,
  toExactNumber,
} from "./rational.ts";

describe("rounding", () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [0n, -3n, 0n],
    [-1n, 3n, 0n],
  ])("rounds %d / %d to %d, halves away from zero", (num, den, rounded) => {
    expect(roundDivide(num, den)).toBe(rounded);
  });

  it.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [-6n, 2n, -3n],
    [0n, 2n, 0n],
  ])("takes the floor of %d / %d as %d", (num, den, floor) => {
    expect(floorDivide(num, den)).toBe(floor);
  });

  it.each([
    [29_601n, 1n, 500n, 30_000n],
    [30_000n, 1n, 500n, 30_000n],
    [30_001n, 1n, 0n, 30_001n],
    [1n, 3n, 0n, 1n],
    [-101n, 1n, 100n, -100n],
    [61_000n, 2n, 100n, 30_500n],
    [61_001n, 2n, 100n, 30_600n],
  ])("steps %d / %d by %d up to %d", (num, den, step, up) => {
    expect(ceilToStep({ num, den }, step)).toBe(up);
  });

  it("takes shares in basis points, the GST inside a gross amount and the margin", () => {
    expect(shareOf(123_709n, 5000n)).toBe(61_855n);
    expect(gstPart(330_800n, 1500n)).toBe(43_148n);
    expect(gstPart(-115n, 1500n)).toBe(-15n);
    expect(marginOf(12_409n, 123_709n)).toBe(1003n);
    expect(marginOf(-500n, 0n)).toBe(0n);
    expect(marginOf(-1n, -3n)).toBe(3333n);
  });

  it("adds fractions in lowest terms", () => {
    expect(addFractions({ num: 1n, den: 3n }, { num: 1n, den: 6n })).toEqual({ num: 1n, den: 2n });
    expect(addFractions({ num: -1n, den: 3n }, { num: -1n, den: 6n })).toEqual({ num: -1n, den: 2n });
    expect(addFractions({ num: 1n, den: 2n }, { num: -1n, den: 2n })).toEqual({ num: 0n, den: 1n });
  });

  it("gives numbers exactly or not at all", () => {
    const largest = BigInt(Number.MAX_SAFE_INTEGER);
    expect(toExactNumber(largest)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toExactNumber(-largest)).toBe(-Number.MAX_SAFE_INTEGER);
    expect(() => toExactNumber(largest + 1n)).toThrow(new AmountTooLarge("9007199254740992 does not fit"));
    expect(() => toExactNumber(-largest - 1n)).toThrow(AmountTooLarge);
    expect(new AmountTooLarge("x").name).toBe("AmountTooLarge");
  });
});

describe("largest remainder", () => {
  it("splits 36 000 over seven people, ties to the earlier", () => {
    expect(splitAmount(36_000, [1, 1, 1, 1, 1, 1, 1])).toEqual([5143, 5143, 5143, 5143, 5143, 5143, 5142]);
  });

  it("gives what is left to the largest remainders by weight, also of a debt", () => {
    expect(splitAmount(100, [1, 2, 4])).toEqual([14, 29, 57]);
    expect(splitAmount(-100, [1, 2, 4])).toEqual([-14, -29, -57]);
    expect(splitAmount(10, [0, 3, 3])).toEqual([0, 5, 5]);
    expect(splitAmount(2, [1, 1, 1])).toEqual([1, 1, 0]);
  });

  it("compares remainders of different denominators", () => {
    const shares = [
      { num: 1n, den: 3n },
      { num: 1n, den: 2n },
      { num: 1n, den: 6n },
    ];
    expect(roundShares(1n, shares)).toEqual([0n, 1n, 0n]);
    expect(roundShares(2n, [...shares, { num: 1n, den: 1n }])).toEqual([0n, 1n, 0n, 1n]);
  });
});

describe("dates and times", () => {
  it("counts days from 1970 and back", () => {
    expect(parseDay("1970-01-01")).toBe(0);
    expect(parseDay("1969-12-31")).toBe(-1);
    expect(parseDay("2000-03-01")).toBe(11_017);
    expect(parseDay("0001-01-01")).toBe(-719_162);
    expect(formatDay(-719_162)).toBe("0001-01-01");
    expect(parseDay("9999-12-31")).toBe(2_932_896);
  });

  it.each(["1599-01-01", "1895-01-01", "1999-01-01", "2095-01-01"])(
    "agrees with the platform's calendar on every day of ten years from %s",
    (from) => {
      const first = parseDay(from) ?? 0;
      for (let day = first; day < first + 3660; day += 1) {
        const iso = new Date(day * 86_400_000).toISOString();
        const date = iso.slice(0, 10);
        if (formatDay(day) !== date || parseDay(date) !== day) expect.fail(date);
        if (weekdayOf(day) !== (new Date(iso).getUTCDay() + 6) % 7) expect.fail(`weekday of ${date}`);
      }
    },
  );

  it.each([
    "2027-02-29",
    "1900-02-29",
    "2027-04-31",
    "2027-13-01",
    "2027-00-10",
    "2027-01-00",
    "2027-01-32",
    "0000-01-01",
    "2027-1-01",
    "2027/01/01",
    "2027/01-01",
    "2027-01/01",
    "2027-01-01T00:00",
    "20a7-01-01",
    "2a27-01-01",
    "2027-0a-01",
    "2027-a1-01",
    "2027-01-0a",
    "2027-01-1:",
    "2027-01-1/",
    "-001-01-01",
    "20-7-01-01",
    " 2027-01-01",
    20_270_101,
    null,
    undefined,
    ["2027-01-01"],
  ])("does not take %s for a date", (value) => {
    expect(parseDay(value)).toBeUndefined();
  });

  it.each(["2028-02-29", "2000-02-29", "2027-01-31", "2027-12-01", "0999-10-30"])(
    "takes %s for a date",
    (date) => {
      expect(formatDay(parseDay(date) ?? Number.NaN)).toBe(date);
    },
  );

  it("reads clock times", () => {
    expect(parseClock("0000")).toBe(0);
    expect(parseClock("2359")).toBe(1439);
    expect(parseClock("0959")).toBe(599);
    for (const wrong of ["2400", "1260", "12:0", "930", "00000", "-100", "1a00", "00-1", 930, null]) {
      expect(parseClock(wrong)).toBeUndefined();
    }
  });
});

describe("decimals", () => {
  it.each(["1", "1.0917", "0.5", "12", "000.1", "123456789012345678901.25"])("takes %s", (text) => {
    expect(isDecimal(text)).toBe(true);
  });

  it.each([
    "",
    "0",
    "0.00",
    ".5",
    "5.",
    "1.2.3",
    "-1",
    "+1",
    "1e3",
    "1,5",
    " 1",
    "1/",
    "1:",
    "٣",
    1,
    null,
    `1.${"0".repeat(24)}1`,
  ])("does not take %s", (value) => {
    expect(isDecimal(value)).toBe(false);
  });

  it("takes at most 24 characters", () => {
    expect(isDecimal("1".repeat(24))).toBe(true);
    expect(isDecimal("1".repeat(25))).toBe(false);
  });

  it("is exact", () => {
    expect(parseDecimal("1.0917")).toEqual({ num: 10_917n, den: 10_000n });
    expect(parseDecimal("3")).toEqual({ num: 3n, den: 1n });
  });
});
