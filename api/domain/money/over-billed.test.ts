import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDeed } from "./apply-deed.ts";
import { invoicesOf, keptOf, newBook, type Book } from "./book.ts";
import type { Deed } from "./history-shapes.ts";
import { creditsNeeded } from "./over-billed.ts";

const brand = { code: "NZ", gst_bps: 1500 };
const terms = { deposit_bps: 1000, balance_days_before: 60, payment_days: 0 };

function played(deeds: readonly Deed[]): Book {
  const book = newBook(brand, terms, "2027-03-01");
  const counts = { invoice: 0, credit_note: 0 };
  for (const deed of deeds) applyDeed(book, deed, (series) => `${series}-${(counts[series] += 1)}`);
  return book;
}

/** Issues what is needed, one after the other; answers what was refused. */
function takeBack(book: Book): string[] {
  let next = 0;
  return creditsNeeded(book).flatMap(({ invoice, amounts }) => {
    const deed: Deed = { deed: "credit", on: "2027-02-19", invoice, all: false, amounts };
    return applyDeed(book, deed, () => `back-${(next += 1)}`) ?? [];
  });
}

const charge = (line: string, cents: number, code: "STD" | "ZERO" = "STD"): Deed => ({
  deed: "charge",
  line,
  cents,
  tax_code: code,
});
const issue = (kind: "deposit" | "balance" | "full"): Deed => ({
  deed: "invoice",
  on: "2026-12-01",
  kind,
  cents: null,
  due: null,
});
const cancel = (line: string, fee: number): Deed => ({
  deed: "cancel",
  line,
  fee_cents: fee,
  tax_code: null,
});

describe("what is billed above what a file comes to", () => {
  test("is the price less the fee of V7, and carries the tax that it has there", () => {
    const book = played([charge("a", 123_709), issue("full"), cancel("a", 61_855)]);
    expect(creditsNeeded(book)).toEqual([{ invoice: "invoice-1", amounts: { STD: 61_854 }, cents: 61_854 }]);
    expect(takeBack(book)).toEqual([]);
    expect(book.documents.at(-1)).toMatchObject({ type: "credit_note", total: 61_854, gst: 8068 });
    expect(creditsNeeded(book)).toEqual([]);
  });

  test("comes off the balance before the deposit, and off the deposit only for what is left", () => {
    const billed = [charge("a", 100_000), issue("deposit"), issue("balance")];
    expect(creditsNeeded(played([...billed, cancel("a", 25_000)]))).toEqual([
      { invoice: "invoice-2", amounts: { STD: 75_000 }, cents: 75_000 },
    ]);
    expect(creditsNeeded(played([...billed, cancel("a", 0)]))).toEqual([
      { invoice: "invoice-2", amounts: { STD: 90_000 }, cents: 90_000 },
      { invoice: "invoice-1", amounts: { STD: 10_000 }, cents: 10_000 },
    ]);
  });

  test("is told for each tax code apart, and is nothing where as much or more is still to bill", () => {
    const book = played([charge("a", 5000), charge("b", 3000, "ZERO"), issue("full"), cancel("b", 1000)]);
    expect(creditsNeeded(book)).toEqual([{ invoice: "invoice-1", amounts: { ZERO: 2000 }, cents: 2000 }]);
    expect(creditsNeeded(played([charge("a", 5000), issue("deposit")]))).toEqual([]);
  });

  test("stays where it was written off", () => {
    const off: Deed = { deed: "write_off", on: "2026-12-02", invoice: "invoice-1", cents: 4000 };
    const book = played([charge("a", 5000), issue("full"), off, cancel("a", 0)]);
    expect(creditsNeeded(book)).toEqual([{ invoice: "invoice-1", amounts: { STD: 1000 }, cents: 1000 }]);
  });

  test("is shared between the codes of an invoice as far as what is left of it reaches", () => {
    const off: Deed = { deed: "write_off", on: "2026-12-02", invoice: "invoice-1", cents: 150 };
    const credit: Deed = {
      ...{ deed: "credit", on: "2026-12-02", invoice: "invoice-1", all: false },
      amounts: { ZERO: 50 },
    };
    const billed = [charge("a", 100), charge("b", 200, "ZERO"), issue("full")];
    const gone = [cancel("a", 0), cancel("b", 0)];
    expect(creditsNeeded(played([...billed, off, ...gone]))).toEqual([
      { invoice: "invoice-1", amounts: { STD: 100, ZERO: 50 }, cents: 150 },
    ]);
    expect(creditsNeeded(played([...billed, off, credit, ...gone]))).toEqual([
      { invoice: "invoice-1", amounts: { STD: 100 }, cents: 100 },
    ]);
  });

  test("is never refused, and leaves nothing above the charges but what was written off", () => {
    const line = fc.constantFrom("a", "b", "c");
    const cents = fc.integer({ min: 0, max: 90_000 });
    const code = fc.constantFrom("STD" as const, "ZERO" as const);
    const deed: fc.Arbitrary<Deed> = fc.oneof(
      fc.record({ deed: fc.constant("charge" as const), line, cents, tax_code: code }),
      fc.constantFrom(issue("deposit"), issue("balance"), issue("full")),
      fc.record({
        deed: fc.constant("receipt" as const),
        on: fc.constant("2026-12-02"),
        cents,
        invoice: fc.constant(null),
      }),
      fc.record({
        deed: fc.constant("write_off" as const),
        on: fc.constant("2026-12-02"),
        invoice: fc.constantFrom("invoice-1", "invoice-2"),
        cents,
      }),
      fc.record({
        deed: fc.constant("cancel" as const),
        line,
        fee_cents: cents,
        tax_code: fc.constant(null),
      }),
    );
    const start = ["a", "b", "c"].map((name) => charge(name, 10_000));
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), (list) => {
        const book = played([...start, ...list]);
        expect(takeBack(book)).toEqual([]);
        const off = invoicesOf(book).reduce((sum, { writtenOff }) => sum + writtenOff, 0);
        const over = [...keptOf(book)].reduce((sum, [taxCode, kept]) => {
          const charged = book.charges.reduce(
            (all, one) => all + (one.taxCode === taxCode ? one.cents : 0),
            0,
          );
          return sum + Math.max(0, kept.cents - charged);
        }, 0);
        expect(over).toBeLessThanOrEqual(off);
        expect(book.onAccount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
