import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineStatus } from "#contract/primitives.ts";
import {
  lineTransitions,
  stepOfLine,
  type LineActor,
  type LineFacts,
  type LineTransition,
} from "./line-transitions.ts";

// The keys of a constant record are what it was written with.
const names = Object.keys(lineTransitions) as LineTransition[];
const actors: LineActor[] = ["agent", "consultant", "manager", "supplier", "system"];
const everything: LineFacts = {
  fileKind: "booking",
  fileStatus: "Processing",
  ratesFound: true,
  stockFree: true,
  instant: true,
  supplierReachable: true,
  latestRequest: true,
  confirmationSettled: true,
  reasonGiven: true,
  alternativeNamed: true,
  supplierSeesIt: true,
  penaltyConfirmed: true,
  answerOverdue: true,
  insideWindow: true,
};
const anyFacts: fc.Arbitrary<LineFacts> = fc.record({
  fileKind: fc.constantFrom("quote" as const, "booking" as const),
  fileStatus: fc.constantFrom("Quote" as const, "Processing" as const, "Confirmed" as const),
  ...Object.fromEntries(
    Object.keys(everything)
      .filter((key) => !key.startsWith("file"))
      .map((key) => [key, fc.boolean()]),
  ),
});
const anyName = fc.constantFrom(...names);
const anyStatus = fc.constantFrom(...LineStatus.options);
const anyActor = fc.constantFrom(...actors);

describe("transitions of a line", () => {
  it.each([
    ["check_availability", "QU", "agent", {}, ["AV", "OR"]],
    ["check_availability", "AV", "consultant", {}, ["AV", "OR"]],
    ["check_availability", "OR", "manager", {}, ["AV", "OR"]],
    ["hold_allotment", "OR", "system", {}, ["AL"]],
    ["hold_allotment", "QU", "agent", {}, ["AL"]],
    ["hold_allotment", "AV", "consultant", { instant: false }, ["AL"]],
    ["send_request", "UN", "system", {}, ["RQ"]],
    ["supplier_confirm", "WL", "supplier", {}, ["OK"]],
    ["offer_alternative", "RQ", "supplier", {}, ["RQ"]],
    ["release", "AL", "system", {}, ["QU", "CX"]],
    ["cancel_now", "WL", "consultant", { answerOverdue: false }, ["CX"]],
    ["cancel_now", "CP", "manager", {}, ["CX"]],
    ["reinstate", "CX", "consultant", {}, ["QU"]],
    ["price", "OR", "agent", {}, ["OR"]],
  ] as const)("%s takes %s on for a %s", (name, from, actor, facts, to) => {
    expect(stepOfLine(name, from, actor, { ...everything, ...facts })).toEqual({ ok: true, to });
  });

  it.each([
    ["check_availability", "RQ", "agent", {}, ["not_from_here"]],
    ["check_availability", "AL", "consultant", {}, ["not_from_here"]],
    ["check_availability", "QU", "supplier", {}, ["not_theirs"]],
    ["check_availability", "QU", "agent", { fileStatus: "Completed" }, ["file_closed"]],
    ["hold_allotment", "QU", "agent", { instant: false }, ["not_instant"]],
    ["hold_allotment", "QU", "agent", { stockFree: false, instant: false }, ["no_stock", "not_instant"]],
    ["send_request", "QU", "system", { fileKind: "quote" }, ["not_a_booking"]],
    ["send_request", "QU", "agent", { supplierReachable: false }, ["not_theirs", "supplier_unreachable"]],
    ["supplier_confirm", "RQ", "supplier", { latestRequest: false }, ["outdated_request"]],
    ["supplier_decline", "RQ", "supplier", { reasonGiven: false }, ["reason_missing"]],
    ["request_cancel", "OK", "consultant", { penaltyConfirmed: false }, ["penalty_unconfirmed"]],
    ["cancel_now", "CP", "consultant", {}, ["not_theirs"]],
    ["cancel_now", "CP", "manager", { answerOverdue: false }, ["answer_not_overdue"]],
    ["reinstate", "UN", "consultant", { datePast: true }, ["date_past"]],
    ["price", "AL", "system", {}, ["not_from_here"]],
    ["reconfirm", "OK", "supplier", { fileStatus: "Completed" }, ["file_closed"]],
  ] as const)("%s of %s by a %s with %j says why not", (name, from, actor, facts, why) => {
    expect(stepOfLine(name, from, actor, { ...everything, ...facts })).toEqual({ ok: false, why });
  });

  it("lead from a named status to a named one, or say why they do not", () => {
    fc.assert(
      fc.property(anyName, anyStatus, anyActor, anyFacts, (name, from, actor, facts) => {
        const step = stepOfLine(name, from, actor, facts);
        if (!step.ok) return step.why.length > 0 && new Set(step.why).size === step.why.length;
        return (
          lineTransitions[name].from.some((one) => one === from) &&
          lineTransitions[name].who.some((one) => one === actor) &&
          step.to.every((to) => LineStatus.options.includes(to))
        );
      }),
    );
  });

  it("never lead a declined or cancelled line straight to confirmed", () => {
    for (const name of names) {
      for (const from of ["UN", "CX"] as const) {
        const step = stepOfLine(name, from, "manager", everything);
        if (step.ok) expect(step.to, name).not.toContain("OK");
      }
    }
  });

  it("never touch a line of a finished trip", () => {
    fc.assert(
      fc.property(anyName, anyStatus, anyActor, anyFacts, (name, from, actor, facts) => {
        const step = stepOfLine(name, from, actor, { ...facts, fileStatus: "Completed" });
        return !step.ok && step.why.includes("file_closed");
      }),
    );
  });

  it("let an agent do nothing that a consultant could not", () => {
    fc.assert(
      fc.property(anyName, anyStatus, anyFacts, (name, from, facts) => {
        const agent = stepOfLine(name, from, "agent", facts);
        return !agent.ok || stepOfLine(name, from, "consultant", facts).ok;
      }),
    );
  });

  it("lead from a quoted line to every status and never reprice what is secured", () => {
    const reached = new Set<string>(["QU"]);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const name of names)
        for (const from of LineStatus.options.filter((one) => reached.has(one)))
          for (const actor of actors) {
            const step = stepOfLine(name, from, actor, everything);
            if (step.ok) for (const to of step.to) reached.add(to);
          }
    }
    expect([...reached].toSorted()).toEqual([...LineStatus.options].toSorted());
    for (const from of ["OK", "AL", "AM"] as const)
      expect(stepOfLine("price", from, "manager", everything).ok).toBe(false);
  });
});
