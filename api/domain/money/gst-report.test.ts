import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aHistory, bill, charge } from "#tests/support/factories/money-history.ts";
import type { MoneyDocument } from "./book.ts";
import { type GstPart, gstOfDocuments, gstOfPayments } from "./gst-parts.ts";
import { gstTotals } from "./gst-report.ts";
import type { Deed } from "./history-shapes.ts";
import { playHistory } from "./play-history.ts";
import type { LedgerDeed } from "./replay-ledger.ts";

/** A history as the report reads it: its documents, and its ledger with what each entry is about. */
function reported(deeds: Deed[]) {
  const answer = playHistory(aHistory(deeds));
  if (answer.status === "invalid") throw new Error(JSON.stringify(answer.errors));
  const documents = answer.documents.map((one): MoneyDocument =>
    one.type === "invoice" ? { ...one, writtenOff: one.written_off } : one,
  );
  const refused = new Set(answer.refused.map(({ deed }) => deed));
  const done = deeds.filter(
    (each, at) => !refused.has(at) && each.deed !== "charge" && each.deed !== "cancel",
  );
  const issued = [...documents];
  const ledger = answer.ledger.map(({ date: on, type, value }, at): LedgerDeed => {
    const deed = done[at]!;
    const document = type === "invoice" || type === "credit_note" ? issued.shift() : undefined;
    return { on, type, value, document, of: "invoice" in deed ? (deed.invoice ?? null) : null };
  });
  return {
    documents,
    invoices: answer.documents,
    parts: gstOfDocuments(documents),
    paid: gstOfPayments(ledger),
  };
}

const sum = (parts: readonly { cents: number; gst: number }[]) => ({
  cents: parts.reduce((total, { cents }) => total + cents, 0),
  gst: parts.reduce((total, { gst }) => total + gst, 0),
});
const until = (parts: readonly GstPart[], day: string) => parts.filter(({ on }) => on <= day);

const pay = (cents: number, on: string, invoice?: string): Deed => ({ deed: "receipt", on, cents, invoice });

describe("a report by documents", () => {
  it("has each document in its month, by tax code, and what was taken back apart", () => {
    const { parts } = reported([
      charge("a", 115_000),
      charge("b", 20_000, "ZERO"),
      bill("full", "2026-12-30"),
      { deed: "credit", on: "2027-01-04", invoice: "NZ-2026-000001", amounts: { STD: 11_500 } },
    ]);
    expect(gstTotals(parts)).toEqual([
      { month: "2026-12", kind: "billed", taxCode: "STD", cents: 115_000, gst: 15_000, parts: 1 },
      { month: "2026-12", kind: "billed", taxCode: "ZERO", cents: 20_000, gst: 0, parts: 1 },
      { month: "2027-01", kind: "credited", taxCode: "STD", cents: -11_500, gst: -1500, parts: 1 },
    ]);
  });

  it("counts what a balance bills beyond its deposit, once", () => {
    const { parts } = reported([
      charge("a", 115_000),
      bill("deposit", "2026-12-01", 11_500),
      bill("balance", "2027-01-01"),
    ]);
    expect(gstTotals(parts).map(({ month, gst }) => [month, gst])).toEqual([
      ["2026-12", 1500],
      ["2027-01", 13_500],
    ]);
  });
});

describe("a report by payments", () => {
  it("takes of each payment the share of the invoice that it serves", () => {
    const { paid } = reported([
      charge("a", 115_000),
      charge("b", 115_000, "NONE"),
      bill("full", "2026-12-01"),
      pay(115_000, "2026-12-15"),
      pay(115_000, "2027-01-15"),
    ]);
    expect(gstTotals(paid).map(({ month, taxCode, cents, gst }) => [month, taxCode, cents, gst])).toEqual([
      ["2026-12", "STD", 57_500, 7500],
      ["2026-12", "NONE", 57_500, 0],
      ["2027-01", "STD", 57_500, 7500],
      ["2027-01", "NONE", 57_500, 0],
    ]);
  });

  it("counts money on account when an invoice is given it, and no more than is paid of one that is given up", () => {
    const { paid } = reported([
      pay(57_500, "2026-11-10"),
      charge("a", 115_000),
      bill("full", "2026-12-01"),
      { deed: "write_off", on: "2026-12-02", invoice: "NZ-2026-000001", cents: 57_500 },
    ]);
    expect(paid).toEqual([
      {
        ...{ on: "2026-12-01", kind: "billed", taxCode: "STD", number: "NZ-2026-000001" },
        ...{ cents: 57_500, gst: 7500, seq: 2 },
      },
    ]);
  });

  it("takes back what an invoice no longer holds, on the day of the credit note", () => {
    const { paid } = reported([
      charge("a", 115_000),
      bill("full", "2026-12-01"),
      pay(115_000, "2026-12-10"),
      { deed: "credit", on: "2027-01-04", invoice: "NZ-2026-000001", all: true },
    ]);
    expect(gstTotals(paid).map(({ month, kind, gst }) => [month, kind, gst])).toEqual([
      ["2026-12", "billed", 15_000],
      ["2027-01", "credited", -15_000],
    ]);
  });

  it("is rounded with what is paid of its code, where that has cents", () => {
    const { paid } = reported([
      charge("a", 20),
      charge("b", 100, "ZERO"),
      bill("full"),
      pay(20, "2026-12-02"),
    ]);
    const [standard] = paid;
    // A sixth of the invoice would round to 1; of the 20 cents of its code 3 are paid, and 3 × 3/20 rounds to 0.
    expect(standard).toMatchObject({ taxCode: "STD", cents: 3, gst: 0 });
  });

  it("dates a payment that was written down late on the day on which it came, but never before its invoice", () => {
    const late = [charge("a", 115_000), bill("full", "2026-12-05"), pay(11_500, "2026-12-01")];
    expect(reported(late).paid.map(({ on }) => on)).toEqual(["2026-12-05"]);
    expect(reported([...late.slice(0, 2), pay(11_500, "2026-12-07")]).paid[0]!.on).toBe("2026-12-07");
  });
});

const days = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-02-01", "2027-02-28"] as const;
const cents = fc.integer({ min: 1, max: 120_000 });
const line = fc.constantFrom("a", "b", "c");
const code = fc.constantFrom("STD" as const, "STD" as const, "ZERO" as const, "NONE" as const);
const invoice = fc.constantFrom("NZ-2026-000001", "NZ-2026-000002", "NZ-2027-000001", "NZ-2027-000002");
const on = fc.constantFrom(...days.slice(0, 4));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ deed: fc.constant("charge" as const), line, cents, tax_code: code }),
  fc.record({ deed: fc.constant("cancel" as const), line, fee_cents: cents, tax_code: fc.option(code) }),
  fc.record({
    deed: fc.constant("invoice" as const),
    on,
    kind: fc.constantFrom("deposit", "full", "balance"),
  }),
  fc.record({ deed: fc.constant("invoice" as const), on, kind: fc.constant("balance" as const) }),
  fc.record({ deed: fc.constant("receipt" as const), on, cents, invoice: fc.option(invoice) }),
  fc.record({ deed: fc.constant("refund" as const), on, cents }),
  fc.record({ deed: fc.constant("credit" as const), on, invoice, all: fc.constant(true) }),
  fc.record({ deed: fc.constant("credit" as const), on, invoice, amounts: fc.record({ STD: cents }) }),
  fc.record({ deed: fc.constantFrom("write_off" as const, "write_back" as const), on, invoice, cents }),
);
const histories = fc
  .array(deed, { maxLength: 30 })
  .map((list) => [...["a", "b", "c"].map((name): Deed => charge(name, 50_000)), ...list]);
const settings = { seed: 20_261_126, numRuns: 600 };

describe("every history", () => {
  it("has in all its months the tax of its documents less its credit notes", () => {
    fc.assert(
      fc.property(histories, (list) => {
        const { documents, parts } = reported(list);
        const signed = documents.map(({ type, total, gst }) =>
          type === "invoice" ? { cents: total, gst } : { cents: 0 - total, gst: 0 - gst },
        );
        expect(sum(gstTotals(parts))).toEqual(sum(signed));
      }),
      settings,
    );
  });

  it("counts by payments what the invoices hold, never more than by documents, and the same once all is paid", () => {
    fc.assert(
      fc.property(histories, (list) => {
        const { invoices, parts, paid } = reported(list);
        const held = invoices.reduce((total, one) => total + (one.type === "invoice" ? one.allocated : 0), 0);
        expect(sum(paid).cents).toBe(held);
        for (const day of days) {
          expect(sum(until(paid, day)).cents).toBeLessThanOrEqual(sum(until(parts, day)).cents);
          expect(sum(until(paid, day)).gst).toBeLessThanOrEqual(sum(until(parts, day)).gst);
        }
        const bills = invoices.filter((one) => one.type === "invoice");
        if (bills.every((one) => one.open === 0 && one.written_off === 0)) {
          expect(sum(gstTotals(paid))).toEqual(sum(gstTotals(parts)));
        }
      }),
      settings,
    );
  });

  it("comes to the same once every open invoice is paid", () => {
    fc.assert(
      fc.property(histories, (list) => {
        const without = list.filter((one) => one.deed !== "write_off");
        const { parts, paid } = reported([...without, pay(100_000_000, "2027-02-28")]);
        expect(sum(gstTotals(paid))).toEqual(sum(gstTotals(parts)));
      }),
      settings,
    );
  });
});
