import { expect, it } from "vitest";
import { z } from "zod";
import { contractPlaces } from "./contract-places.ts";

const Row = z.object({
  pax_count: z.int(),
  status: z.enum(["OK", "RQ"]),
  date: z.iso.date().nullable(),
  rooms: z.array(z.object({ code: z.string().max(2) })),
});

function placesIn(rows: unknown, schema: z.ZodType = z.array(Row)): string {
  const { error } = schema.safeParse(rows);
  return error ? contractPlaces(error) : "";
}

const row = { pax_count: 2, status: "OK", date: null, rooms: [{ code: "DB" }] };

it("tells a mistake of every row once, with how often it was made", () => {
  const rows = Array.from({ length: 15 }, () => ({ ...row, pax_count: "2" }));
  expect(placesIn(rows)).toBe("*.pax_count: expected number, got string (×15)");
});

it("tells places inside of rows, and never a value", () => {
  const wrong = { ...row, status: "secret", date: "secret", rooms: [{ code: "secret" }, {}] };
  expect(placesIn([wrong])).toBe(
    "*.status: none of the known values, *.date: expected the format date, " +
      "*.rooms.*.code: too big for string, *.rooms.*.code: expected string, got undefined",
  );
});

it("tells no key of a map, which may be a name", () => {
  const places = placesIn({ "mia@example.com": 1 }, z.record(z.string(), z.string()));
  expect(places).toBe("*: expected string, got number");
});

it("tells of alternatives the one that comes nearest", () => {
  const either = z.union([z.object({ a: z.int(), b: z.int() }), z.object({ a: z.int(), c: z.string() })]);
  expect(placesIn({ a: 1, b: "x" }, either)).toBe("b: expected number, got string");
});

it("names five places and counts the rest", () => {
  const six = z.object(Object.fromEntries([..."abcdef"].map((name) => [name, z.int()])));
  expect(placesIn({}, six)).toMatch(/e: expected number, got undefined, and 1 more places$/);
});
