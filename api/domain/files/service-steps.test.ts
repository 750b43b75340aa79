import { describe, expect, it } from "vitest";
import { LineStatus } from "#contract/primitives.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";
import { answerStep, stepsOpenTo, type StepFacts, type SteppedLine } from "./service-steps.ts";

const line: SteppedLine = {
  kind: "included",
  status: "QU",
  priceStatus: "priced",
  packageSlot: null,
  optionId: 7,
  departureId: null,
  supplierId: 3,
  dateFrom: "2027-02-01",
  hasPrice: true,
};
const file = { kind: "booking", status: "Mixed" } as const;
const facts: StepFacts = {
  today: "2027-01-01",
  stockFree: true,
  supplierReachable: true,
  answerOverdue: true,
};

/** Domain 3.1 as the menu of a service has it: from which status each step leads where. Everything else is refused. */
const edges: Record<ServiceStep, Partial<Record<LineStatus, LineStatus>>> = {
  request: { QU: "RQ", AV: "RQ", OR: "RQ", WL: "RQ", UN: "RQ" },
  hold: { QU: "AL", AV: "AL", OR: "AL" },
  check: { QU: "AV", AV: "AV", OR: "AV" },
  release: { AL: "QU" },
  acknowledge: { CP: "CX" },
  reinstate: { CX: "QU", UN: "QU" },
  end: { CP: "CX" },
  cancel: { OK: "CP", AM: "CP", RQ: "CP", WL: "CP", AL: "CX", QU: "CX", AV: "CX", OR: "CX", UN: "CX" },
};

/** Domain 5.3: who edits services, asks suppliers, writes their answers down, and decides what waits too long. */
const manager = [
  "services.edit",
  "services.request",
  "services.answer-on-behalf",
  "client-files.override-status",
];
const edits = ["services.edit"];
const asked: Record<ServiceStep, string[]> = {
  request: [...edits, "services.request"],
  acknowledge: [...edits, "services.answer-on-behalf"],
  hold: edits,
  check: edits,
  release: edits,
  reinstate: edits,
  end: edits,
  cancel: edits,
};
const roles: Record<string, readonly string[]> = {
  manager,
  consultant: manager.slice(0, 3),
  "without suppliers": ["services.edit"],
  "with suppliers alone": ["services.request", "services.answer-on-behalf"],
  reader: ["client-files.view"],
};

const all = ServiceStep.options.flatMap((step) =>
  LineStatus.options.flatMap((status) => Object.keys(roles).map((role) => ({ step, status, role }))),
);

describe("steps of a service", () => {
  it.each(all)("$step from $status by a $role", ({ step, status, role }) => {
    const service = { line: { ...line, status }, file };
    const permissions = roles[role] ?? [];
    const actor = permissions.includes("client-files.override-status") ? "manager" : "consultant";
    const answer = answerStep(step, service, actor, facts);
    const to = step === "end" && actor !== "manager" ? undefined : edges[step][status];
    expect(answer.ok ? answer.to : undefined).toBe(to);
    const offered = stepsOpenTo(permissions)(service, facts).includes(step);
    expect(offered).toBe(to !== undefined && asked[step].every((one) => permissions.includes(one)));
  });

  it.each([
    ["hold", { optionId: null }, {}, ["no_stock"]],
    ["hold", { hasPrice: false }, {}, ["price_open"]],
    ["hold", { priceStatus: "on_request" }, {}, ["price_open"]],
    ["hold", {}, { stockFree: false }, ["no_stock"]],
    ["hold", { dateFrom: "2026-12-31" }, {}, ["date_past"]],
    ["hold", { departureId: 4, optionId: null }, {}, ["on_tour", "no_stock"]],
    ["check", { departureId: 4 }, {}, ["on_tour"]],
    ["request", { supplierId: null }, {}, ["supplier_unreachable"]],
    ["request", {}, { supplierReachable: false }, ["supplier_unreachable"]],
    ["reinstate", { status: "CX", dateFrom: "2026-12-31" }, {}, ["date_past"]],
    ["end", { status: "CP" }, { answerOverdue: false }, ["answer_not_overdue"]],
    ["cancel", { kind: "note" }, {}, ["nothing_to_do"]],
    ["cancel", { packageSlot: "rounding", status: "OK" }, {}, ["nothing_to_do"]],
  ] as const)("%s of %j with %j says why not", (step, changed, known, why) => {
    const service = { line: { ...line, ...changed }, file };
    expect(answerStep(step, service, "manager", { ...facts, ...known })).toEqual({ ok: false, why });
  });

  it("a check says what the stock has, unless the price is open", () => {
    const to = (changed: Partial<SteppedLine>, stockFree: boolean) => {
      const answer = answerStep("check", { line: { ...line, ...changed }, file }, "consultant", {
        ...facts,
        stockFree,
      });
      return answer.ok && answer.to;
    };
    expect([to({}, true), to({}, false), to({ priceStatus: "estimate" }, true)]).toEqual(["AV", "OR", "OR"]);
  });

  it("nothing of a quote or of a finished trip takes a step, and of a cancelled file nothing that goes on", () => {
    const stepsOf = (kind: "quote" | "booking", status: "Quote" | "Completed" | "Cancellation") =>
      LineStatus.options.flatMap((one) =>
        stepsOpenTo(manager)({ line: { ...line, status: one }, file: { kind, status } }, facts),
      );
    expect(stepsOf("quote", "Quote")).toEqual([]);
    expect(stepsOf("booking", "Completed")).toEqual([]);
    expect(new Set(stepsOf("booking", "Cancellation"))).toEqual(
      new Set(["release", "acknowledge", "end", "cancel"]),
    );
  });
});
