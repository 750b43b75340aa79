import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftInvoice, type BilledBooking, type Charge, type InvoiceDraft } from "./draft-invoice.ts";
import { planPayments } from "./payment-schedule.ts";

const taxBps = 1500;
const standard = (cents: number): Charge => ({ cents, taxCode: "STD" });
const zero = (cents: number): Charge => ({ cents, taxCode: "ZERO" });
const deposit = (cents: number) => ({ kind: "deposit" as const, dueOn: null, amountCents: cents });
const balance = (cents: number, dueOn: string | null = "2027-01-10") => ({
  kind: "balance" as const,
  dueOn,
  amountCents: cents,
});
const booking = (more: Partial<BilledBooking<Charge>>): BilledBooking<Charge> => ({
  charges: [standard(100_000), standard(23_456)],
  schedule: [deposit(12_346), balance(111_110)],
  confirmedOn: "2026-11-20",
  paymentDays: 0,
  ...more,
});

describe("the first invoice of a booking", () => {
  test("is its deposit with the tax on the deposit, due with the confirmation", () => {
    expect(draftInvoice(booking({}), taxBps)).toEqual({
      kind: "deposit",
      dueDate: "2026-11-20",
      lines: [{ charge: null, amountCents: 12_346, taxCode: "STD", gstCents: 1_610 }],
      totalCents: 12_346,
      gstCents: 1_610,
      netExCents: 10_736,
    });
  });

  test("is all of it, line by line, where no deposit was agreed", () => {
    const charges = [standard(10_001), standard(10_001), standard(10_001)];
    const schedule = [balance(30_003, null)];
    // 15/115 of 300.03 is 39.134…: 13.044… a line, and the cent that is left goes to the first.
    expect(draftInvoice(booking({ charges, schedule }), taxBps)).toEqual({
      kind: "full",
      dueDate: "2026-11-20",
      lines: [1_305, 1_304, 1_304].map((gstCents, index) => ({
        charge: charges[index],
        amountCents: 10_001,
        taxCode: "STD",
        gstCents,
      })),
      totalCents: 30_003,
      gstCents: 3_913,
      netExCents: 26_090,
    });
  });

  test("taxes each line by its own code, where all of it is billed", () => {
    const charges = [standard(11_500), zero(5_000)];
    expect(draftInvoice(booking({ charges, schedule: [] }), taxBps)).toMatchObject({
      lines: [
        { amountCents: 11_500, taxCode: "STD", gstCents: 1_500 },
        { amountCents: 5_000, taxCode: "ZERO", gstCents: 0 },
      ],
      gstCents: 1_500,
    });
  });

  test("shares a deposit among the tax codes of the booking, and taxes each by its own", () => {
    const charges = [standard(60_000), zero(40_000), zero(0)];
    const schedule = [deposit(10_001), balance(89_999)];
    const draft = draftInvoice(booking({ charges, schedule }), taxBps);
    expect(draft?.lines).toEqual([
      { charge: null, amountCents: 6_001, taxCode: "STD", gstCents: 783 },
      { charge: null, amountCents: 4_000, taxCode: "ZERO", gstCents: 0 },
    ]);
    expect(draft).toMatchObject({ totalCents: 10_001, gstCents: 783, netExCents: 9_218 });
  });

  test.each([
    ["on the day of the schedule", [balance(123_456, "2027-01-10")], 30, "2027-01-10"],
    ["with the confirmation by who pays beforehand", [balance(123_456, null)], 0, "2026-11-20"],
    ["so many days after it by who buys on credit", [deposit(12_346), balance(111_110)], 30, "2026-12-20"],
    ["with the confirmation where nothing was agreed", [], 0, "2026-11-20"],
  ])("falls due %s", (_when, schedule, paymentDays, dueDate) => {
    expect(draftInvoice(booking({ schedule, paymentDays }), taxBps)?.dueDate).toBe(dueDate);
  });

  test("bills the whole of what is left where that is less than the deposit", () => {
    const draft = draftInvoice(booking({ charges: [standard(9_000)] }), taxBps);
    expect(draft).toMatchObject({ kind: "full", totalCents: 9_000 });
  });

  test.each([[[]], [[standard(0)]], [[standard(5_000), standard(-5_000)]]])(
    "is none without a sum: %j",
    (charges) => {
      expect(draftInvoice(booking({ charges }), taxBps)).toBeNull();
    },
  );
});

test("to the cent: lines make the total, their tax its tax, and a deposit takes tax on the deposit alone", () => {
  const charge = fc.record({
    cents: fc.integer({ min: -50_000, max: 5_000_000 }),
    taxCode: fc.constantFrom("STD" as const, "ZERO" as const, "EXEMPT" as const),
  });
  fc.assert(
    fc.property(
      fc.array(charge, { maxLength: 12 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom(1000, 1500),
      (charges, depositBps, changedSince, bps) => {
        const owed = charges.reduce((sum, { cents }) => sum + cents, 0);
        const terms = { depositBps, balanceDaysBefore: 60 };
        const tours = { netCents: 0, depositCents: 0 };
        const trip = {
          netCents: owed + changedSince,
          tours,
          travelDate: "2027-06-01",
          requestedOn: "2026-11-20",
        };
        const schedule = planPayments(trip, terms);
        const draft = draftInvoice(booking({ charges, schedule }), bps);
        expect(draft === null).toBe(owed <= 0);
        if (!draft) return;
        const sum = (pick: (line: InvoiceDraft<Charge>["lines"][number]) => number) =>
          draft.lines.reduce((total, line) => total + pick(line), 0);
        expect(sum((line) => line.amountCents)).toBe(draft.totalCents);
        expect(sum((line) => line.gstCents)).toBe(draft.gstCents);
        expect(draft.netExCents + draft.gstCents).toBe(draft.totalCents);
        expect(draft.totalCents).toBe(draft.kind === "deposit" ? schedule[0]!.amountCents : owed);
        const taxed = draft.lines.filter(({ taxCode }) => taxCode === "STD");
        const gross = taxed.reduce((total, { amountCents }) => total + amountCents, 0);
        expect(Math.abs(draft.gstCents - (gross * bps) / (10_000 + bps))).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});
