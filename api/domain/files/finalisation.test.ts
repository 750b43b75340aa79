import { expect, test } from "vitest";
import { blockersOf, checksOf, stageOf, type FinalisationFacts } from "#api/domain/files/finalisation.ts";
import type { CheckState, FinalisationCheck } from "#contract/quality/finalisation/finalisation.ts";

const ready: FinalisationFacts = {
  ticked: ["names", "flights", "dietary"],
  unnamed: 0,
  ageless: 0,
  unsecured: 0,
  declined: 0,
  toReconfirm: 0,
  reported: 0,
  reconfirmLater: 0,
  unmet: 0,
  untitled: 0,
  undescribed: 0,
  newAlerts: 0,
  isPublished: false,
  isInvoiced: true,
  isPaid: false,
  isPaymentDue: false,
};
const stateOf = (facts: Partial<FinalisationFacts>, check: FinalisationCheck) =>
  checksOf({ ...ready, ...facts }).find((one) => one.check === check);

test("nothing holds a file up whose checks are done, though payment and documents come later", () => {
  expect(blockersOf(checksOf(ready))).toEqual([]);
});

test.each<[Partial<FinalisationFacts>, FinalisationCheck, CheckState, number]>([
  [{ ticked: [] }, "names", "open", 0],
  [{ unnamed: 2 }, "names", "open", 2],
  [{ ageless: 1 }, "dob", "open", 1],
  [{ ticked: ["names", "dietary"] }, "flights", "open", 0],
  [{ ticked: ["names", "flights"] }, "dietary", "open", 0],
  [{ unsecured: 3 }, "all_confirmed", "open", 3],
  [{ unsecured: 3, declined: 1 }, "all_confirmed", "wrong", 3],
  [{ toReconfirm: 2 }, "all_reconfirmed", "open", 2],
  [{ toReconfirm: 2, reported: 1 }, "all_reconfirmed", "wrong", 3],
  [{ reconfirmLater: 4 }, "all_reconfirmed", "later", 4],
  [{ unmet: 1 }, "pickups_complete", "open", 1],
  [{ untitled: 1 }, "day_headers", "open", 1],
  [{ undescribed: 1 }, "driving_notes", "open", 1],
  [{ newAlerts: 1 }, "alerts_ack", "open", 1],
  [{ isInvoiced: false }, "invoice_issued", "open", 0],
  [{ isPaymentDue: true }, "balance_paid", "open", 0],
  [{ isPaymentDue: true, isPaid: true }, "balance_paid", "done", 0],
  [{ isPublished: true }, "documents_sent", "done", 0],
])("%j makes %s %s (%i)", (facts, check, state, count) => {
  expect(stateOf(facts, check)).toEqual({ check, state, count });
});

const way = { status: "Confirmed", isDue: true, wasFinalised: false, isBegun: false } as const;
test.each([
  ["Ready", {}, {}],
  ["Due", { unmet: 1 }, {}],
  ["In progress", { unmet: 1 }, { isBegun: true }],
  ["Blocked", { reported: 1 }, { isBegun: true }],
  ["Not due", {}, { isDue: false }],
  ["Finalised", { unmet: 1 }, { status: "Finalised", wasFinalised: true }],
  ["Reopened", {}, { status: "Mixed", wasFinalised: true }],
  // What is not confirmed cannot be finalised, whatever the checks say.
  ["Due", {}, { status: "Mixed" }],
] as const)("it is %s with %j and %j", (stage, facts, more) => {
  expect(stageOf({ ...way, ...more, checks: checksOf({ ...ready, ...facts }) })).toBe(stage);
});
