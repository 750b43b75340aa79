import { describe, expect, test } from "vitest";
import { lineTransitions } from "#api/domain/files/line-transitions.ts";
import { LineStatus } from "#contract/primitives.ts";
import {
  SupplierAnswer,
  SupplierRequestKind,
  SupplierRequestStatus,
} from "#contract/sales/supplier-requests/status.ts";
import {
  answersTo,
  lineAfter,
  requestSteps,
  stepOfRequest,
  transitionOf,
  type RequestActor,
  type RequestStep,
} from "./request-rules.ts";

const actors: RequestActor[] = ["supplier", "office", "system"];

/** Every legal edge as `step from → to (who)`; all others are refused. */
const legal = `
  send Draft → Sent (office) | send Draft → Sent (system)
  view Sent → Viewed (supplier)
  chase Sent → Sent (system) | chase Viewed → Viewed (system)
  withdraw Draft → Withdrawn (office) | withdraw Draft → Withdrawn (system)
  ${["Sent", "Viewed", "Wait-listed", "Alternative"]
    .flatMap((from) => [
      ...["supplier", "office"].flatMap((who) => [
        `confirm ${from} → Confirmed (${who})`,
        `decline ${from} → Declined (${who})`,
        ...(from === "Wait-listed" ? [] : [`wait_list ${from} → Wait-listed (${who})`]),
      ]),
      ...(from === "Wait-listed" ? [] : [`alternative ${from} → Alternative (supplier)`]),
      `supersede ${from} → Superseded (system)`,
      `withdraw ${from} → Withdrawn (office)`,
      `withdraw ${from} → Withdrawn (system)`,
    ])
    .join(" | ")}`
  .split(/[|\n]/)
  .map((edge) => edge.trim())
  .filter(Boolean)
  .toSorted();

test("a request changes by the edges of the table and by no other, whoever tries", () => {
  const taken = requestSteps.flatMap((step: RequestStep) =>
    SupplierRequestStatus.options.flatMap((from) =>
      actors.flatMap((who) => {
        const to = stepOfRequest(step, from, who);
        return to === null ? [] : [`${step} ${from} → ${to} (${who})`];
      }),
    ),
  );
  expect(taken.toSorted()).toEqual(legal);
});

/** By kind and status of the line: which transition each answer makes. */
const answered: Record<string, Partial<Record<SupplierAnswer, string>>> = {
  "new RQ": {
    confirm: "supplier_confirm",
    decline: "supplier_decline",
    wait_list: "supplier_waitlist",
    alternative: "offer_alternative",
  },
  "new WL": { confirm: "supplier_confirm", decline: "supplier_decline" },
  "amend RQ": {
    confirm: "supplier_confirm",
    decline: "supplier_decline",
    wait_list: "supplier_waitlist",
    alternative: "offer_alternative",
  },
  "amend WL": { confirm: "supplier_confirm", decline: "supplier_decline" },
  "amend AM": { confirm: "accept_amendment", decline: "reject_amendment" },
  "cancel CP": { confirm: "acknowledge_cancel" },
};

const cases = SupplierRequestKind.options.flatMap((kind) =>
  LineStatus.options.flatMap((line) => SupplierAnswer.options.map((answer) => ({ kind, line, answer }))),
);

test.each(cases)(
  "$answer to $kind of a line at $line moves it as the table says",
  ({ kind, line, answer }) => {
    expect(transitionOf(kind, answer, line)).toBe(answered[`${kind} ${line}`]?.[answer] ?? null);
  },
);

test.each(cases.filter(({ kind, line, answer }) => transitionOf(kind, answer, line) !== null))(
  "$answer to $kind of a line at $line leads where its transition may",
  ({ kind, line, answer }) => {
    const transition = transitionOf(kind, answer, line)!;
    const ends: readonly LineStatus[] = lineTransitions[transition].to;
    for (const oldStands of [true, false]) {
      const to = lineAfter(transition, line, oldStands);
      expect(ends.length === 0 ? [line] : ends).toContain(to);
    }
  },
);

describe("what can be answered", () => {
  test("is all that request and line allow, and an alternative by the supplier alone", () => {
    expect(answersTo({ kind: "new", status: "Sent" }, "RQ", "supplier")).toEqual(SupplierAnswer.options);
    expect(answersTo({ kind: "new", status: "Sent" }, "RQ", "office")).toEqual([
      "confirm",
      "decline",
      "wait_list",
    ]);
    expect(answersTo({ kind: "new", status: "Wait-listed" }, "WL", "supplier")).toEqual([
      "confirm",
      "decline",
    ]);
  });

  test.each(["Draft", "Confirmed", "Declined", "Superseded", "Withdrawn"] as const)(
    "is nothing once %s",
    (status) => {
      for (const kind of SupplierRequestKind.options)
        for (const line of LineStatus.options)
          for (const actor of actors) expect(answersTo({ kind, status }, line, actor)).toEqual([]);
    },
  );

  test("is nothing where the line went on without the answer", () => {
    expect(answersTo({ kind: "new", status: "Sent" }, "CP", "supplier")).toEqual([]);
    expect(answersTo({ kind: "cancel", status: "Sent" }, "OK", "supplier")).toEqual([]);
  });
});

test("a change that is refused leaves the old booking where that still can be, else nothing", () => {
  expect(lineAfter("reject_amendment", "AM", true)).toBe("OK");
  expect(lineAfter("reject_amendment", "AM", false)).toBe("UN");
});
