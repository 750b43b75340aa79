import { expect, test } from "vitest";
import { partySurname } from "./party-surname.ts";

test.each([
  ["Familie Weißenborn", "Weißenborn"],
  ["Hartigan & Ōkawa Party", "Ōkawa"],
  ["Matthias and Célia Weißenborn", "Weißenborn"],
  ["Mr. Seán O’Brien-Lenz", "O’Brien-Lenz"],
  ["Müller, Familie", "Müller"],
  ["Famille Guérin 2027", "Guérin"],
  ["Weißenborn +64 21 555 0100", "Weißenborn"],
  ["Party", null],
  ["x@y.example 12", null],
])("of %j one name is told: %j", (party, surname) => {
  expect(partySurname(party)).toBe(surname);
});
