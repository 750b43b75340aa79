import { describe, expect, it } from "vitest";
import { openOf, type CreditNote, type Invoice } from "./book.ts";
import { type LedgerDeed, replayLedger } from "./replay-ledger.ts";

const on = "2026-12-01";

function anInvoice(number: string, total: number, due = on): Invoice {
  return {
    ...{ type: "invoice", kind: "full", number, on, due, total, gst: 0 },
    lines: [{ ref: "a", tax_code: "NONE", cents: total, gst: 0 }],
    // Where it stands now does not say where it stood.
    ...{ credited: total, writtenOff: total, allocated: total },
  };
}

function aNote(of: string, total: number): CreditNote {
  return {
    ...{ type: "credit_note", of, number: `C-${of}`, on, total, gst: 0 },
    lines: [{ ref: "credit", tax_code: "NONE", cents: total, gst: 0 }],
  };
}

const issued = (invoice: Invoice): LedgerDeed => ({
  on,
  type: "invoice",
  value: invoice.total,
  document: invoice,
});
const credited = (note: CreditNote): LedgerDeed => ({
  ...{ on, type: "credit_note", value: 0 - note.total },
  document: note,
});
const entry = (type: LedgerDeed["type"], value: number, of?: string | null): LedgerDeed => ({
  on,
  type,
  value,
  of,
});

/** What is open of each invoice after each entry, then what is on account. */
function standing(deeds: LedgerDeed[]): number[][] {
  const seen: number[][] = [];
  replayLedger(deeds, (book, invoices, deed, seq) => {
    expect(deed).toBe(deeds[seq - 1]);
    seen.push([...invoices.map(openOf), book.onAccount]);
  });
  return seen;
}

const first = issued(anInvoice("N1", 100));
const second = issued(anInvoice("N2", 100));

describe("replaying a ledger", () => {
  it("begins each invoice where it was issued, and pays by due day, then number", () => {
    const early = issued(anInvoice("N3", 100, "2026-11-30"));
    expect(standing([second, first, early, entry("receipt", -150)])).toEqual([
      [100, 0],
      [100, 100, 0],
      [100, 100, 100, 0],
      [100, 50, 0, 0],
    ]);
  });

  it("serves the invoice that a receipt names first, and another one with the rest", () => {
    expect(standing([first, second, entry("receipt", -120, "N2")]).at(-1)).toEqual([80, 0, 0]);
    expect(standing([first, second, entry("receipt", -120, null)]).at(-1)).toEqual([0, 80, 0]);
  });

  it("keeps on account what nothing needs, and gives it back by refunds, transfers and surcharges", () => {
    const paid = [first, entry("receipt", -150)];
    expect(standing([...paid, entry("refund", 20)]).at(-1)).toEqual([0, 30]);
    expect(standing([...paid, entry("transfer", 20)]).at(-1)).toEqual([0, 30]);
    expect(standing([...paid, entry("transfer", -20)]).at(-1)).toEqual([0, 70]);
    expect(standing([...paid, entry("surcharge", 20)]).at(-1)).toEqual([0, 30]);
  });

  it("frees what a credit note takes back of an invoice that was paid", () => {
    expect(standing([first, entry("receipt", -100), credited(aNote("N1", 40))]).at(-1)).toEqual([0, 40]);
    expect(standing([first, credited(aNote("N1", 40))]).at(-1)).toEqual([60, 0]);
  });

  it("gives up what is written off, and asks for it again once it is taken back", () => {
    const off = [first, second, entry("write_off", -30, "N2")];
    expect(standing(off).at(-1)).toEqual([100, 70, 0]);
    expect(standing([...off, entry("write_back", 10, "N2")]).at(-1)).toEqual([100, 80, 0]);
  });

  it("leaves out documents that are not there, and what is of no invoice", () => {
    const strays = [
      entry("invoice", 100),
      entry("credit_note", -100),
      credited(aNote("N9", 40)),
      entry("write_off", -30),
      entry("write_off", -30, null),
    ];
    expect(standing([first, ...strays]).at(-1)).toEqual([100, 0]);
  });
});
