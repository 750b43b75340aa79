import fc from "fast-check";
import { expect, test } from "vitest";
import { planPayments, scheduleFor } from "#api/domain/files/payment-schedule.ts";

const terms = { depositBps: 1000, balanceDaysBefore: 60 };
const booking = { netCents: 123_455, travelDate: "2027-03-01", requestedOn: "2026-11-20" };

test("a tenth is the deposit once confirmed, and the rest is due sixty days before departure", () => {
  expect(planPayments(booking, terms)).toEqual([
    { kind: "deposit", dueOn: null, amountCents: 12_346 },
    { kind: "balance", dueOn: "2026-12-31", amountCents: 111_109 },
  ]);
});

test("who books later than the balance is due pays all of it once confirmed", () => {
  const late = { ...booking, requestedOn: "2026-12-31" };
  expect(planPayments(late, terms)).toEqual([{ kind: "balance", dueOn: null, amountCents: 123_455 }]);
});

test("without a deposit there is only the balance, and nothing at all without a price", () => {
  expect(planPayments(booking, { ...terms, depositBps: 0 })).toEqual([
    { kind: "balance", dueOn: "2026-12-31", amountCents: 123_455 },
  ]);
  expect(planPayments({ ...booking, netCents: 0 }, terms)).toEqual([]);
});

test("a deposit of all of it is one payment", () => {
  expect(planPayments(booking, { ...terms, depositBps: 10_000 })).toEqual([
    { kind: "balance", dueOn: null, amountCents: 123_455 },
  ]);
});

test("a total that changed later moves the last payment alone", () => {
  const agreed = planPayments(booking, terms);
  expect(scheduleFor(agreed, 150_000).map(({ amountCents }) => amountCents)).toEqual([12_346, 137_654]);
  expect(scheduleFor(agreed, 10_000).map(({ amountCents }) => amountCents)).toEqual([10_000]);
});

test("the payments add up to the total, whatever the terms and whatever happens to it", () => {
  const cents = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 400 }),
      (netCents, later, depositBps, balanceDaysBefore) => {
        const agreed = planPayments({ ...booking, netCents }, { depositBps, balanceDaysBefore });
        const sum = (rows: typeof agreed) => rows.reduce((total, row) => total + row.amountCents, 0);
        expect(sum(agreed)).toBe(netCents);
        if (agreed.length > 0) expect(sum(scheduleFor(agreed, later))).toBe(later);
        expect(agreed.every(({ amountCents }) => amountCents > 0)).toBe(true);
      },
    ),
  );
});
