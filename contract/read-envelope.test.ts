import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { flatPage, mapOf, metaWrappedPage, type Page } from "#contract/envelope.ts";
import { readItem, readPage } from "#contract/read-envelope.ts";

const Row = z.object({ id: z.int() });
const rows = [{ id: 4 }, { id: 5 }, { id: 6 }];
const link = (page: number) => `http://api.example.test/api/rows?page=${page}`;

const numbers = { current_page: 2, from: 4, last_page: 3, per_page: 3, to: 6, total: 7 };
const wrapped = {
  data: rows,
  links: { first: link(1), last: link(3), prev: link(1), next: link(3) },
  meta: { ...numbers, path: link(0), links: [{ url: link(1), label: "1", active: false }] },
};
const flat = {
  ...numbers,
  data: rows,
  first_page_url: link(1),
  last_page_url: link(3),
  next_page_url: link(3),
  prev_page_url: link(1),
  path: link(0),
  links: [{ url: null, label: "...", active: false }],
};

describe("reading a page", () => {
  it("gives the same for the meta-wrapped and the flat shape", () => {
    const page = readPage(wrapped, Row);
    expect(page).toEqual({ data: rows, meta: { ...numbers, has_next: true, has_prev: true } });
    expect(readPage(flat, Row)).toEqual(page);
    expectTypeOf(page).toEqualTypeOf<Page<{ id: number }>>();
  });

  it("fits the schemas of both shapes", () => {
    expect(metaWrappedPage(Row).parse(wrapped)).toEqual(wrapped);
    expect(flatPage(Row).parse(flat)).toEqual(flat);
  });

  it("has no next on the last page and no previous on the first", () => {
    const last = { ...wrapped, meta: { ...wrapped.meta, current_page: 3 }, links: {} };
    expect(readPage(last, Row).meta).toMatchObject({ has_next: false, has_prev: true });
    const first = { ...wrapped, meta: { ...wrapped.meta, current_page: 1 }, links: {} };
    expect(readPage(first, Row).meta).toMatchObject({ has_next: true, has_prev: false });
  });

  it("learns of a next page from the link when the server does not count", () => {
    const simple = { ...flat, last_page: undefined, total: undefined };
    expect(readPage(simple, Row).meta).toMatchObject({ total: null, last_page: null, has_next: true });
    expect(readPage({ ...simple, next_page_url: null }, Row).meta.has_next).toBe(false);
  });

  it("has no from and to on an empty page", () => {
    const empty = { ...wrapped, data: [], meta: { ...wrapped.meta, from: null, to: null, total: 0 } };
    expect(readPage(empty, Row).meta).toMatchObject({ from: null, to: null, total: 0 });
  });

  it("reads a page size sent as text", () => {
    expect(readPage({ ...flat, per_page: "3" }, Row).meta.per_page).toBe(3);
  });

  it.each([
    ["bare", rows],
    ["wrapped in data", { data: rows }],
    ["turned into an object", { 1: rows[0], 3: rows[1], 4: rows[2] }],
    ["turned into an object inside data", { data: { 1: rows[0], 3: rows[1], 4: rows[2] } }],
  ])("takes a list that is %s for the only page", (_shape, body) => {
    expect(readPage(body, Row)).toEqual({
      data: rows,
      meta: {
        current_page: 1,
        from: 1,
        to: 3,
        last_page: 1,
        per_page: 3,
        total: 3,
        has_next: false,
        has_prev: false,
      },
    });
  });

  it("takes an empty list for one empty page", () => {
    expect(readPage([], Row).meta).toMatchObject({ from: null, to: null, last_page: 1, total: 0 });
  });

  it.each([null, "", 0, "<html>", {}, { data: null }, { data: {} }, { data: [{ id: "x" }] }, [null]])(
    "refuses %j",
    (body) => {
      expect(() => readPage(body, Row)).toThrow(z.ZodError);
    },
  );
});

describe("reading a record", () => {
  const WithData = z.object({ data: z.string(), id: z.int() });

  it("takes it wrapped or bare", () => {
    expect(readItem({ data: { id: 1 } }, Row)).toEqual({ id: 1 });
    expect(readItem({ id: 1 }, Row)).toEqual({ id: 1 });
  });

  it("takes a bare record that has a field named data", () => {
    expect(readItem({ data: "x", id: 1 }, WithData)).toEqual({ data: "x", id: 1 });
    expect(readItem({ data: { data: "x", id: 1 } }, WithData)).toEqual({ data: "x", id: 1 });
  });

  it("refuses what is neither, naming the fields of the record", () => {
    expect(() => readItem({ data: { id: "1" } }, Row)).toThrow(z.ZodError);
    expect(() => readItem({ data: { id: "1" } }, Row)).toThrow(/"id"/);
    expect(() => readItem([], Row)).toThrow(z.ZodError);
    expect(() => readItem(undefined, Row)).toThrow(z.ZodError);
  });
});

describe("a map of values", () => {
  it("may arrive as an empty list", () => {
    expect(mapOf(z.int()).parse([])).toEqual({});
    expect(mapOf(z.int()).parse({ a: 1 })).toEqual({ a: 1 });
    expect(mapOf(z.int()).safeParse([1]).success).toBe(false);
  });
});
