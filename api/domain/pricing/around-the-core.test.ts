import { describe, expect, it } from "vitest";
import { cancellationFee, type CancelledLine, type CancelRung, depositOf } from "./cancellation.ts";
import { creditNoteGst, documentGst } from "./document-gst.ts";
import { netAgencyView } from "./net-agency.ts";
import { priceTour, type TourPrices, type TourRoom } from "./regular-tour.ts";

const hours = (count: number): number => count * 60;

/** V1: two nights at 19 303 and four at 24 712 retail, 10 % commission. */
const line: CancelledLine = {
  cost: 111_300,
  sell: 137_454,
  net: 123_709,
  commission_bps: 1000,
  dates: [19_303, 19_303, 24_712, 24_712, 24_712, 24_712].map((sell) => ({ sell })),
};

describe("cancellation (V7)", () => {
  const policy: CancelRung[] = [
    { hours_before: 720, charge: "bps_of_net", value: 2500 },
    { hours_before: 191, charge: "bps_of_net", value: 10_000 },
    { hours_before: 336, charge: "bps_of_net", value: 5000 },
  ];

  it("charges half of the net ten days out", () => {
    expect(cancellationFee(policy, line, hours(240))).toEqual({ rung: policy[2], fee: 61_855 });
  });

  it("credits the rest, with GST that adds up to the original", () => {
    expect(creditNoteGst(123_709, 61_855, 1500)).toEqual({
      credit: 61_854,
      original_gst: 16_136,
      kept_gst: 8068,
      credit_gst: 8068,
    });
    expect(depositOf(123_709, 1000)).toBe(12_371);
    expect(61_855 - depositOf(123_709, 1000)).toBe(49_484);
  });

  it.each([
    [hours(720) + 1, null, 0],
    [hours(720), 720, 30_927],
    [hours(336) + 1, 720, 30_927],
    [hours(336), 336, 61_855],
    [hours(191), 191, 123_709],
    [-hours(5), 191, 123_709],
  ])("takes the smallest rung that reaches %d minutes", (minutes, rung, fee) => {
    const result = cancellationFee(policy, line, minutes);
    expect([result.rung?.hours_before ?? null, result.fee]).toEqual([rung, fee]);
  });

  it.each([
    ["bps_of_net", 5000, 61_855],
    ["bps_of_sell", 5000, 68_727],
    ["bps_of_cost", 5000, 55_650],
    // r((19 303 + 19 303 + 24 712) × 90 %)
    ["units", 3, 56_986],
    ["units", 0, 0],
    ["units", 99, 123_709],
    ["fixed", 15_000, 15_000],
    ["fixed", 999_999, 123_709],
    ["bps_of_sell", 10_000, 123_709],
  ] as const)("charges %s %d", (charge, value, fee) => {
    const rung: CancelRung = { hours_before: 24, charge, value };
    expect(cancellationFee([rung], line, 0)).toEqual({ rung, fee });
  });

  it("takes the first of two rungs with the same hours, and nothing without rungs", () => {
    const twins: CancelRung[] = [
      { hours_before: 24, charge: "fixed", value: 1 },
      { hours_before: 24, charge: "fixed", value: 2 },
    ];
    expect(cancellationFee(twins, line, 0).fee).toBe(1);
    expect(cancellationFee([], line, 0)).toEqual({ rung: null, fee: 0 });
  });
});

describe("regular tours (V8)", () => {
  const prices: TourPrices = {
    twin_share: 459_900,
    single_supplement: 112_500,
    triple_reduction: 18_000,
    child_bps: 1500,
    deposit: 50_000,
    cost_per_person: 352_000,
    cost_single_supplement: 90_000,
  };
  const rooms: TourRoom[] = [
    { code: "SG", people: ["adult"] },
    { code: "TR", people: ["adult", "adult", "adult"] },
    { code: "TW", people: ["adult", "child"] },
  ];

  it("adds rooms up, person by person", () => {
    expect(priceTour(prices, rooms, 1000)).toEqual({
      status: "priced",
      rooms: [[572_400], [441_900, 441_900, 441_900], [459_900, 390_915]],
      seats: 6,
      total: 2_748_915,
      deposit: 300_000,
      balance: 2_448_915,
      commission: 274_892,
      net: 2_474_023,
      cost: 2_202_000,
      yield: 272_023,
      margin_bps: 1100,
    });
  });

  it("charges a child the same in a triple, and a double like a twin", () => {
    const family: TourRoom[] = [
      { code: "TR", people: ["child", "adult", "child"] },
      { code: "DB", people: ["adult", "adult"] },
    ];
    expect(priceTour(prices, family, 0)).toMatchObject({
      rooms: [
        [390_915, 441_900, 390_915],
        [459_900, 459_900],
      ],
      cost: 1_760_000,
      commission: 0,
    });
  });

  it("refuses rooms that are not full, too full or without an adult, and nobody at all", () => {
    const bad: TourRoom[] = [
      { code: "SG", people: ["adult"] },
      { code: "SG", people: ["child"] },
      { code: "TW", people: ["adult"] },
      { code: "DB", people: ["adult", "adult", "child"] },
      { code: "TR", people: [] },
    ];
    expect(priceTour(prices, bad, 1000)).toEqual({ status: "refused", rooms: [1, 2, 3, 4] });
    expect(priceTour(prices, [], 1000)).toEqual({ status: "refused", rooms: [] });
  });
});

describe("net agencies", () => {
  it("add their own mark-up for display, rounded once", () => {
    expect(netAgencyView(123_709, 1250)).toEqual({
      net: 123_709,
      agent_markup: 15_464,
      client_price: 139_173,
    });
    expect(netAgencyView(50, 100)).toEqual({ net: 50, agent_markup: 1, client_price: 51 });
  });
});

describe("GST of a document", () => {
  const grosses = [45_446, 67_712, 81_592, 38_640, 44_804, 52_328, 278];

  it("is worked out once and spread by largest remainder (V6)", () => {
    const lines = grosses.map((gross) => ({ gross, tax_code: "S" }));
    expect(documentGst(lines, { S: 1500 })).toEqual({
      total: 43_148,
      codes: [{ tax_code: "S", gross: 330_800, gst: 43_148 }],
      lines: [5928, 8832, 10_643, 5040, 5844, 6825, 36],
    });
  });

  it("keeps tax codes apart", () => {
    const lines = [
      { gross: 1000, tax_code: "S" },
      { gross: 5000, tax_code: "Z" },
      { gross: 1000, tax_code: "S" },
      { gross: 1100, tax_code: "A" },
    ];
    expect(documentGst(lines, { S: 1500, Z: 0, A: 1000 })).toEqual({
      total: 361,
      codes: [
        { tax_code: "S", gross: 2000, gst: 261 },
        { tax_code: "Z", gross: 5000, gst: 0 },
        { tax_code: "A", gross: 1100, gst: 100 },
      ],
      lines: [131, 0, 130, 100],
    });
  });

  it("lets lines of opposite signs keep their own GST", () => {
    const lines = [
      { gross: 137_454, tax_code: "S" },
      { gross: -137_444, tax_code: "S" },
    ];
    expect(documentGst(lines, { S: 1500 })).toMatchObject({ total: 1, lines: [17_929, -17_928] });
    expect(documentGst([], {})).toEqual({ total: 0, codes: [], lines: [] });
  });

  it("does not guess a rate", () => {
    const lines = [{ gross: 100, tax_code: "toString" }];
    expect(() => documentGst(lines, { S: 1500 })).toThrow('The tax code "toString" has no rate');
  });
});
