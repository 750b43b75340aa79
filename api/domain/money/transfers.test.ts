import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedDeeds, bill, charge, usualDeeds } from "#tests/support/factories/money-history.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { applyDeed } from "./apply-deed.ts";
import { type Book, invoicesOf, netOf, newBook, openOf } from "./book.ts";
import type { Deed } from "./history-shapes.ts";
import { summaryOf } from "./present-book.ts";
import { type LedgerDeed, replayLedger } from "./replay-ledger.ts";

const perHistory = 20;
const settings = { seed: 20_261_127, numRuns: Math.ceil(askedDeeds / perHistory / 2) };
const timeout = limitOf({ rounds: askedDeeds, usual: usualDeeds, eachMs: 1 });

const terms = { deposit_bps: 1000, balance_days_before: 60, payment_days: 0 };
const book = () => newBook({ code: "NZ", gst_bps: 1500 }, terms, "2027-03-01");
const on = "2026-12-01";

/** What each of two bookings is asked for, and money that moves from one to the other. */
type Step =
  | { side: 0 | 1; deed: Deed }
  | { side: 0 | 1; cents: number }
  | { side: 0 | 1; card: number; surcharge: number };
const side = fc.constantFrom(0 as const, 1 as const);
const cents = fc.integer({ min: -5, max: 200_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ side, cents }),
  fc.record({
    side,
    card: fc.integer({ min: 1, max: 200_000 }),
    surcharge: fc.integer({ min: 1, max: 9_000 }),
  }),
  fc.record({
    side,
    deed: fc.oneof(
      fc.record({
        deed: fc.constant("charge" as const),
        line: fc.constantFrom("a", "b"),
        cents: fc.integer({ min: 0, max: 200_000 }),
        tax_code: fc.constant("STD" as const),
      }),
      fc.constantFrom(bill("deposit", on), bill("balance", on), bill("full", on)),
      fc.record({ deed: fc.constant("receipt" as const), on: fc.constant(on), cents }),
      fc.record({ deed: fc.constant("refund" as const), on: fc.constant(on), cents }),
    ),
  }),
);

/** Does a step as the product does: money that cannot leave is not taken in either. Answers what was paid in or back. */
function take(books: readonly [Book, Book], taken: Step, numberOf: () => string): number {
  const own = books[taken.side];
  if ("deed" in taken) {
    const done = applyDeed(own, taken.deed, numberOf) === null;
    if (!done || !("cents" in taken.deed)) return 0;
    if (taken.deed.deed === "receipt") return taken.deed.cents;
    return taken.deed.deed === "refund" ? 0 - taken.deed.cents : 0;
  }
  if ("card" in taken) {
    const [kept, all] = [taken.surcharge, taken.card + taken.surcharge];
    const deeds = [
      { deed: "surcharge", on, cents: kept } as const,
      { deed: "receipt", on, cents: all } as const,
    ];
    expect(deeds.map((deed) => applyDeed(own, deed, numberOf))).toEqual([null, null]);
    return taken.card;
  }
  if (taken.cents <= 0) return 0;
  const left = applyDeed(own, { deed: "transfer", on, cents: 0 - taken.cents }, numberOf);
  if (left === null)
    applyDeed(books[1 - taken.side]!, { deed: "transfer", on, cents: taken.cents }, numberOf);
  return 0;
}

function deedsOf({ ledger, documents }: Book): LedgerDeed[] {
  const issued = invoicesOf({ documents });
  let next = 0;
  return ledger.map(({ date, type, value }) => {
    const document = type === "invoice" ? issued[next++] : undefined;
    return { on: date, type, value, document };
  });
}

describe("a surcharge for paying by card", () => {
  it("serves no invoice, also where the receipt names one that needs it all", () => {
    const own = book();
    for (const deed of [charge("a", 10_000), bill("full", on)]) applyDeed(own, deed, () => "NZ-2026-000001");
    expect(applyDeed(own, { deed: "surcharge", on, cents: 0 }, () => "")).toBe("AMOUNT");
    expect(applyDeed(own, { deed: "surcharge", on, cents: 250 }, () => "")).toBeNull();
    const paid = { deed: "receipt", on, cents: 9_250, invoice: "NZ-2026-000001" } as const;
    expect(applyDeed(own, paid, () => "")).toBeNull();
    expect(openOf(invoicesOf(own)[0]!)).toBe(1_000);
    expect(own).toMatchObject({ received: 9_000, onAccount: 0 });
    expect(own.ledger.at(-1)?.balance).toBe(1_000);
  });

  it("takes nothing from an invoice that is paid in part", () => {
    const own = book();
    let given = 0;
    const numberOf = () => `NZ-2026-00000${(given += 1)}`;
    applyDeed(own, charge("a", 10_000), numberOf);
    applyDeed(own, bill("deposit", on), numberOf);
    applyDeed(own, { deed: "receipt", on, cents: 400 }, numberOf);
    applyDeed(own, bill("balance", on), numberOf);
    applyDeed(own, { deed: "surcharge", on, cents: 250 }, numberOf);
    expect(invoicesOf(own).map(({ allocated }) => allocated)).toEqual([400, 0]);
    applyDeed(own, { deed: "receipt", on, cents: 9_250, invoice: "NZ-2026-000002" }, numberOf);
    expect(invoicesOf(own).map(({ allocated }) => allocated)).toEqual([400, 9_000]);
  });

  it("is no money that could go back before the receipt came", () => {
    const own = book();
    applyDeed(own, { deed: "receipt", on, cents: 100 }, () => "");
    applyDeed(own, { deed: "surcharge", on, cents: 250 }, () => "");
    expect(applyDeed(own, { deed: "refund", on, cents: 1 }, () => "")).toBe("OVER_REFUND");
  });
});

describe("two bookings between which money moves", { timeout }, () => {
  it("have together what was paid in, and each of them a ledger that agrees with its documents", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: perHistory * 2 }), (steps) => {
        const books = [book(), book()] as const;
        let given = 0;
        const numberOf = () => `NZ-2026-${String((given += 1)).padStart(6, "0")}`;
        const paid = steps.reduce((sum, each) => sum + take(books, each, numberOf), 0);
        expect(books[0].received + books[1].received).toBe(paid);
        for (const each of books) {
          const { due, received } = summaryOf({ ...each, net: netOf(each) });
          expect(each.ledger.at(-1)?.balance ?? 0).toBe(due);
          expect(each.onAccount).toBeGreaterThanOrEqual(0);
          const invoices = invoicesOf(each);
          expect(received).toBe(each.onAccount + invoices.reduce((sum, one) => sum + one.allocated, 0));
          if (invoices.some((one) => openOf(one) > 0)) expect(each.onAccount).toBe(0);
          // What is read back from its entries stands where it stood.
          let last: number[] = [];
          replayLedger(deedsOf(each), (_book, found) => (last = found.map(({ allocated }) => allocated)));
          expect(last).toEqual(invoices.map(({ allocated }) => allocated));
        }
      }),
      settings,
    );
  });

  it("keeps what an invoice needs: only money on account leaves", () => {
    const own = book();
    for (const deed of [charge("a", 10_000), bill("full", on)]) applyDeed(own, deed, () => "NZ-2026-000001");
    applyDeed(own, { deed: "receipt", on, cents: 12_000 }, () => "");
    expect(applyDeed(own, { deed: "transfer", on, cents: -2_001 }, () => "")).toBe("OVER_REFUND");
    expect(applyDeed(own, { deed: "transfer", on, cents: -2_000 }, () => "")).toBeNull();
    expect(applyDeed(own, { deed: "transfer", on, cents: 0 }, () => "")).toBe("AMOUNT");
    expect(own.ledger.at(-1)).toEqual({ date: on, type: "transfer", value: 2_000, balance: 0 });
  });
});
