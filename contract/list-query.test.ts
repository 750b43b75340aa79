import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { listQuery, manyOf, readListQuery, YesNo } from "#contract/list-query.ts";
import { pageSizes, toSearchParams } from "#contract/list-search-params.ts";
import { DateOnly } from "#contract/primitives.ts";

const FileQuery = listQuery({
  sort: ["travel_date", "reference"],
  filter: {
    name: z.string().max(40),
    status: manyOf(z.enum(["Quote", "Confirmed", "Cancelled"])),
    archived: YesNo,
    travel_from: DateOnly,
    pax: z.coerce.number().int(),
  },
});

const read = (query: string) => readListQuery(new URLSearchParams(query), FileQuery);
const nothing = { page: 1, per_page: 25, sort: [], filter: {} };

describe("a list query", () => {
  it("is page 1 of 25 rows without sort and filter when the address says nothing", () => {
    expect(read("")).toEqual(nothing);
    expect(FileQuery.parse(undefined)).toEqual(nothing);
  });

  it("reads page, size, sort and filters", () => {
    const query = read(
      "page=3&per_page=50&sort=-travel_date,reference&filter[name]=Silber&filter[status]=Quote,Confirmed" +
        "&filter[archived]=1&filter[travel_from]=2026-11-02&filter[pax]=4",
    );
    expect(query).toEqual({
      page: 3,
      per_page: 50,
      sort: ["-travel_date", "reference"],
      filter: {
        name: "Silber",
        status: ["Quote", "Confirmed"],
        archived: true,
        travel_from: "2026-11-02",
        pax: 4,
      },
    });
    expectTypeOf(query.filter.archived).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(query.sort).toEqualTypeOf<("travel_date" | "-travel_date" | "reference" | "-reference")[]>();
  });

  it.each(["abc", "0", "-1", "1.5", "2abc", "", "1e3", "99999999999999999999", "NaN"])(
    "takes page %j as page 1",
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it.each(["7", "1000", "-25", "abc", "", "025.5"])("takes the size %j as 25", (size) => {
    expect(read(`per_page=${size}`).per_page).toBe(25);
  });

  it("drops unknown sort keys and the second mention of a key", () => {
    expect(read("sort=-nope,reference,,-reference, -travel_date").sort).toEqual([
      "reference",
      "-travel_date",
    ]);
  });

  it("drops empty filters and what is no filter", () => {
    expect(read("filter[name]=+&filter[status][]=&filter[nope]=&filter=abc&filter[]=x")).toEqual(nothing);
  });

  it.each([
    ["filter[status]=Nope,", { status: "Nope," }],
    ["filter[status][]=Nope&filter[status][]=No", { status: "Nope,No" }],
    ["filter[travel_from]=2026-02-30", { travel_from: "2026-02-30" }],
    ["filter[archived]=maybe&filter[pax]=two", { archived: "maybe", pax: "two" }],
    [`filter[name]=${"x".repeat(41)}`, { name: "x".repeat(41) }],
    ["filter[nope]=1", { nope: "1" }],
    ["filter[__proto__]=x", Object.fromEntries([["__proto__", "x"]])],
  ])("tells %s, which matches nothing, from a filter that was not given", (query, unreadable) => {
    expect(read(query)).toEqual({ ...nothing, unreadable });
    expect(read(toSearchParams(read(query)).toString())).toEqual(read(query));
  });

  it("keeps the valid ones of several values", () => {
    expect(read("filter[status]=Nope, Quote").filter).toEqual({ status: ["Quote"] });
  });

  it("takes the last of repeated parameters", () => {
    const query = read("page=2&page=4&sort=reference&sort=-reference&filter[name]=a&filter[name]=b");
    expect(query).toEqual({ page: 4, per_page: 25, sort: ["-reference"], filter: { name: "b" } });
  });

  it("collects the values of a filter written as a list", () => {
    expect(read("filter[status][]=Quote&filter[status][]=Cancelled").filter.status).toEqual([
      "Quote",
      "Cancelled",
    ]);
    expect(read("filter[name][]=a&filter[name][]=b").filter.name).toBe("b");
  });

  it("leaves commas in a filter that takes one value", () => {
    expect(read("filter[name]=Berger,+Anna").filter.name).toBe("Berger, Anna");
  });

  it("is written in the API's own words", () => {
    const params = toSearchParams({
      page: 2,
      per_page: 50,
      sort: ["-travel_date", "reference"],
      filter: { name: "x y", archived: false, status: ["Quote", "Confirmed"], pax: undefined },
    });
    expect(decodeURIComponent(params.toString())).toBe(
      "page=2&per_page=50&sort=-travel_date,reference&filter[name]=x+y&filter[archived]=0" +
        "&filter[status]=Quote,Confirmed",
    );
  });

  it("leaves defaults out of links on request", () => {
    expect(toSearchParams({ ...nothing, sort: ["name"] }, { omitDefaults: true }).toString()).toBe(
      "sort=name",
    );
    expect(toSearchParams({ page: 2, per_page: 10 }, { omitDefaults: true }).toString()).toBe(
      "page=2&per_page=10",
    );
  });
});

const sortKey = fc.constantFrom("travel_date", "-travel_date", "reference", "-reference");
const arbitraryQuery = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000_000 }),
  per_page: fc.constantFrom(...pageSizes),
  sort: fc.uniqueArray(sortKey, { selector: (key) => key.replace("-", ""), maxLength: 2 }),
  filter: fc.record(
    {
      name: fc
        .string({ unit: "grapheme", maxLength: 20 })
        .map((text) => text.trim())
        .filter((text) => text.length <= 40)
        .filter((text) => text !== ""),
      status: fc.uniqueArray(fc.constantFrom("Quote", "Confirmed", "Cancelled"), { minLength: 1 }),
      archived: fc.boolean(),
      travel_from: fc
        .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      pax: fc.integer(),
    },
    { requiredKeys: [] },
  ),
});

describe("properties of list queries", () => {
  it("come back unchanged from their query string", () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const text = toSearchParams(query).toString();
        expect(read(text)).toEqual(query);
        expect(FileQuery.parse(query)).toEqual(query);
        expect(read(toSearchParams(query, { omitDefaults: true }).toString())).toEqual(query);
      }),
    );
  });

  it("are settled after one reading, whatever the address says", () => {
    const name = fc.oneof(
      fc.constantFrom("page", "per_page", "sort", "filter", "filter[name]", "filter[pax]", "filter[status]"),
      fc.constantFrom("filter[status][]", "filter[archived]", "filter[travel_from]", "filter[__proto__]"),
      fc.string(),
    );
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("1", "-2", "reference,-nope"));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const params = new URLSearchParams();
        for (const [key, text] of pairs) params.append(key, text);
        const once = readListQuery(params, FileQuery);
        expect(readListQuery(toSearchParams(once), FileQuery)).toEqual(once);
      }),
    );
  });

  it("are readable from any value without failing", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (anything) => {
        expect(pageSizes).toContain(FileQuery.parse(anything).per_page);
      }),
    );
  });
});

describe("a place of a list", () => {
  it("is as long as the longest name of an agency makes it, and never an address of its own", () => {
    const long = "x".repeat(1_000);
    expect(read(`after=${long}`)).toEqual({ ...nothing, after: long });
    expect(read(`before=2003-${"x".repeat(50)}`)).toEqual({ ...nothing, before: `2003-${"x".repeat(50)}` });
    for (const none of [`${long}x`, "a+b", "//elsewhere", ""]) expect(read(`after=${none}`)).toEqual(nothing);
  });
});
