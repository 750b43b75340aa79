import { describe, expect, test } from "vitest";
import { askedPart as partAsked } from "#api/modules/sales/client-files/list-asked.ts";
import { fileOrder, placeOf } from "#api/modules/sales/client-files/list-order.ts";

const query = { per_page: 25, sort: ["name" as const] };
const row = {
  id: 7,
  reference: "NZFI100007",
  name: "Larkspur",
  status: "Quote",
  travel_date: "2026-11-20",
  agency_name: "Silberfarn",
  agency_id: 3,
};
const askedPart = (asked: Parameters<typeof partAsked>[0]) => partAsked(asked, "along");
const place = placeOf(fileOrder(query.sort), row);

describe("a page that its number alone is to find", () => {
  test("is counted off down to 50,000 rows", () => {
    expect(askedPart({ ...query, page: 2_000 })).toMatchObject({
      page: 2_000,
      part: { offset: 49_975 },
      isDeepest: false,
    });
  });

  test.each([
    [2_001, 25, 2_000],
    [1_000_000_000, 10, 5_000],
    [501, 100, 500],
  ] as const)("page %i of %i rows is answered with page %i", (page, per_page, found) => {
    expect(askedPart({ ...query, per_page, page })).toMatchObject({
      page: found,
      part: { offset: (found - 1) * per_page },
      isDeepest: true,
    });
  });

  test("is counted off down to 500 where each row is looked at for a word", () => {
    const asked = (page: number) => partAsked({ ...query, page }, "looking");
    expect(asked(20)).toMatchObject({ page: 20, isDeepest: false });
    expect(asked(21)).toMatchObject({ page: 20, part: { offset: 475 }, isDeepest: true });
  });

  test("goes as far as it likes where the order has no places", () => {
    const asked = askedPart({ ...query, sort: ["status", "name"], page: 30_000 });
    expect(asked).toMatchObject({ page: 30_000, isDeepest: false });
  });
});

describe("a page that has a place", () => {
  test("is found from there however far down it is", () => {
    const asked = askedPart({ ...query, page: 30_002, after: `30000-${place}` });
    expect(asked).toMatchObject({ page: 30_002, isDeepest: false, part: { offset: 50, reversed: false } });
    expect(asked.part.place).toBeDefined();
  });

  test("is found backwards from the place that it stands before", () => {
    const asked = askedPart({ ...query, page: 29_998, before: `29999-${place}` });
    expect(asked).toMatchObject({ page: 29_998, isDeepest: false, part: { offset: 25, reversed: true } });
  });

  test("is the one beside it where the place does not say which page it is of", () => {
    expect(askedPart({ ...query, page: 30_000, after: place! })).toMatchObject({
      page: 30_000,
      part: { offset: 0 },
    });
  });

  test.each([
    ["name", ["a", "x"]],
    ["name", [5, 1]],
    ["name", ["a\0", 1]],
    ["name", ["a", 2 ** 31]],
    ["travel_date", ["2026-02-30", 1]],
    ["agency", ["a", 1.5, "2026-02-03", 1]],
  ] as const)("is found by its number where somebody wrote the place: by %s, %j", (key, values) => {
    const made = Buffer.from(JSON.stringify([key, ...values])).toString("base64url");
    const asked = askedPart({ ...query, sort: [key], page: 30_000, after: made });
    expect(asked).toMatchObject({ page: 2_000, isDeepest: true });
    expect(asked.part.place).toBeUndefined();
  });

  test.each([
    ["of another order", { sort: ["reference" as const], page: 30_000, after: `30000-${place}` }],
    ["too far away", { page: 30_000, after: `29989-${place}` }],
    ["on the other side", { page: 30_000, before: `29999-${place}` }],
  ])("is found by its number where the place is %s", (_, asked) => {
    expect(askedPart({ ...query, ...asked })).toMatchObject({ page: 2_000, isDeepest: true });
  });
});
