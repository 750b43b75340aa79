import fc from "fast-check";
import { expect, it, test } from "vitest";
import { addDays } from "#api/domain/today.ts";
import { dateFormatter } from "#contract/formatters.ts";
import { locales } from "#contract/primitives.ts";
import { dealsOfText } from "./read-deals.ts";
import { guessDayOrder, monthOfText } from "./read-days.ts";
import { rangesOfText } from "./read-ranges.ts";
import { weekdaysOfText } from "./read-weekdays.ts";

const short = (text: string) => {
  const { ranges, rest } = rangesOfText(text);
  return [ranges.map(({ from, to }) => `${from} ${to}`).join(", "), rest];
};

it.each([
  ["1 Apr – 30 Sep 2027", "2027-04-01 2027-09-30", ""],
  ["Low season 1 Apr-30 Sep 2027", "2027-04-01 2027-09-30", "Low season"],
  ["1 Oct 27 – 31 Mar 28", "2027-10-01 2028-03-31", ""],
  ["01-Oct-27 - 31-Mar-28", "2027-10-01 2028-03-31", ""],
  ["01/04/27-30/09/27", "2027-04-01 2027-09-30", ""],
  ["1-10-2027 - 31-03-2028", "2027-10-01 2028-03-31", ""],
  ["2027-04-01 – 2027-09-30", "2027-04-01 2027-09-30", ""],
  ["24.12. - 2.1.2028", "2027-12-24 2028-01-02", ""],
  ["24.12.2027–02.01.2028 Weihnachten", "2027-12-24 2028-01-02", "Weihnachten"],
  ["1 – 30 Apr 2027", "2027-04-01 2027-04-30", ""],
  ["Peak – 1 Apr 2027 to 30 Sep 2027", "2027-04-01 2027-09-30", "Peak"],
  ["April – September 2027", "2027-04-01 2027-09-30", ""],
  ["Nov '27 – Feb '28", "2027-11-01 2028-02-29", ""],
  ["October 1, 2027 - March 31, 2028", "2027-10-01 2028-03-31", ""],
  ["vom 1. April bis 30. September 2027", "2027-04-01 2027-09-30", ""],
  ["del 1 de abril al 30 de septiembre de 2027", "2027-04-01 2027-09-30", ""],
  ["dal 1 aprile al 30 settembre 2027", "2027-04-01 2027-09-30", ""],
  ["du 1er avril au 30 septembre 2027", "2027-04-01 2027-09-30", ""],
  ["1 Apr – 30 Jun 2027 & 1 Sep – 31 Oct 2027", "2027-04-01 2027-06-30, 2027-09-01 2027-10-31", ""],
  ["valid until 30 Sep 2027", "", "until 30 Sep 2027"],
  ["30 Sep 2027 – 1 Apr 2027", "", "30 Sep 2027 – 1 Apr 2027"],
  ["31 Feb – 30 Apr 2027", "", "31 Feb – 30 Apr 2027"],
  ["Rates 2027/28", "", "Rates 2027/28"],
])("%s", (text, ranges, rest) => {
  expect(short(text)).toEqual([ranges, rest]);
});

test("every range is read in every language as it is written out there", () => {
  const moment = fc.integer({ min: 0, max: 3_650 });
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      moment,
      fc.integer({ min: 0, max: 400 }),
      (locale, start, length) => {
        const from = addDays("2026-01-01", start);
        const to = addDays(from, length);
        const format = dateFormatter(locale, {
          day: "numeric",
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        });
        const written = [from, to].map((one) => format.format(Date.parse(`${one}T00:00:00Z`))).join(" – ");
        expect(rangesOfText(`Saison ${written}`)).toEqual({ ranges: [{ from, to }], rest: "Saison" });
      },
    ),
  );
});

it.each([
  ["daily", "mon,tue,wed,thu,fri,sat,sun"],
  ["Täglich", "mon,tue,wed,thu,fri,sat,sun"],
  ["Fri-Sat", "fri,sat"],
  ["Fri – Mon", "mon,fri,sat,sun"],
  ["Mo–Do", "mon,tue,wed,thu"],
  ["Fr., Sa. und So.", "fri,sat,sun"],
  ["lun, mar y mié", "mon,tue,wed"],
  ["ven e sab", "fri,sat"],
  ["du lundi au jeudi".slice(3), "mon,tue,wed,thu"],
  ["Sundays", "sun"],
])("%s are weekdays", (text, days) => {
  expect(weekdaysOfText(text)?.join()).toBe(days);
});

// Thursday in German, Sunday in Spanish.
it.each(["Do", "weekend", "S", "1-5", "Mon-Wed-Fri", ""])("“%s” names no weekdays for sure", (text) => {
  expect(weekdaysOfText(text)).toBeNull();
});

it.each([
  ["4=3", [[4, 3]]],
  ["stay 4 pay 3", [[4, 3]]],
  [
    "4=3; 7 for 5",
    [
      [4, 3],
      [7, 5],
    ],
  ],
  ["4 Nächte zum Preis von 3", [[4, 3]]],
  ["3=4", null],
  ["4.5=3", null],
  ["free night", null],
  ["4", null],
])("%s", (text, deals) => {
  expect(dealsOfText(text)?.map(({ stay, pay }) => [stay, pay]) ?? null).toEqual(deals);
});

test("months are read with and without their century, and a year alone is none", () => {
  expect(["April 2027", "avril 2027", "Apr '27", "2027", "Spring 2027"].map(monthOfText)).toEqual([
    ...["2027-04", "2027-04", "2027-04"],
    ...[null, null],
  ]);
});

test("the month is first where a second number is no month, unless a first one is none", () => {
  expect(guessDayOrder(["04/01/2027", "09/30/2027"])).toBe("mdy");
  expect(guessDayOrder(["04/01/2027", "09/30/2027", "13/01/2027"])).toBe("dmy");
  expect(guessDayOrder(["04/01/2027", "1.13.2027"])).toBeNull();
});
