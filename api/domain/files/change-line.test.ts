import { describe, expect, it } from "vitest";
import { LineStatus } from "#contract/primitives.ts";
import { keepsPrice, priceWaits, stepOfAmended, stepOfRemoved } from "./change-line.ts";
import { lineTransitions } from "./line-transitions.ts";

const instant = { status: "instant", reason: "stock" } as const;
const onRequest = { status: "request", reason: "no_stock" } as const;
const amended = (status: LineStatus, stock: typeof instant | typeof onRequest, more = {}) =>
  stepOfAmended({ status, hasSupplier: true, priceOpen: false, ...more }, stock);

const leadsTo = (from: LineStatus, to: LineStatus) =>
  Object.values(lineTransitions).some(
    ({ from: starts, to: ends }: { from: readonly LineStatus[]; to: readonly LineStatus[] }) =>
      starts.includes(from) && (ends.includes(to) || (ends.length === 0 && from === to)),
  );

describe("a service whose dates or travellers change", () => {
  it.each([
    ["AL", instant, "AL", null, true],
    ["AL", onRequest, "AM", "amend", false],
    ["OR", instant, "AL", null, true],
    ["OR", onRequest, "OR", "new", false],
    ["QU", instant, "AL", null, true],
    ["OK", instant, "AM", "amend", false],
    ["AM", instant, "AM", "amend", false],
    ["RQ", instant, "RQ", "amend", false],
    ["WL", onRequest, "WL", "amend", false],
  ] as const)("that is %s with stock %j becomes %s and tells %s", (status, stock, to, tells, isInstant) => {
    expect(amended(status, stock)).toMatchObject({ to, tells, instant: isInstant, holds: isInstant });
  });

  it("is never had at once at a price that nobody can name", () => {
    for (const status of ["QU", "AV", "OR", "AL"] as const)
      expect(amended(status, instant, { priceOpen: true })).toMatchObject({ holds: false, instant: false });
  });

  it("stays as it is where nobody has to be asked, and where it is over", () => {
    expect(amended("OK", onRequest, { hasSupplier: false })).toMatchObject({ to: "OK", tells: null });
    for (const status of ["UN", "CP", "CX"] as const) expect(amended(status, instant)).toBeNull();
  });

  it("keeps its price exactly where a supplier who confirmed has to agree, which its proposal says alike", () => {
    const waits = LineStatus.options.flatMap((status) =>
      [instant, onRequest].flatMap((stock) => {
        const step = amended(status, stock);
        if (!step) return [];
        expect(priceWaits({ outcome: step.outcome, status }), status).toBe(keepsPrice(step));
        return keepsPrice(step) ? [status] : [];
      }),
    );
    expect([...new Set(waits)].toSorted()).toEqual(["AL", "AM", "OK"]);
  });

  it("moves by named transitions only", () => {
    for (const status of LineStatus.options)
      for (const stock of [instant, onRequest]) {
        const step = amended(status, stock);
        if (step && step.to !== status) expect(leadsTo(status, step.to), `${status} → ${step.to}`).toBe(true);
      }
  });
});

describe("a service that is taken out", () => {
  it("ends at once or by its supplier, by named transitions only", () => {
    for (const status of LineStatus.options) {
      const step = stepOfRemoved({ status, packageSlot: null });
      if (!step) {
        expect(["CP", "CX"]).toContain(status);
        continue;
      }
      expect(leadsTo(status, step.to), `${status} → ${step.to}`).toBe(true);
      expect(step.tells).toBe(step.to === "CP" ? "cancel" : null);
      expect(step.instant).toBe(step.to === "CX");
    }
  });
});
