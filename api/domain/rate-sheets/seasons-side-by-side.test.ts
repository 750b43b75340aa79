import { expect, test } from "vitest";
import { guessColumns, guessHeadings } from "./guess-columns.ts";
import { guessDayOrder } from "./read-days.ts";
import { readRows } from "./rows.ts";
import { sheetColumns } from "./sheet-columns.ts";
import type { Sheet } from "./sheet.ts";

const merged = { trouble: "merged" } as const;
const day = (text: string) => ({ day: text });
const number = (text: string) => ({ number: text });

/** What is read of a sheet by the columns that are guessed, a line for each season of a row. */
function read(sheet: Sheet) {
  const order = guessDayOrder(sheet.flat().filter((cell) => typeof cell === "string")) ?? "dmy";
  const { headings } = guessHeadings(sheet, order);
  const columns = guessColumns(headings).map((field, index) => ({ index, field }));
  return readRows(sheet, sheetColumns(columns, headings), order).map((one) => {
    const days = [
      one.dateFrom,
      one.dateTo,
      one.operatesOn,
      one.deals?.map(({ stay, pay }) => `${stay}=${pay}`),
    ];
    const prices = one.prices.map(({ key, cents }) => `${key ?? "?"} ${cents}`).join(" ");
    const troubles = one.troubles.map(({ code, column }) => `${code} ${column}`).join(" ");
    return [one.row, one.product, one.name, ...days.filter(Boolean).map(String), prices, troubles].join(
      " | ",
    );
  });
}

test("seasons stand over the rooms, in merged cells, with their days below their names", () => {
  const sheet: Sheet = [
    ["Steamvale Lakeside Hotel – rates 2027/28"],
    [],
    ["Room type", "Low season", merged, "High season", merged],
    [merged, "1 Apr – 30 Sep 2027", merged, "1 Oct 2027 – 31 Mar 2028", merged],
    [merged, "Single", "Double", "Single", "Double"],
    ["Lakeside room", number("142.5"), number("156.3"), number("182"), "on request"],
    ["Garden room", "", number("120"), "", ""],
  ];
  expect(read(sheet)).toEqual([
    "6 | Lakeside room | Low season | 2027-04-01 | 2027-09-30 | SG 14250 DB 15630 | ",
    "6 | Lakeside room | High season | 2027-10-01 | 2028-03-31 | SG 18200 | amount 4",
    "7 | Garden room | Low season | 2027-04-01 | 2027-09-30 | DB 12000 | ",
  ]);
});

test("seasons are headings of their own, of which one has two parts, and the room is told in a column", () => {
  const sheet: Sheet = [
    [
      "Room type",
      "Occupancy",
      "Low (1 Apr – 30 Jun 2027 & 1 – 30 Sep 2027)",
      "Christmas: 24.12. – 02.01.2028",
    ],
    ["Lakeside room", "Double", "156.30", "260"],
    ["Lakeside room", "Suite", "300", ""],
  ];
  expect(read(sheet)).toEqual([
    "2 | Lakeside room | Low | 2027-04-01 | 2027-06-30 | DB 15630 | ",
    "2 | Lakeside room | Low | 2027-09-01 | 2027-09-30 | DB 15630 | ",
    "2 | Lakeside room | Christmas | 2027-12-24 | 2028-01-02 | DB 26000 | ",
    "3 | Lakeside room | Low | 2027-04-01 | 2027-06-30 | ? 30000 | key 1",
    "3 | Lakeside room | Low | 2027-09-01 | 2027-09-30 | ? 30000 | key 1",
  ]);
});

test("first and last days stand in two rows below the names of the seasons", () => {
  const sheet: Sheet = [
    ["Service", "Low", "High"],
    ["from", day("2027-04-01"), day("2027-10-01")],
    ["to", day("2027-09-30"), day("2028-03-31")],
    ["Airport transfer", number("80"), number("95")],
    ["Notes: all rates are net"],
  ];
  expect(read(sheet)).toEqual([
    "4 | Airport transfer | Low | 2027-04-01 | 2027-09-30 | ? 8000 | ",
    "4 | Airport transfer | High | 2027-10-01 | 2028-03-31 | ? 9500 | ",
    "5 | Notes: all rates are net |  | ? | noPrice 1".replace(" | ? | ", " |  | "),
  ]);
});

test("a sheet of one season says its days in the title alone", () => {
  const sheet: Sheet = [
    ["Rates valid 1 April 2027 to 31 March 2028"],
    ["Room type", "Single", "Double"],
    ["Lakeside room", "142.50", "156.30"],
  ];
  expect(read(sheet)).toEqual(["3 | Lakeside room |  | 2027-04-01 | 2028-03-31 | SG 14250 DB 15630 | "]);
});

test("what stands under one season and is no price is not guessed to be of all", () => {
  const sheet: Sheet = [
    ["", "Low", "", "High", "", ""],
    ["", "1 Apr – 30 Sep 2027", "", "1 Oct 2027 – 31 Mar 2028", "", ""],
    ["Room type", "Min stay", "Double", "Min stay", "Double", "Notes"],
    ["Lakeside room", "1", "150", "3", "180", "lake view"],
  ];
  const { headings } = guessHeadings(sheet, "dmy");
  expect(guessColumns(headings)).toEqual(["product", null, "cost_DB", null, "cost_DB", null]);
});

test("days in columns count, whatever a title says; and a row without prices right below the headings is a row", () => {
  const sheet: Sheet = [
    ["Rates 1 April 2027 to 31 March 2028"],
    ["product", "from", "to", "double"],
    ["Lakeside room", "1.4.2027", "30.9.2027", ""],
    ["Lakeside room", "1.10.2027", "31.3.2028", "180"],
  ];
  expect(read(sheet)).toEqual([
    "3 | Lakeside room |  | 2027-04-01 | 2027-09-30 |  | noPrice null",
    "4 | Lakeside room |  | 2027-10-01 | 2028-03-31 | DB 18000 | ",
  ]);
});

test("both days stand in one cell, with weekdays and offers; a range that says more is refused whole", () => {
  const sheet: Sheet = [
    ["Product", "Season", "Dates", "Days of week", "Offers", "Double"],
    ["Lakeside room", "Low", "01/04/2027 - 30/09/2027", "Sun-Thu", "4=3; 7 for 5", "150"],
    ["Lakeside room", "Low", "1 April to 30 September 2027", "Fri, Sat", "", "180"],
    ["Lakeside room", "Low", "April – June 2027 except Easter", "weekend", "10 nights", "180"],
  ];
  expect(read(sheet)).toEqual([
    "2 | Lakeside room | Low | 2027-04-01 | 2027-09-30 | mon,tue,wed,thu,sun | 4=3,7=5 | DB 15000 | ",
    "3 | Lakeside room | Low | 2027-04-01 | 2027-09-30 | fri,sat | DB 18000 | ",
    "4 | Lakeside room | Low |  | weekdays 3 deal 4 range 2".replace("|  | ", "| DB 18000 | "),
  ]);
});

test("a sheet that has a thirteenth in the second place writes the month first", () => {
  const sheet: Sheet = [
    ["product", "from", "to", "double"],
    ["Lakeside room", "04/01/2027", "09/30/2027", "150"],
  ];
  expect(read(sheet)).toEqual(["2 | Lakeside room |  | 2027-04-01 | 2027-09-30 | DB 15000 | "]);
});
