import { expect, test } from "vitest";
import { nameOfPath, namePattern, namesOf } from "#app/forms/field-names.ts";

test("a pattern stands for the field in every row that was sent, also where the field itself was not", () => {
  const sent = ["name", "rooms[0].type", "rooms[0].guests[1].age", "rooms[2].type"];
  expect(namesOf("name", sent)).toEqual(["name"]);
  expect(namesOf("rooms[].type", sent)).toEqual(["rooms[0].type", "rooms[2].type"]);
  expect(namesOf("rooms[].meal", sent)).toEqual(["rooms[0].meal", "rooms[2].meal"]);
  expect(namesOf("rooms[].guests[].age", sent)).toEqual(["rooms[0].guests[1].age"]);
  expect(namesOf("legs[].mode", sent)).toEqual([]);
});

test("names lose the numbers of their rows, paths of the API become names", () => {
  expect(namePattern("rooms[12].guests[0].age")).toBe("rooms[].guests[].age");
  expect(nameOfPath("rooms.12.guests.0.age")).toBe("rooms[12].guests[0].age");
  expect(nameOfPath("title.de")).toBe("title.de");
});
