import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineStatus } from "#contract/primitives.ts";
import {
  arePricesOld,
  isBooked,
  startOfLine,
  submitHindrances,
  type SubmittedFile,
  type SubmittedLine,
} from "./submit-file.ts";

const now = new Date("2026-11-20T01:30:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const line: SubmittedLine = { uid: "L1", kind: "included", costed: true, status: "QU", hasPrice: true };
const file: SubmittedFile = {
  kind: "quote",
  status: "Quote",
  leadNamed: true,
  termsTicked: true,
  travelDate: "2026-11-20",
  lines: [line],
};
const none = new Set<string>();
const hindrances = (change: Partial<SubmittedFile>) =>
  submitHindrances({ ...file, ...change }, none, "2026-11-20");

describe("submitting a file", () => {
  it("needs nothing more when all is there, on the day of travel still", () => {
    expect(hindrances({})).toEqual([]);
  });

  it.each([
    [{ kind: "booking", status: "Requested" }, ["not_a_quote"]],
    [{ status: "Cancelled" }, ["not_a_quote"]],
    [{ status: "Expired" }, ["expired"]],
    [{ travelDate: "2026-11-19" }, ["travel_date_past"]],
    [{ leadNamed: false }, ["lead_name"]],
    [{ termsTicked: false }, ["terms"]],
    [{ lines: [] }, ["nothing_costed"]],
    [{ lines: [{ ...line, hasPrice: false }] }, ["nothing_costed"]],
    [{ leadNamed: false, termsTicked: false }, ["lead_name", "terms"]],
  ] satisfies [Partial<SubmittedFile>, string[]][])("with %j is kept up by %j", (change, wanted) => {
    expect(hindrances(change)).toEqual(wanted);
  });

  it("takes prices for old after 48 hours", () => {
    expect(arePricesOld(hoursAgo(48), now)).toBe(false);
    expect(arePricesOld(hoursAgo(48.01), now)).toBe(true);
    expect(arePricesOld(null, now)).toBe(false);
  });

  it("books what is included and what the client took, never notes, own arrangements or what has no price", () => {
    const optional: SubmittedLine = { ...line, kind: "optional", costed: false };
    expect(isBooked(line, none)).toBe(true);
    expect(isBooked(optional, none)).toBe(false);
    expect(isBooked(optional, new Set(["L1"]))).toBe(true);
    for (const kind of ["note", "own_arrangement"] as const)
      expect(isBooked({ ...line, kind, costed: false }, new Set(["L1"]))).toBe(false);
    for (const status of ["UN", "CP", "CX"] as const) expect(isBooked({ ...line, status }, none)).toBe(false);
    expect(isBooked({ ...line, hasPrice: false }, none)).toBe(false);
    expect(isBooked({ ...line, costed: false }, new Set(["L1"]))).toBe(false);
  });

  it.each([
    ["priced", "instant", "stock", { status: "AL", takes: "stock" }],
    ["priced", "instant", "freesale", { status: "AL", takes: "nothing" }],
    ["manual", "instant", "stock", { status: "AL", takes: "stock" }],
    ["priced", "request", "stop_sell", { status: "OR", asks: true }],
    ["estimate", "instant", "stock", { status: "OR", asks: true }],
    ["on_request", "instant", "stock", { status: "OR", asks: true }],
    ["no_rate", "instant", "stock", { status: "OR", asks: true }],
  ] as const)("begins a line that is %s and %s for %s as %j", (priceStatus, status, reason, wanted) => {
    expect(startOfLine({ status: "QU", priceStatus }, { status, reason })).toEqual(wanted);
  });

  it("takes nothing a second time for what is secured or asked for already", () => {
    const instant = { status: "instant", reason: "stock" } as const;
    fc.assert(
      fc.property(fc.constantFrom(...LineStatus.options), (status) => {
        const start = startOfLine({ status, priceStatus: "priced" }, instant);
        expect(start === "kept").toBe(["AL", "OK", "AM", "RQ", "WL"].includes(status));
      }),
    );
  });
});
