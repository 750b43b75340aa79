import { expect, test } from "vitest";
import { roomsOfLine } from "./rooms-of-line.ts";

const room = (name: string, adults: number, children = 0, infants = 0) => ({
  name,
  adults,
  children,
  infants,
});
const double = room("double", 2);
const twin = room("twin", 1, 1);
const single = room("single", 1);

test.each([
  ["all of a line that takes as many", { qty: 2, adults: 3, children: 1 }, [double, twin], [double, twin]],
  ["all, also where the numbers of people differ", { qty: 2, adults: 9 }, [double, twin], [double, twin]],
  ["the one that holds just these travellers", { qty: 1, adults: 1, children: 1 }, [double, twin], [twin]],
  ["those that do so together", { qty: 2, adults: 2, children: 1 }, [double, twin, single], [twin, single]],
  ["none where two rooms fit", { qty: 1, adults: 2 }, [double, room("other double", 2), twin], []],
  ["none where no room fits", { qty: 1, adults: 4 }, [double, twin], []],
  ["none of a file without rooms", { qty: 1, adults: 2 }, [], []],
])("the rooms of a line are %s", (_name, line, rooms, wanted) => {
  expect(roomsOfLine({ children: 0, infants: 0, ...line }, rooms)).toEqual(wanted);
});

test("the rooms of a group too large to try them all are not guessed", () => {
  const rooms = Array.from({ length: 60 }, (_each, index) => room(`${index}`, 1 + (index % 3)));
  expect(roomsOfLine({ qty: 30, adults: 60, children: 0, infants: 0 }, rooms)).toEqual([]);
});
