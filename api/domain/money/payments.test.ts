import { describe, expect, it } from "vitest";
import { bill, charge, played } from "#tests/support/factories/money-history.ts";
import type { Deed } from "./history-shapes.ts";

const first = "NZ-2026-000001";
const on = "2026-12-05";
const receipt = (cents: number, invoice?: string): Deed => ({ deed: "receipt", on, cents, invoice });
const refund = (cents: number): Deed => ({ deed: "refund", on, cents });
const writeOff = (cents: number, invoice = first): Deed => ({ deed: "write_off", on, invoice, cents });
const writeBack = (cents: number, invoice = first): Deed => ({ deed: "write_back", on, invoice, cents });
const credit = (amounts?: { STD?: number; ZERO?: number }, invoice = first): Deed => {
  return { deed: "credit", on, invoice, ...(amounts ? { amounts } : { all: true }) };
};
const billed = [charge("a", 1150), charge("b", 500, "ZERO"), bill("full")];
const refusedOf = (deeds: Deed[]) => played(deeds).refused.map(({ code }) => code);

describe("credit notes", () => {
  it("take back all that is left, cents and tax, one line per code", () => {
    const { documents, ledger } = played([...billed, credit({ STD: 150 }), credit()]);
    expect(documents.slice(1)).toEqual([
      {
        type: "credit_note",
        of: first,
        number: "NZC-2026-000001",
        on,
        lines: [{ ref: "credit", tax_code: "STD", cents: 150, gst: 20 }],
        total: 150,
        gst: 20,
        status: "Issued",
      },
      expect.objectContaining({
        lines: [
          { ref: "credit", tax_code: "STD", cents: 1000, gst: 130 },
          { ref: "credit", tax_code: "ZERO", cents: 500, gst: 0 },
        ],
        gst: 130,
      }),
    ]);
    expect(documents[0]).toMatchObject({ credited: 1650, open: 0, status: "Credited" });
    expect(ledger.map(({ value, balance }) => [value, balance])).toEqual([
      [1650, 1650],
      [-150, 1500],
      [-1500, 0],
    ]);
  });

  it("list the codes in the order of the invoice", () => {
    const { documents } = played([...billed, credit({ ZERO: 1, STD: 2 })]);
    expect(documents[1]?.lines.map(({ tax_code: code }) => code)).toEqual(["STD", "ZERO"]);
  });

  it("are refused beyond what is left of a code, for nothing, and of no invoice", () => {
    expect(refusedOf([...billed, credit({ STD: 1151 })])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([...billed, credit({ STD: 1150 }), credit({ STD: 1 })])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([charge("a", 5), bill("full"), credit({ ZERO: 1 })])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([...billed, credit(), credit()])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([...billed, credit({ STD: 9999, ZERO: 0 })])).toEqual(["AMOUNT"]);
    expect(refusedOf([...billed, credit(undefined, "NZ-2026-000002")])).toEqual(["UNKNOWN_INVOICE"]);
  });

  it("never go below what was written off", () => {
    expect(refusedOf([...billed, writeOff(50), credit()])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([...billed, writeOff(50), credit({ STD: 1101, ZERO: 500 })])).toEqual(["OVER_CREDIT"]);
    expect(refusedOf([...billed, writeOff(50), credit({ STD: 1100, ZERO: 500 })])).toEqual([]);
  });
});

describe("receipts and refunds", () => {
  it("serve open invoices by due day and keep the rest on account", () => {
    const later = played([...billed, receipt(2000)]);
    expect(later.documents[0]).toMatchObject({ allocated: 1650, open: 0, status: "Paid" });
    expect(later.summary).toMatchObject({ received: 2000, due: -350, on_account: 350 });
    const earlier = played([...billed.slice(0, 2), receipt(400), bill("full")]);
    expect(earlier.documents[0]).toMatchObject({ allocated: 400, open: 1250, status: "Part Paid" });
  });

  it("serve the invoice first that they name, the others after it", () => {
    const second = "NZ-2026-000002";
    const two: Deed[] = [
      charge("a", 1000),
      bill("deposit", "2026-12-01", 400),
      { deed: "invoice", kind: "balance", on: "2026-12-01", due: "2026-12-02" },
    ];
    const shares = (deeds: Deed[]) =>
      played([...two, ...deeds]).documents.flatMap((each) => (each.type === "invoice" ? each.allocated : []));
    expect(shares([receipt(500)])).toEqual([400, 100]);
    expect(shares([receipt(500, second)])).toEqual([0, 500]);
    expect(shares([receipt(700, second)])).toEqual([100, 600]);
    expect(refusedOf([...two, receipt(1, "NZ-2026-000003")])).toEqual(["UNKNOWN_INVOICE"]);
  });

  it("give back to the account what a credited invoice was given beyond its worth", () => {
    const run = played([...billed, receipt(1650), credit({ STD: 1150 })]);
    expect(run.documents[0]).toMatchObject({ allocated: 500, open: 0, status: "Paid" });
    expect(run.summary).toMatchObject({ due: -1150, on_account: 1150 });
  });

  it("are refused for nothing, and beyond what is on account", () => {
    expect(refusedOf([receipt(0), receipt(-5), refund(0), refund(1)])).toEqual([
      "AMOUNT",
      "AMOUNT",
      "AMOUNT",
      "OVER_REFUND",
    ]);
    const run = played([receipt(100), refund(60), refund(41), refund(40)]);
    expect(run.refused).toEqual([{ deed: 2, code: "OVER_REFUND" }]);
    expect(run.ledger).toEqual([
      { date: on, type: "receipt", value: -100, balance: -100 },
      { date: on, type: "refund", value: 60, balance: -40 },
      { date: on, type: "refund", value: 40, balance: 0 },
    ]);
    expect(run.summary).toMatchObject({ received: 0, on_account: 0, due: 0 });
  });

  it("order invoices of one due day by number", () => {
    const due = "2026-12-31";
    const invoice = (kind: "deposit" | "balance", cents?: number): Deed => {
      return { deed: "invoice", kind, on: "2026-12-01", cents, due };
    };
    const run = played([charge("a", 1000), invoice("deposit", 100), invoice("balance"), receipt(150)]);
    expect(run.documents).toMatchObject([{ allocated: 100 }, { allocated: 50 }]);
  });
});

describe("writing off", () => {
  it("gives up what is open and takes it back", () => {
    const off = played([...billed, receipt(1600), writeOff(50)]);
    expect(off.documents[0]).toMatchObject({ written_off: 50, open: 0, status: "Written Off" });
    expect(off.summary).toMatchObject({ written_off: 50, due: 0 });
    const back = played([...billed, receipt(1600), writeOff(50), writeBack(20)]);
    expect(back.documents[0]).toMatchObject({ written_off: 30, open: 20, status: "Part Paid" });
    expect(back.ledger.map(({ type, value }) => `${type} ${value}`).slice(2)).toEqual([
      "write_off -50",
      "write_back 20",
    ]);
  });

  it("is refused for nothing, of no invoice, and beyond what there is", () => {
    const cases: [Deed, string][] = [
      [writeOff(0), "AMOUNT"],
      [writeBack(-1), "AMOUNT"],
      [writeOff(1, "NZ-2026-000009"), "UNKNOWN_INVOICE"],
      [writeBack(1, "NZ-2026-000009"), "UNKNOWN_INVOICE"],
      [writeOff(1651), "OVER_WRITE_OFF"],
      [writeBack(1), "OVER_WRITE_BACK"],
    ];
    expect(cases.map(([deed]) => refusedOf([...billed, deed]))).toEqual(cases.map(([, code]) => [code]));
    expect(refusedOf([...billed, writeOff(1650), writeBack(1650)])).toEqual([]);
  });
});
