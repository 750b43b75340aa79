import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { asRow, namedColumns } from "./named-columns.ts";
import { orderedBy } from "./ordered-by.ts";
import { label } from "./schema/label.ts";

const columns = { name: label.name, position: label.position };
const textOf = (sort: readonly ("name" | "-name" | "position" | "-position")[]) =>
  orderedBy(sort, columns).map((part) => new PgDialect().sqlToQuery(part).sql);

test("a list is sorted by the columns of its keys, in the wished direction", () => {
  expect(textOf(["-position", "name"])).toEqual(['"label"."position" desc', '"label"."name" asc']);
  expect(textOf([])).toEqual([]);
});

test("a key without a column, or a field without one, does not pass the types", () => {
  const keys: readonly ("name" | "used")[] = [];
  // @ts-expect-error -- nothing says what "used" is sorted by
  expect(orderedBy(keys, { name: label.name })).toEqual([]);
  // @ts-expect-error -- a label has no seats
  expect(namedColumns(label, ["seats"])).toEqual({ seats: undefined });
});

test("fields of the contract are read and written under the names of their columns", () => {
  expect(Object.values(namedColumns(label, ["applies_to", "uid"]))).toEqual([label.appliesTo, label.uid]);
  expect(asRow(label, { applies_to: "file", name: "VIP" })).toEqual({ appliesTo: "file", name: "VIP" });
});
