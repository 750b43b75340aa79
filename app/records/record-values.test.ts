import { expect, test } from "vitest";
import { conflictsBetween, entriesIn, entriesOf, mergedForm } from "#app/records/record-values.ts";

test("a record becomes the entries its form would send: languages by name, lists repeated, rows numbered", () => {
  const values = {
    name: "VIP",
    active: true,
    hidden: false,
    note: null,
    km: 12,
    title: { en: "Rain", de: "" },
    audiences: ["agent", "client"],
    legs: [{ to: "AKL", minutes: 5 }],
  };
  expect(entriesOf(values)).toEqual([
    ["name", "VIP"],
    ["active", "on"],
    ["km", "12"],
    ["title.en", "Rain"],
    ["audiences", "agent"],
    ["audiences", "client"],
    ["legs[0].to", "AKL"],
    ["legs[0].minutes", "5"],
  ]);
});

test("what a form carries along is no field of the record", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["lock_version", "3"],
    ["opened", "[]"],
    ["intent", "save"],
    ["name", "VIP"],
    ["note", ""],
  ]) {
    form.append(name!, value!);
  }
  expect(entriesIn(form)).toEqual([["name", "VIP"]]);
});

test("a conflict tells who changed a field since it was opened", () => {
  const before = entriesOf({ name: "Old", colour: "red", icon: "tag", active: true });
  const mine = entriesOf({ name: "Mine", colour: "blue", icon: "tag", active: true });
  const theirs = entriesOf({ name: "Theirs", colour: "red", icon: "flag", active: true });
  expect(
    conflictsBetween({ before, mine, theirs }).map(({ field, changedBy }) => [field, changedBy]),
  ).toEqual([
    ["name", "both"],
    ["colour", "me"],
    ["icon", "them"],
  ]);
});

test("a box that I cleared and somebody else left ticked is a difference", () => {
  const [conflict] = conflictsBetween({ before: [["active", "on"]], mine: [], theirs: [["active", "on"]] });
  expect(conflict).toMatchObject({ field: "active", mine: [], theirs: [["active", "on"]], changedBy: "me" });
});

test("the choices make one form: chosen sides only, whole lists, and everything that nobody disputed", () => {
  const posted = new FormData();
  const entries = [
    ["lock_version", "4"],
    ["opened", "[]"],
    ["mine.kind", "file"],
    ["pick.name", "theirs"],
    ["mine.name", "Mine"],
    ["theirs.name", "Theirs"],
    ["pick.legs", "mine"],
    ["mine.legs[0].to", "AKL"],
    ["theirs.legs[0].to", "WLG"],
    ["theirs.legs[1].to", "ROT"],
    ["pick.active", "mine"],
    ["theirs.active", "on"],
  ];
  for (const [name, value] of entries) posted.append(name!, value!);
  expect([...mergedForm(posted)]).toEqual([
    ["lock_version", "4"],
    ["opened", "[]"],
    ["kind", "file"],
    ["name", "Theirs"],
    ["legs[0].to", "AKL"],
  ]);
});

test("lets each input of a row be chosen by itself, also one that is empty on one side", () => {
  const sides = {
    before: [["people[0].first", "Lena"]],
    mine: [["people[0].first", "Lea"]],
    theirs: [
      ["people[0].first", "Lena"],
      ["people[0].title", "Ms"],
    ],
  } as const;
  const found = conflictsBetween(sides, (name) => name);
  expect(found.map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ["people[0].first", "me"],
    ["people[0].title", "them"],
  ]);
  const posted = new FormData();
  for (const { field, mine, theirs, changedBy } of found) {
    posted.append(`pick.${field}`, changedBy === "me" ? "mine" : "theirs");
    for (const [name, value] of mine) posted.append(`mine.${name}`, value);
    for (const [name, value] of theirs) posted.append(`theirs.${name}`, value);
  }
  expect([...mergedForm(posted)]).toEqual([
    ["people[0].first", "Lea"],
    ["people[0].title", "Ms"],
  ]);
});
