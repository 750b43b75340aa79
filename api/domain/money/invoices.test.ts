import { describe, expect, it } from "vitest";
import { bill, charge, played } from "#tests/support/factories/money-history.ts";
import { linesOfDeposit } from "./billed-lines.ts";

const refusedOf = (run: ReturnType<typeof played>) => run.refused.map(({ deed, code }) => `${deed} ${code}`);

describe("the lines of a deposit", () => {
  const charged = (taxCode: "STD" | "ZERO", cents: number) => ({
    line: `${taxCode}${cents}`,
    taxCode,
    cents,
  });
  const codesOf = (charges: ReturnType<typeof charged>[]) =>
    linesOfDeposit({ charges, brand: { gst_bps: 1500 } }, 90).map(({ tax_code: code, cents }) => [
      code,
      cents,
    ]);

  it("stand in the order in which charges that are not 0 first have their codes", () => {
    expect(codesOf([charged("ZERO", 0), charged("STD", 200), charged("ZERO", 100)])).toEqual([
      ["STD", 60],
      ["ZERO", 30],
    ]);
  });

  it("are of codes whose charges come to more than 0 alone", () => {
    const less = [charged("ZERO", 20), charged("ZERO", -40)];
    expect(codesOf([...less, charged("STD", 200)])).toEqual([["STD", 90]]);
    const nothing = [charged("ZERO", 40), charged("ZERO", -40)];
    expect(codesOf([...nothing, charged("STD", 200)])).toEqual([["STD", 90]]);
  });
});

describe("a full invoice", () => {
  it("has one line per charge, which share the tax of their sum by largest remainder", () => {
    // 3 × 5 cents: 15 × 15/115 = 1.96 → 2; each line has 0.65 of it, and the first two get the cents.
    const [invoice] = played([charge("a", 5), charge("b", 5), charge("c", 5), bill("full")]).documents;
    expect(invoice).toMatchObject({
      kind: "full",
      number: "NZ-2026-000001",
      lines: [
        { ref: "a", tax_code: "STD", cents: 5, gst: 1 },
        { ref: "b", tax_code: "STD", cents: 5, gst: 1 },
        { ref: "c", tax_code: "STD", cents: 5, gst: 0 },
      ],
      total: 15,
      gst: 2,
      status: "Issued",
    });
  });

  it("leaves out charges of 0, and keeps the place of a line that is charged again", () => {
    const deeds = [charge("a", 0), charge("b", 7, "ZERO"), charge("c", 8, "NONE"), charge("b", 9, "ZERO")];
    const [invoice] = played([...deeds, bill("full")]).documents;
    expect(invoice?.lines).toEqual([
      { ref: "b", tax_code: "ZERO", cents: 9, gst: 0 },
      { ref: "c", tax_code: "NONE", cents: 8, gst: 0 },
    ]);
  });

  it("bills the fee of a cancelled service in its place, under the tax code that was named", () => {
    const run = played([
      charge("a", 1000),
      charge("b", 1150),
      { deed: "cancel", line: "a", fee_cents: 115, tax_code: null },
      { deed: "cancel", line: "b", fee_cents: 230, tax_code: "EXEMPT" },
      bill("full"),
    ]);
    expect(run.documents[0]?.lines).toEqual([
      { ref: "a", tax_code: "STD", cents: 115, gst: 15 },
      { ref: "b", tax_code: "EXEMPT", cents: 230, gst: 0 },
    ]);
  });

  it("is refused where something is billed already, and where nothing is to be billed", () => {
    expect(refusedOf(played([charge("a", 100), bill("full"), bill("full"), bill("deposit")]))).toEqual([
      "2 ALREADY_INVOICED",
      "3 ALREADY_INVOICED",
    ]);
    expect(refusedOf(played([charge("a", 0), bill("full"), bill("deposit")]))).toEqual([
      "1 NOTHING_TO_BILL",
      "2 NOTHING_TO_BILL",
    ]);
  });

  it("can be issued again once everything was credited", () => {
    const credit = { deed: "credit", on: "2026-12-02", invoice: "NZ-2026-000001", all: true } as const;
    const run = played([charge("a", 100), bill("full"), credit, bill("full", "2026-12-03")]);
    expect(run.refused).toEqual([]);
    expect(run.documents.map(({ number }) => number)).toEqual([
      "NZ-2026-000001",
      "NZC-2026-000001",
      "NZ-2026-000002",
    ]);
  });
});

describe("a deposit", () => {
  const charges = [charge("a", 1000), charge("b", 500, "ZERO"), charge("c", 501)];

  it("is the share of the terms, split over the tax codes by what they are charged", () => {
    // 10 % of 2001 = 200.1 → 200; STD has 1501/2001 of it: 150.02 → 150.
    const [invoice] = played([...charges, bill("deposit")]).documents;
    expect(invoice).toMatchObject({
      lines: [
        { ref: "deposit", tax_code: "STD", cents: 150, gst: 20 },
        { ref: "deposit", tax_code: "ZERO", cents: 50, gst: 0 },
      ],
      total: 200,
      due: "2026-12-01",
    });
  });

  it("has no line for a code whose share is 0", () => {
    const [invoice] = played([...charges, bill("deposit", "2026-12-01", 1)]).documents;
    expect(invoice?.lines).toEqual([{ ref: "deposit", tax_code: "STD", cents: 1, gst: 0 }]);
  });

  it("may be all of it, but not more, and not nothing", () => {
    const amounts = [2001, 2002, 0, -1];
    const codes = amounts.map((cents) =>
      refusedOf(played([...charges, bill("deposit", "2026-12-01", cents)])),
    );
    expect(codes).toEqual([[], ["3 AMOUNT"], ["3 AMOUNT"], ["3 AMOUNT"]]);
    const terms = { deposit_bps: 0, balance_days_before: 60, payment_days: 0 };
    expect(refusedOf(played([...charges, bill("deposit")], { terms }))).toEqual(["3 AMOUNT"]);
  });
});

describe("a balance", () => {
  it("takes off what was invoiced, with the tax that it carried", () => {
    const run = played([
      charge("a", 1000),
      charge("b", 500, "ZERO"),
      bill("deposit"),
      charge("c", 333),
      bill("balance", "2026-12-05"),
    ]);
    expect(run.documents[1]).toMatchObject({
      kind: "balance",
      lines: [
        { ref: "a", tax_code: "STD", cents: 1000, gst: 131 },
        { ref: "b", tax_code: "ZERO", cents: 500, gst: 0 },
        { ref: "c", tax_code: "STD", cents: 333, gst: 43 },
        { ref: "previous", tax_code: "STD", cents: -100, gst: -13 },
        { ref: "previous", tax_code: "ZERO", cents: -50, gst: 0 },
      ],
      total: 1683,
      gst: 161,
    });
    expect(run.summary).toMatchObject({ net: 1833, invoiced: 1833, to_bill: 0 });
  });

  it("puts a code last that no charge has any more, where only its tax is left", () => {
    const run = played([
      charge("a", 3),
      charge("b", 4, "ZERO"),
      bill("full"),
      // 3 cents carry 0.39 → 0 of tax; two credits of 1 and 2 leave no cents.
      charge("a", 0),
      { deed: "credit", on: "2026-12-02", invoice: "NZ-2026-000001", amounts: { STD: 3 } },
      charge("b", 6, "ZERO"),
      bill("balance", "2026-12-03"),
    ]);
    expect(run.documents[2]?.lines).toEqual([
      { ref: "b", tax_code: "ZERO", cents: 6, gst: 0 },
      { ref: "previous", tax_code: "ZERO", cents: -4, gst: 0 },
    ]);
  });

  it("is refused where a code is billed beyond its charges, and where nothing is left", () => {
    const run = played([
      charge("a", 100),
      charge("b", 100, "ZERO"),
      bill("full"),
      bill("balance"),
      charge("a", 99),
      charge("b", 300, "ZERO"),
      bill("balance"),
    ]);
    expect(refusedOf(run)).toEqual(["3 NOTHING_TO_BILL", "6 CREDIT_FIRST"]);
  });
});

describe("due days and numbers", () => {
  it("lets a balance fall due before travelling, never before it can be paid", () => {
    const terms = { deposit_bps: 1000, balance_days_before: 60, payment_days: 7 };
    const days = ["2026-12-01", "2026-12-24", "2026-12-26"];
    const due = days.map((on) => played([charge("a", 100), bill("full", on)], { terms }).documents[0]);
    expect(due).toMatchObject([{ due: "2026-12-31" }, { due: "2026-12-31" }, { due: "2027-01-02" }]);
  });

  it("lets a deposit fall due after so many days, and any invoice on the day that is named", () => {
    const terms = { deposit_bps: 1000, balance_days_before: 60, payment_days: 7 };
    expect(played([charge("a", 100), bill("deposit")], { terms }).documents[0]).toMatchObject({
      due: "2026-12-08",
    });
    const named = { deed: "invoice", kind: "full", on: "2026-12-01", due: "2026-11-01" } as const;
    expect(played([charge("a", 100), named], { terms }).documents[0]).toMatchObject({ due: "2026-11-01" });
  });

  it("counts each series in each year, and refuses a day before the newest document", () => {
    const credit = (on: string, invoice: string) => ({ deed: "credit", on, invoice, all: true }) as const;
    const run = played([
      charge("a", 100),
      bill("full", "2026-12-31"),
      credit("2027-01-01", "NZ-2026-000001"),
      bill("full", "2026-12-31"),
      bill("full", "2027-01-01"),
      credit("2026-12-31", "NZ-2027-000001"),
      credit("2026-12-31", "NZ-2027-000009"),
      credit("2027-01-01", "NZ-2027-000001"),
    ]);
    expect(run.documents.map(({ number }) => number)).toEqual([
      "NZ-2026-000001",
      "NZC-2027-000001",
      "NZ-2027-000001",
      "NZC-2027-000002",
    ]);
    expect(refusedOf(run)).toEqual(["3 BACKDATED", "5 BACKDATED", "6 UNKNOWN_INVOICE"]);
  });
});
