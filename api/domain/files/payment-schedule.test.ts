import fc from "fast-check";
import { expect, test } from "vitest";
import { planPayments, scheduleFor, shareAsked, tourPartOf } from "#api/domain/files/payment-schedule.ts";

const terms = { depositBps: 1000, balanceDaysBefore: 60 };
const noTours = { netCents: 0, depositCents: 0 };
const booking = { netCents: 123_455, tours: noTours, travelDate: "2027-03-01", requestedOn: "2026-11-20" };

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
      fc.record({ netCents: cents, depositCents: cents }),
      (netCents, later, depositBps, balanceDaysBefore, tours) => {
        const agreed = planPayments({ ...booking, netCents, tours }, { depositBps, balanceDaysBefore });
        const sum = (rows: typeof agreed) => rows.reduce((total, row) => total + row.amountCents, 0);
        expect(sum(agreed)).toBe(netCents);
        if (agreed.length > 0) expect(sum(scheduleFor(agreed, later))).toBe(later);
        expect(agreed.every(({ amountCents }) => amountCents > 0)).toBe(true);
      },
    ),
  );
});

test("a regular tour asks its own deposit of everyone, children too, whatever the percentage (V8)", () => {
  const tours = tourPartOf([{ netCents: 2_748_915, seatDepositCents: 50_000, seats: 6 }]);
  expect(planPayments({ ...booking, netCents: 2_748_915, tours }, terms)).toEqual([
    { kind: "deposit", dueOn: null, amountCents: 300_000 },
    { kind: "balance", dueOn: "2026-12-31", amountCents: 2_448_915 },
  ]);
  expect(shareAsked(tours, terms)).toBeNull();
  expect(shareAsked(noTours, terms)).toBe(1000);
});

test("what is booked beside a tour is asked for by percentage, and never more than all of it", () => {
  const tours = tourPartOf([
    { netCents: 400_000, seatDepositCents: 50_000, seats: 2 },
    { netCents: 30_005, seatDepositCents: null, seats: 2 },
  ]);
  expect(tours).toEqual({ netCents: 400_000, depositCents: 100_000 });
  const [deposit] = planPayments({ ...booking, netCents: 430_005, tours }, terms);
  expect(deposit?.amountCents).toBe(103_001);
  const dear = { netCents: 90_000, depositCents: 100_000 };
  expect(planPayments({ ...booking, netCents: 90_000, tours: dear }, terms)).toEqual([
    { kind: "balance", dueOn: null, amountCents: 90_000 },
  ]);
});
