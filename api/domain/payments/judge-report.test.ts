import { expect, test } from "vitest";
import { judgeReport, type Report } from "./judge-report.ts";
import { isPayable, payerStateOf, statusAfter, surchargeOf, waitingStatuses } from "./payment-standing.ts";
import { PaymentStatus, SessionState } from "#contract/money/payment-words.ts";

const asked = { cents: 1_000, currency: "NZD", reference: "NZFI100005-P1" };
const paid = { id: "1", authorised: true, code: "00", text: "APPROVED", amountCents: 1_000, ...asked };
const declined = { ...paid, id: "0", authorised: false, code: "05", text: "DECLINED" };
const report = (state: Report["state"], ...transactions: (typeof paid)[]) => ({ state, transactions });

test("money that is what was asked for settles, whatever the session is called", () => {
  for (const state of ["open", "processing", "complete", "cancelled", "expired"] as const) {
    const verdict = judgeReport(asked, report(state, declined, paid), false);
    expect(verdict).toEqual({ verdict: "money", money: paid, parked: null });
  }
});

test.each([
  ["one cent more", { amountCents: 1_001 }],
  ["one cent less", { amountCents: 999 }],
  ["another currency", { currency: "AUD" }],
  ["another reference", { reference: "NZFI100005-P2" }],
])("%s is put aside, paid already or not", (_what, other) => {
  for (const isPaid of [true, false]) {
    const verdict = judgeReport(asked, report("complete", { ...paid, ...other }), isPaid);
    expect(verdict).toMatchObject({ verdict: "money", parked: "mismatch" });
  }
});

test("the same money once more is put aside", () => {
  expect(judgeReport(asked, report("complete", paid), true)).toMatchObject({ parked: "twice" });
});

test("without money a session waits, or is over with what the card company said last", () => {
  expect(judgeReport(asked, report("open", declined), false)).toEqual({ verdict: "wait", state: "open" });
  expect(judgeReport(asked, report("processing"), false)).toEqual({ verdict: "wait", state: "processing" });
  const over = { verdict: "over", state: "declined", code: "05", text: "DECLINED" };
  expect(judgeReport(asked, report("complete", declined), false)).toEqual(over);
  const none = { code: null, text: null };
  expect(judgeReport(asked, report("cancelled"), false)).toEqual({
    verdict: "over",
    state: "cancelled",
    ...none,
  });
  expect(judgeReport(asked, report("expired"), false)).toEqual({
    verdict: "over",
    state: "expired",
    ...none,
  });
});

test("what is paid stays paid, and what is over is changed by money alone", () => {
  const final = PaymentStatus.options.filter((status) => !waitingStatuses.some((one) => one === status));
  for (const status of final) {
    for (const came of SessionState.options) {
      const after = statusAfter(status, came);
      if (came === "settled") expect(after).toBe("Approved");
      else if (came === "parked")
        expect(after).toBe(["Expired", "Error"].includes(status) ? "Error" : status);
      else expect(after).toBe(status);
    }
  }
  for (const status of waitingStatuses) {
    const after = SessionState.options.map((came) => [came, statusAfter(status, came)]);
    expect(Object.fromEntries(after)).toEqual({
      ...{ open: "Open", processing: "Processing", settled: "Approved", parked: "Error" },
      ...{ returned: "Open", declined: "Declined", cancelled: "Cancelled", expired: "Open" },
    });
  }
});

test("it can be paid while it waits, is not taken back and its time is not over, and the payer reads as much", () => {
  const now = new Date("2026-11-26T10:00:00Z");
  const later = new Date(now.getTime() + 1);
  const standing = { status: "Open", expiresAt: later, withdrawnAt: null } as const;
  expect(isPayable(standing, now)).toBe(true);
  expect(isPayable({ ...standing, expiresAt: now }, now)).toBe(false);
  expect(isPayable({ ...standing, withdrawnAt: now }, now)).toBe(false);
  expect(isPayable({ ...standing, status: "Approved" }, now)).toBe(false);
  const states = PaymentStatus.options.map((status) => [status, payerStateOf({ ...standing, status }, now)]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ Created: "open", Open: "open", Processing: "processing", Approved: "paid", Declined: "declined" },
    ...{ Cancelled: "cancelled", Expired: "expired", Error: "checking", "Part Refunded": "refunded" },
    Refunded: "refunded",
  });
  expect(payerStateOf({ ...standing, status: "Created", expiresAt: now }, now)).toBe("expired");
  expect(payerStateOf({ ...standing, status: "Cancelled", withdrawnAt: now }, now)).toBe("withdrawn");
});

test.each([
  [10_010, 250, 250],
  [100, 250, 3],
  [99, 50, 0],
  [0, 250, 0],
])("a surcharge on %i cents at %i basis points is %i", (cents, bps, surcharge) => {
  expect(surchargeOf(cents, bps)).toBe(surcharge);
});
