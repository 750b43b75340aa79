import { expect, it, test } from "vitest";
import { fieldOfHeading } from "./guess-columns.ts";
import { dayOfText } from "./read-days.ts";
import { keyOfText, readAmount, readCode, readCount, readDay, readPercent } from "./read-values.ts";

it.each([
  ["1234.50", 123_450],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1 234,50", 123_450],
  ["1'234.50", 123_450],
  ["NZ$ 180", 18_000],
  ["99,9 NZD", 9_990],
])("%s is an amount", (text, cents) => {
  expect(readAmount(text)).toEqual({ value: cents });
});

it.each([
  ["on request", "amount"],
  ["-", "amount"],
  ["12.345.6", "amount"],
  ["-12", "negative"],
])("%s is no amount that can be paid", (text, trouble) => {
  expect(readAmount(text)).toEqual({ trouble });
});

test("numbers of workbooks are amounts, without the noise of their last digits, and with two decimals at most", () => {
  expect(readAmount({ number: "156.30000000000001" })).toEqual({ value: 15_630 });
  expect(readAmount({ number: "1e3" })).toEqual({ value: 100_000 });
  expect(readAmount({ number: "154.215" })).toEqual({ trouble: "decimals" });
  expect(readAmount({ number: "-5" })).toEqual({ trouble: "negative" });
  expect(readAmount({ number: "1e300" })).toEqual({ trouble: "amount" });
});

it.each([
  ["2027-10-01", "2027-10-01"],
  ["1.10.2027", "2027-10-01"],
  ["01/10/27", "2027-10-01"],
  ["1-10-2027", "2027-10-01"],
  ["1 Oct 2027", "2027-10-01"],
  ["01-Oct-27", "2027-10-01"],
  ["1. Oktober 2027", "2027-10-01"],
  ["1er octobre 2027", "2027-10-01"],
  ["1 de octubre de 2027", "2027-10-01"],
  ["1 ottobre 2027", "2027-10-01"],
  ["October 1, 2027", "2027-10-01"],
  ["30 Sept 2027", "2027-09-30"],
  ["3 août 2027", "2027-08-03"],
  ["29.2.2028", "2028-02-29"],
])("%s is a day", (text, day) => {
  expect(dayOfText(text)).toBe(day);
});

// June and July begin alike in French; twelve months are all there are.
it.each(["29.2.2027", "31/4/2027", "13/13/2027", "1 jui 2027", "summer", "2027", "1 Ma 2027", "10/2027"])(
  "%s is no day",
  (text) => {
    expect(dayOfText(text)).toBeNull();
  },
);

test("days, counts, codes and percentages are read from texts and from cells of workbooks", () => {
  expect(readDay({ day: "2027-10-01" })).toEqual({ value: "2027-10-01" });
  expect(readDay({ number: "46661" })).toEqual({ trouble: "day" });
  expect(readDay({ trouble: "merged" })).toEqual({ trouble: "merged" });
  expect(readDay("")).toEqual({ value: null });
  expect([readCount("2"), readCount("0"), readCount("2.5")]).toEqual([
    { value: 2 },
    { trouble: "number" },
    { trouble: "number" },
  ]);
  expect([readCode("ab"), readCode("abc")]).toEqual([{ value: "AB" }, { trouble: "code" }]);
  expect([readPercent("23,5 %"), readPercent({ number: "0.235" }), readPercent({ number: "23.5" })]).toEqual([
    { value: 2_350 },
    { value: 2_350 },
    { value: 2_350 },
  ]);
});

it.each([
  ["Zimmertyp", "product"],
  ["Room type", "product"],
  ["Saison", "name"],
  ["Gültig ab", "date_from"],
  ["Valid to", "date_to"],
  ["Hasta", "date_to"],
  ["Pax from", "size_from"],
  ["Min stay", "min_units"],
  ["Net rate", "cost"],
  ["DZ", "cost_DB"],
  ["Single", "cost_SG"],
  ["Single supplement", "cost_single_supplement"],
  ["Niño", "cost_child"],
  ["Remarks", null],
])("the heading %s says %s", (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});

it.each([
  ["DB", "DB"],
  ["double room", "DB"],
  ["Einzelzimmer", "SG"],
  ["per vehicle", "each"],
  ["extra adult", "extra_adult"],
  ["penthouse", null],
])("%s is the price of %s", (text, key) => {
  expect(keyOfText(text)).toBe(key);
});
