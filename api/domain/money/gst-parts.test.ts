import { describe, expect, it } from "vitest";
import type { MoneyDocument } from "./book.ts";
import { type GstPart, gstOfDocuments, gstOfPayments } from "./gst-parts.ts";
import { gstTotals } from "./gst-report.ts";
import type { LedgerDeed } from "./replay-ledger.ts";

describe("the totals of a report", () => {
  const part = (on: string, more: Partial<GstPart>): GstPart => ({
    ...{ on, kind: "billed", taxCode: "STD", number: "NZ-2026-000001", cents: 115, gst: 15, seq: null },
    ...more,
  });

  it("stand by month, what was billed first, then by tax code, in whatever order the parts came", () => {
    const credit = { kind: "credited" as const, cents: -115, gst: -15 };
    const zero = { taxCode: "ZERO" as const, gst: 0 };
    const parts = [
      part("2027-01-04", credit),
      part("2027-01-31", {}),
      part("2026-12-30", { taxCode: "NONE", gst: 0 }),
      part("2027-01-02", zero),
      part("2026-12-01", {}),
      part("2027-01-01", {}),
    ];
    const [none, ...standard] = [
      { month: "2026-12", kind: "billed", taxCode: "NONE", cents: 115, gst: 0, parts: 1 },
      { month: "2026-12", kind: "billed", taxCode: "STD", cents: 115, gst: 15, parts: 1 },
      { month: "2027-01", kind: "billed", taxCode: "STD", cents: 230, gst: 30, parts: 2 },
      { month: "2027-01", kind: "billed", taxCode: "ZERO", cents: 115, gst: 0, parts: 1 },
      { month: "2027-01", kind: "credited", taxCode: "STD", cents: -115, gst: -15, parts: 1 },
    ];
    const inOrder = [standard[0], none, ...standard.slice(1)];
    expect(gstTotals(parts)).toEqual(inOrder);
    expect(gstTotals(parts.toReversed())).toEqual(inOrder);
    expect(gstTotals([])).toEqual([]);
  });
});

describe("the tax of a code that stands without cents", () => {
  const line = (tax_code: "STD" | "ZERO", cents: number, gst: number) => ({ ref: "a", tax_code, cents, gst });
  const invoice: MoneyDocument = {
    ...{ type: "invoice", kind: "balance", number: "N1", on: "2026-12-01", due: "2026-12-01" },
    ...{ lines: [line("STD", 0, 3), line("ZERO", 300, 0)], total: 300, gst: 3 },
    ...{ credited: 0, writtenOff: 0, allocated: 0 },
  };
  const note: MoneyDocument = {
    ...{ type: "credit_note", of: "N1", number: "C1", on: "2026-12-02" },
    ...{ lines: [line("ZERO", 100, 0)], total: 100, gst: 0 },
  };

  it("is of the document, with its sign, and no zero is below zero", () => {
    const parts = gstOfDocuments([invoice, { ...note, lines: [line("STD", 0, 1)] }]);
    expect(parts.map(({ kind, cents, gst }) => [kind, cents, gst])).toEqual([
      ["billed", 0, 3],
      ["billed", 300, 0],
      ["credited", 0, -1],
    ]);
  });

  it("goes with the payments of the invoice, and comes back with them", () => {
    const entry = (type: LedgerDeed["type"], value: number, more: Partial<LedgerDeed> = {}): LedgerDeed => ({
      ...{ on: "2026-12-05", type, value },
      ...more,
    });
    const paid = gstOfPayments([
      entry("invoice", 300, { document: invoice }),
      entry("credit_note", -100, { document: note }),
      entry("receipt", -100),
      entry("receipt", -100),
      entry("credit_note", -200, {
        document: { ...note, number: "C2", lines: [line("ZERO", 200, 0)], total: 200 },
      }),
    ]);
    expect(paid.map(({ seq, kind, taxCode, cents, gst }) => [seq, kind, taxCode, cents, gst])).toEqual([
      [3, "billed", "STD", 0, 2],
      [3, "billed", "ZERO", 100, 0],
      [4, "billed", "STD", 0, 1],
      [4, "billed", "ZERO", 100, 0],
      [5, "credited", "STD", 0, -3],
      [5, "credited", "ZERO", -200, 0],
    ]);
  });
});
