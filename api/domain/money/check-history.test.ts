import { describe, expect, it } from "vitest";
import { aHistory, bill, charge } from "#tests/support/factories/money-history.ts";
import { playHistory } from "./play-history.ts";

const credit = { deed: "credit", on: "2026-12-02", invoice: "NZ-2026-000001" };
const receipt = { deed: "receipt", on: "2026-12-02", cents: 5 };
const writeOff = { deed: "write_off", on: "2026-12-02", invoice: "NZ-2026-000001", cents: 5 };

/** The paths of everything that is wrong with a history of one deed after a charge. */
function wrongWith(deed: unknown): string[] {
  return pathsOf({ ...aHistory([]), deeds: [charge("a", 5), deed] });
}

function pathsOf(history: unknown): string[] {
  const answer = playHistory(history);
  return answer.status === "invalid" ? answer.errors.map(({ path }) => path) : [];
}

describe("checkHistory", () => {
  it.each([
    ["id", { id: "" }],
    ["id", { id: 5 }],
    ["brand", { brand: null }],
    ["brand.code", { brand: { code: "nz", gst_bps: 1500 } }],
    ["brand.code", { brand: { code: "XNZ", gst_bps: 1500 } }],
    ["brand.code", { brand: { code: 5, gst_bps: 1500 } }],
    ["brand.gst_bps", { brand: { code: "NZ", gst_bps: 10_001 } }],
    ["brand.gst_bps", { brand: { code: "NZ", gst_bps: -1 } }],
    ["brand.gst_bps", { brand: { code: "NZ", gst_bps: 1.5 } }],
    ["terms", { terms: 5 }],
    ["terms.deposit_bps", { terms: { deposit_bps: -1, balance_days_before: 0, payment_days: 0 } }],
    ["terms.balance_days_before", { terms: { deposit_bps: 0, balance_days_before: 3651, payment_days: 0 } }],
    ["terms.payment_days", { terms: { deposit_bps: 0, balance_days_before: 3650, payment_days: "7" } }],
    ["travel_date", { travel_date: "2027-02-29" }],
    ["travel_date", { travel_date: "1899-12-31" }],
    ["travel_date", { travel_date: "2200-01-01" }],
    ["travel_date", { travel_date: 20_270_301 }],
    ["deeds", { deeds: {} }],
  ])("names %s for %j", (path, part) => {
    expect(pathsOf({ ...aHistory([]), ...part })).toEqual([path]);
  });

  it("takes the edges of what is allowed", () => {
    const edges = {
      brand: { code: "AU", gst_bps: 10_000 },
      terms: { deposit_bps: 10_000, balance_days_before: 3650, payment_days: 3650 },
      travel_date: "1900-01-01",
    };
    expect(pathsOf({ ...aHistory([]), ...edges })).toEqual([]);
    expect(
      pathsOf({ ...aHistory([]), travel_date: "2199-12-31", brand: { code: "NZ", gst_bps: 0 } }),
    ).toEqual([]);
  });

  it.each([
    ["deeds[1]", null],
    ["deeds[1].deed", { deed: "gift" }],
    ["deeds[1].deed", { deed: "toString" }],
    ["deeds[1].deed", {}],
    ["deeds[1].line", { ...charge("", 5) }],
    ["deeds[1].cents", { ...charge("b", -1) }],
    ["deeds[1].cents", { ...charge("b", 1_000_000_000_001) }],
    ["deeds[1].cents", { ...charge("b", -1_000_000_000_001) }],
    ["deeds[1].cents", { ...charge("b", 1.5) }],
    ["deeds[1].tax_code", { ...charge("b", 5), tax_code: "GST" }],
    ["deeds[1].tax_code", { ...charge("b", 5), tax_code: null }],
    ["deeds[1].line", { deed: "cancel", line: "b", fee_cents: 0 }],
    ["deeds[1].fee_cents", { deed: "cancel", line: "a", fee_cents: -1 }],
    ["deeds[1].tax_code", { deed: "cancel", line: "a", fee_cents: 0, tax_code: "x" }],
    ["deeds[1].on", bill("full", "2026-13-01")],
    ["deeds[1].kind", { ...bill("full"), kind: "part" }],
    ["deeds[1].due", { ...bill("full"), due: "soon" }],
    ["deeds[1].cents", bill("full", "2026-12-01", 5)],
    ["deeds[1].cents", bill("balance", "2026-12-01", 5)],
    ["deeds[1].cents", bill("deposit", "2026-12-01", 0.5)],
    ["deeds[1].on", { ...receipt, on: null }],
    ["deeds[1].cents", { ...receipt, cents: "5" }],
    ["deeds[1].invoice", { ...receipt, invoice: "" }],
    ["deeds[1].invoice", { ...receipt, invoice: 5 }],
    ["deeds[1].on", { ...credit, on: "", all: true }],
    ["deeds[1].invoice", { ...credit, invoice: "", all: true }],
    ["deeds[1].amounts", credit],
    ["deeds[1].amounts", { ...credit, all: false, amounts: {} }],
    ["deeds[1].amounts", { ...credit, all: true, amounts: { STD: 5 } }],
    ["deeds[1].amounts.GST", { ...credit, amounts: { GST: 5 } }],
    ["deeds[1].amounts.STD", { ...credit, amounts: { STD: null } }],
    ["deeds[1].on", { deed: "refund", on: "2026-02-30", cents: 5 }],
    ["deeds[1].cents", { deed: "refund", on: "2026-12-02" }],
    ["deeds[1].on", { ...writeOff, on: undefined }],
    ["deeds[1].invoice", { ...writeOff, invoice: "" }],
    ["deeds[1].cents", { ...writeOff, cents: null }],
    ["deeds[1].cents", { ...writeOff, deed: "write_back", cents: null }],
  ])("names %s for %j", (path, deed) => {
    expect(wrongWith(deed)).toEqual([path]);
  });

  it.each([
    ["must not be negative", -1],
    ["must not be negative", -1_000_000_000_000],
    ["must be a whole number", -1_000_000_000_001],
    ["must be a whole number", -0.5],
  ])("says that a charge %s: %d", (words, cents) => {
    const answer = playHistory(aHistory([charge("a", cents)]));
    expect(answer).toMatchObject({
      status: "invalid",
      errors: [{ path: "deeds[0].cents", message: expect.stringContaining(words) }],
    });
  });

  it("says what was wanted instead, and names the history only by a text", () => {
    expect(playHistory({ ...aHistory([]), id: 5, terms: 5, brand: [] })).toEqual({
      id: null,
      status: "invalid",
      errors: [
        { path: "id", message: "must be text" },
        { path: "brand", message: "must be an object" },
        { path: "terms", message: "must be an object" },
      ],
    });
  });

  it("says of sums that cannot be counted to the cent that they are too large, whatever adds up", () => {
    const receipts = Array.from({ length: 9008 }, () => ({ ...receipt, cents: 1_000_000_000_000 }));
    expect(playHistory({ ...aHistory([]), deeds: receipts })).toEqual({
      id: "m1",
      status: "invalid",
      errors: [{ path: "deeds", message: "must not add up to more than can be counted to the cent" }],
    });
    expect(playHistory({ ...aHistory([]), deeds: receipts.slice(1) })).toMatchObject({ status: "ok" });
  });

  it("names an all or amounts of another type, and that nothing was asked for", () => {
    expect(wrongWith({ ...credit, all: "yes" })).toEqual(["deeds[1].all", "deeds[1].amounts"]);
    expect(wrongWith({ ...credit, amounts: 5 })).toEqual(["deeds[1].amounts", "deeds[1].amounts"]);
  });

  it("takes optional keys that are null or not there, and keys that it does not know", () => {
    expect(wrongWith({ ...bill("full"), cents: null, due: null, note: "x" })).toEqual([]);
    expect(wrongWith({ deed: "cancel", line: "a", fee_cents: 0, tax_code: null })).toEqual([]);
    expect(wrongWith({ ...receipt, invoice: null })).toEqual([]);
    expect(wrongWith({ ...credit, all: true, amounts: null })).toEqual([]);
    expect(wrongWith({ ...credit, all: null, amounts: { STD: 5 } })).toEqual([]);
    expect(wrongWith({ ...receipt, cents: -1_000_000_000_000 })).toEqual([]);
  });

  it("says in words what is wrong", () => {
    const answer = playHistory({
      id: "x",
      brand: {},
      terms: {},
      deeds: [{ deed: "charge", line: "", cents: -1 }],
    });
    expect(answer).toEqual({
      id: "x",
      status: "invalid",
      errors: [
        { path: "brand.code", message: "is required" },
        { path: "brand.gst_bps", message: "is required" },
        { path: "terms.deposit_bps", message: "is required" },
        { path: "terms.balance_days_before", message: "is required" },
        { path: "terms.payment_days", message: "is required" },
        { path: "travel_date", message: "is required" },
        { path: "deeds[0].line", message: "must not be empty" },
        { path: "deeds[0].cents", message: "must not be negative" },
        { path: "deeds[0].tax_code", message: "is required" },
      ],
    });
    const other = {
      id: 5,
      brand: { code: "n", gst_bps: -1 },
      terms: { deposit_bps: 0, balance_days_before: 3651, payment_days: 0 },
      travel_date: "x",
      deeds: [
        { deed: "x" },
        { ...charge("a", 1.5), tax_code: "x" },
        { ...credit, all: 5, amounts: { x: 5 } },
        { ...credit, all: true, amounts: { STD: 5 } },
        bill("full", "2026-12-01", 5),
        { deed: "cancel", line: "b", fee_cents: 0 },
        credit,
        { ...credit, all: true, amounts: 7 },
        6,
        { ...charge("b", 5), line: 5 },
      ],
    };
    const words = playHistory(other);
    const messages =
      words.status === "invalid" ? words.errors.map((each) => Object.values(each).join(": ")) : [];
    expect(messages).toMatchInlineSnapshot(`
      [
        "id: must be text",
        "brand.code: must be two capital letters",
        "brand.gst_bps: must be a whole number from 0 to 10000",
        "terms.balance_days_before: must be a whole number from 0 to 3650",
        "travel_date: must be a day that exists, YYYY-MM-DD, from 1900 to 2199",
        "deeds[0].deed: must be one of charge, cancel, invoice, receipt, credit, refund, write_off, write_back",
        "deeds[1].cents: must be a whole number of cents of at most 1000000000000 either way",
        "deeds[1].tax_code: must be one of STD, ZERO, EXEMPT, NONE",
        "deeds[2].all: must be true",
        "deeds[2].amounts.x: must be one of STD, ZERO, EXEMPT, NONE",
        "deeds[3].amounts: must be empty beside all",
        "deeds[4].cents: is of a deposit only",
        "deeds[5].line: must have been charged before",
        "deeds[6].amounts: is required without all",
        "deeds[7].amounts: must be amounts by tax code",
        "deeds[8]: must be an object",
        "deeds[9].line: must be text",
      ]
    `);
    expect(playHistory([])).toEqual({
      id: null,
      status: "invalid",
      errors: [{ path: "", message: "must be an object" }],
    });
    expect(playHistory({ ...aHistory([]), brand: 5, deeds: 5 })).toMatchObject({
      errors: [
        { path: "brand", message: "must be an object" },
        { path: "deeds", message: "must be a list of deeds" },
      ],
    });
  });
});
