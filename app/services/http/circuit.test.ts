import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circuitRules, createCircuit, type Admitted, type CallOutcome } from "./circuit.ts";

const { restMs, timeouts, withinMs } = circuitRules;

/** A circuit with a clock of its own, and what it told. */
function probe() {
  const told: string[] = [];
  let time = 0;
  const circuit = createCircuit(
    (state) => told.push(state),
    () => time,
  );
  const call = (outcome: CallOutcome, mayTry = true) => {
    const settle = circuit.admit(mayTry);
    settle?.(outcome);
    return settle !== null;
  };
  const calls = (outcome: CallOutcome, count: number) => {
    for (let made = 0; made < count; made += 1) call(outcome);
  };
  return { circuit, told, call, calls, wait: (ms: number) => (time += ms) };
}

describe("an API that lets calls time out", () => {
  it("is left alone after three in a row, and then asked by one call alone", () => {
    const { circuit, told, call, calls, wait } = probe();
    calls("timed-out", timeouts);
    expect(call("answered")).toBe(false);
    wait(restMs);
    const trial = circuit.admit(true);
    expect(trial).not.toBeNull();
    expect(call("answered")).toBe(false);
    trial?.("answered");
    expect(call("answered")).toBe(true);
    expect(told).toEqual(["open", "closed"]);
  });

  it("is left alone further, without another word, when that call fails", () => {
    const { told, call, calls, wait } = probe();
    calls("timed-out", timeouts);
    wait(restMs);
    expect(call("failed")).toBe(true);
    expect(call("answered")).toBe(false);
    expect(told).toEqual(["open"]);
  });

  it("is not left alone for time-outs with an answer or half a minute between them", () => {
    const { told, calls, wait } = probe();
    calls("timed-out", timeouts - 1);
    calls("answered", 1);
    calls("timed-out", timeouts - 1);
    wait(withinMs);
    calls("timed-out", 1);
    expect(told).toEqual([]);
  });

  it("is not asked by a call that nobody waits for", () => {
    const { call, calls, wait } = probe();
    calls("timed-out", timeouts);
    wait(restMs);
    expect(call("answered", false)).toBe(false);
    expect(call("answered")).toBe(true);
  });
});

type Step =
  | { kind: "ask"; mayTry: boolean }
  | { kind: "settle"; which: number; outcome: CallOutcome }
  | { kind: "wait"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("ask" as const), mayTry: fc.boolean() }),
  fc.record({
    kind: fc.constant("settle" as const),
    which: fc.nat(20),
    outcome: fc.constantFrom<CallOutcome>("answered", "timed-out", "failed"),
  }),
  fc.record({ kind: fc.constant("wait" as const), ms: fc.nat(10_000) }),
);

describe("whatever comes of calls, in whatever order", () => {
  it("what is told takes turns, nothing goes out but one trial until the API is back, and it is always asked again", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { circuit, told, wait } = probe();
        const out: Admitted[] = [];
        for (const one of steps) {
          const isOpen = told.at(-1) === "open";
          if (one.kind === "wait") {
            wait(one.ms);
          } else if (one.kind === "ask") {
            const settle = circuit.admit(one.mayTry);
            if (!isOpen) expect(settle).not.toBeNull();
            if (isOpen && !one.mayTry) expect(settle).toBeNull();
            if (settle) out.push(settle);
          } else {
            const [settle] = out.splice(one.which % Math.max(out.length, 1), 1);
            settle?.(one.outcome);
          }
          expect(told).toEqual(told.map((_state, index) => (index % 2 === 0 ? "open" : "closed")));
        }
        // Rest and a lost trial together: by then a call may go out, whatever was before.
        wait(circuitRules.trialMs);
        expect(circuit.admit(true)).not.toBeNull();
      }),
    );
  });

  it("an API that answers now and then within three calls is never left alone", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1, 2), { maxLength: 60 }), (runs) => {
        const { told, calls } = probe();
        for (const run of runs) {
          calls("timed-out", run);
          calls("answered", 1);
        }
        expect(told).toEqual([]);
      }),
    );
  });
});
