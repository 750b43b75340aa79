import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aHistory, askedDeeds, charge, usualDeeds } from "#tests/support/factories/money-history.ts";
import { limitOf } from "#tests/support/long-run.ts";
import type { Deed, TaxCode } from "./history-shapes.ts";
import { playHistory } from "./play-history.ts";

/** A history has so many deeds on average. */
const perHistory = 20;
const settings = { seed: 20_261_126, numRuns: Math.ceil(askedDeeds / perHistory) };
const timeout = limitOf({ rounds: askedDeeds, usual: usualDeeds, eachMs: 1 });
const line = fc.constantFrom("a", "b", "c", "d");
const cents = fc.integer({ min: -5, max: 200_000 });
const charged = fc.integer({ min: 0, max: 200_000 });
const code = fc.constantFrom("STD" as const, "STD" as const, "ZERO" as const, "NONE" as const);
const on = fc.constantFrom("2026-12-30", "2026-12-31", "2027-01-01", "2027-02-01");
const invoice = fc.constantFrom("NZ-2026-000001", "NZ-2026-000002", "NZ-2027-000001", "NZ-2027-000002");

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ deed: fc.constant("charge" as const), line, cents: charged, tax_code: code }),
  fc.record({ deed: fc.constant("charge" as const), line, cents: charged, tax_code: code }),
  fc.record({
    deed: fc.constant("invoice" as const),
    on,
    kind: fc.constantFrom("deposit", "full", "balance"),
  }),
  fc.record({ deed: fc.constant("invoice" as const), on, kind: fc.constant("balance" as const) }),
  fc.record({ deed: fc.constant("receipt" as const), on, cents, invoice: fc.option(invoice) }),
  fc.record({ deed: fc.constant("refund" as const), on, cents }),
  fc.record({ deed: fc.constant("cancel" as const), line, fee_cents: charged, tax_code: fc.option(code) }),
  fc.record({ deed: fc.constant("credit" as const), on, invoice, all: fc.constant(true) }),
  fc.record({ deed: fc.constant("credit" as const), on, invoice, amounts: fc.record({ STD: cents }) }),
  fc.record({ deed: fc.constantFrom("write_off" as const, "write_back" as const), on, invoice, cents }),
);
const start = ["a", "b", "c", "d"].map((name): Deed => charge(name, 0));
const deeds = fc.array(deed, { maxLength: 40 }).map((list) => [...start, ...list]);

describe("every history", { timeout }, () => {
  it("ends with a ledger, documents and sums that agree", () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const answer = playHistory(aHistory(list));
        if (answer.status === "invalid") throw new Error(JSON.stringify(answer.errors));
        const { documents, ledger, summary } = answer;
        expect(ledger.at(-1)?.balance ?? 0).toBe(summary.due);
        expect(ledger.reduce((sum, { value }) => sum + value, 0)).toBe(summary.due);
        const invoices = documents.filter((each) => each.type === "invoice");
        const credits = documents.filter((each) => each.type === "credit_note");
        const total = (list: readonly { total: number }[]) => list.reduce((sum, each) => sum + each.total, 0);
        expect(summary.invoiced).toBe(total(invoices));
        expect(summary.credits).toBe(total(credits));
        expect(summary.to_bill).toBe(summary.net - summary.invoiced + summary.credits);
        expect(summary.on_account).toBeGreaterThanOrEqual(0);
        expect(summary.received).toBe(
          summary.on_account + invoices.reduce((sum, each) => sum + each.allocated, 0),
        );
        for (const each of documents) {
          expect(each.total).toBe(each.lines.reduce((sum, its) => sum + its.cents, 0));
          expect(each.gst).toBe(each.lines.reduce((sum, its) => sum + its.gst, 0));
        }
        for (const each of invoices) {
          expect(each.open).toBe(each.total - each.credited - each.written_off - each.allocated);
          expect(Math.min(each.open, each.allocated, each.written_off)).toBeGreaterThanOrEqual(0);
          // Money never waits on account while an invoice is open.
          if (each.open > 0) expect(summary.on_account).toBe(0);
        }
      }),
      settings,
    );
  });

  it("carries exactly the tax of what the file comes to, once everything is billed by a balance", () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const before = playHistory(aHistory(list));
        const answer = playHistory(
          aHistory([...list, { deed: "invoice", kind: "balance", on: "2027-03-01" }]),
        );
        if (answer.status === "invalid" || before.status === "invalid") throw new Error("never");
        if (answer.documents.length === before.documents.length) return;
        const gst = answer.documents.reduce(
          (sum, each) => sum + (each.type === "invoice" ? 1 : -1) * each.gst,
          0,
        );
        const charges = new Map<string, { cents: number; code: TaxCode }>();
        for (const each of list) {
          if (each.deed === "charge") charges.set(each.line, { cents: each.cents, code: each.tax_code });
          if (each.deed !== "cancel") continue;
          const standing = charges.get(each.line)?.code ?? "STD";
          charges.set(each.line, { cents: each.fee_cents, code: each.tax_code ?? standing });
        }
        const taxed = [...charges.values()].reduce(
          (sum, each) => sum + (each.code === "STD" ? each.cents : 0),
          0,
        );
        expect(gst).toBe(Math.round((taxed * 1500) / 11_500));
      }),
      settings,
    );
  });

  it("is not changed by a deed that is refused", () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const answer = playHistory(aHistory(list));
        if (answer.status === "invalid") throw new Error("never");
        const refused = new Set(answer.refused.map((each) => each.deed));
        const rest = list.filter((_, position) => !refused.has(position));
        expect(playHistory(aHistory(rest))).toEqual({ ...answer, refused: [] });
      }),
      settings,
    );
  });

  it("never adds up to an approximation", () => {
    const most = 1_000_000_000_000;
    const many = Array.from({ length: 9008 }, (): Deed => ({
      deed: "receipt",
      on: "2026-12-01",
      cents: most,
    }));
    expect(playHistory(aHistory(many))).toEqual({
      id: "m1",
      status: "invalid",
      errors: [{ path: "deeds", message: "must not add up to more than can be counted to the cent" }],
    });
    expect(playHistory(aHistory(many.slice(0, 9007)))).toMatchObject({ summary: { received: 9007 * most } });
  });
});
