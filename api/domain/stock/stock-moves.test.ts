import { expect, test } from "vitest";
import { stockMoves, type ToldLine } from "#api/domain/stock/stock-moves.ts";

const line: ToldLine = {
  uid: "L1",
  supplierId: 7,
  status: "AL",
  snapshot: {
    file: { reference: "NZFI100005", name: "Family Groß", travellers: ["Frau Lena Groß"] },
    service: { type: "AC", optionCode: "ROTACSTEROTGARDTW", name: { en: "Garden room" } },
    dateFrom: "2027-03-10",
    dateTo: "2027-03-12",
    startTime: null,
    endTime: null,
    units: 2,
    qty: 1,
    rooms: [{ code: "DB", adults: 2, ages: [] }],
    adults: 2,
    children: 0,
    infants: 0,
    extras: [],
    remarks: null,
    cost: { cents: 40_000, currency: "NZD" },
  },
};
const quoted = { ...line, status: "QU" as const };
const moved = { ...line, snapshot: { ...line.snapshot, dateFrom: "2027-03-11", dateTo: "2027-03-13" } };
const movesOf = (before: ToldLine[], after: ToldLine[]) => Object.fromEntries(stockMoves(before, after));

test("what is sold at once by now, and was not before, is sold", () => {
  expect(movesOf([quoted], [line])).toEqual({ 7: { sold: [line.snapshot], back: [] } });
  expect(movesOf([], [line])).toEqual({ 7: { sold: [line.snapshot], back: [] } });
});

test.each([
  ["is gone", []],
  ["is cancelled", [{ ...line, status: "CX" as const }]],
  ["is a quoted service again", [quoted]],
])("what %s is given back as it was", (_what, after) => {
  expect(movesOf([line], after)).toEqual({ 7: { sold: [], back: [line.snapshot] } });
});

test("other dates are given back and sold anew", () => {
  expect(movesOf([line], [moved])).toEqual({ 7: { sold: [moved.snapshot], back: [line.snapshot] } });
});

test("another supplier's service in its place is told to both", () => {
  const other = { ...line, supplierId: 8 };
  expect(movesOf([line], [other])).toEqual({
    7: { sold: [], back: [line.snapshot] },
    8: { sold: [line.snapshot], back: [] },
  });
});

test.each(["AM", "OK", "CP"] as const)(
  "a service that is %s by now waits for its supplier's word",
  (status) => {
    expect(movesOf([line], [{ ...moved, status }])).toEqual({});
  },
);

test("nobody is told of what stays, of other names or of another cost", () => {
  const named = {
    ...line.snapshot,
    file: { ...line.snapshot.file, name: "Groß", travellers: ["Frau Lena Groß", "Herr Jan Groß"] },
    cost: null,
  };
  expect(movesOf([line], [{ ...line, snapshot: named }])).toEqual({});
  expect(movesOf([quoted], [{ ...line, status: "OR" }])).toEqual({});
  expect(movesOf([{ ...line, status: "CP" }], [])).toEqual({});
});

test("services of one supplier come together", () => {
  const second = { ...line, uid: "L2" };
  const third = { ...line, uid: "L3", supplierId: 8 };
  const moves = stockMoves([second], [line, third]);
  expect([...moves].map(([id, { sold, back }]) => [id, sold.length, back.length])).toEqual([
    [7, 1, 1],
    [8, 1, 0],
  ]);
});
