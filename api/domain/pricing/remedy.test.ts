import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RefusalCode } from "#contract/catalogue/pricing/refusal.ts";
import { aLine } from "#tests/support/factories/pricing-line.ts";
import { adult, child, infant } from "#tests/support/pricing-answers.ts";
import { anotherService, refusalOf, remediesOf } from "#tests/support/pricing-remedies.ts";
import type { LineInput, Option } from "./line-shapes.ts";
import { reasonCodes } from "./line-answers.ts";
import { priceLine } from "./price-line.ts";
import { remedyFor } from "./remedy.ts";

describe("remedies in general", () => {
  it("name the same reasons as the contract", () => {
    expect([...reasonCodes]).toEqual(RefusalCode.options);
  });

  it("exist for every reason of every refused vector, in the contract's form", () => {
    const file = new URL("../../../tests/fixtures/pricing/vectors.json", import.meta.url);
    // why: the fixture's shape is checked by the vector test.
    const vectors = JSON.parse(readFileSync(file, "utf8")) as { input: LineInput }[];
    const refused = vectors.filter(({ input }) => priceLine(input).status === "refused");
    expect(refused.length).toBeGreaterThan(50);
    for (const { input } of refused) {
      const { reasons, remedies } = refusalOf(input);
      expect(new Set(remedies.map(({ reason }) => reason))).toEqual(new Set(reasons.map(({ code }) => code)));
    }
  });

  it("do not exist for an input that is invalid", () => {
    const line = aLine({ id: 1 as never });
    expect(remedyFor(line, { id: "", status: "refused", reasons: [{ code: "DATES" }] })).toEqual([]);
  });
});

describe("people", () => {
  const personal: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
  const policy = aLine().option.age_policy;

  it("say how many may come", () => {
    expect(remediesOf({ option: { ...personal, min_pax: 4 } })).toEqual([
      { code: "PARTY_AT_LEAST", params: { people: 4 } },
    ]);
    expect(remediesOf({ option: { ...personal, max_pax: 1 } })).toEqual([
      { code: "PARTY_AT_MOST", params: { people: 1 } },
    ]);
    expect(remediesOf({ option: { ...personal, max_pax: 0 } })).toEqual(anotherService);
    const request = { pax: [infant], rooms: [] };
    expect(remediesOf({ option: personal, request })).toEqual([
      { code: "PARTY_AT_LEAST", params: { people: 1 } },
    ]);
  });

  it.each([
    [false, true, [adult, child], { code: "NO_CHILDREN", params: { from: 3, to: 12 } }],
    [false, false, [adult, child], { code: "MIN_AGE", params: { age: 13 } }],
    [false, false, [adult, infant], { code: "MIN_AGE", params: { age: 13 } }],
    [true, false, [adult, infant], { code: "MIN_AGE", params: { age: 3 } }],
  ] as const)(
    "say from which age (children %s, infants %s)",
    (children_allowed, infants_allowed, pax, remedy) => {
      const age_policy = { ...policy, children_allowed, infants_allowed };
      expect(
        remediesOf({ option: { ...personal, age_policy }, request: { pax: [...pax], rooms: [] } }),
      ).toEqual([remedy]);
    },
  );

  it("say how many units hold the party", () => {
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "trip", capacity_per_unit: 2 };
    const request = { pax: [adult, adult, child, adult, child, infant], rooms: [], qty: 1 };
    expect(remediesOf({ option, request })).toEqual([{ code: "TAKE_UNITS", params: { qty: 3 } }]);
  });
});
