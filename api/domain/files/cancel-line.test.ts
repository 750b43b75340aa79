import { describe, expect, it } from "vitest";
import { cancellationFee } from "#api/domain/pricing/cancellation.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import { LineStatus } from "#contract/primitives.ts";
import { cancelStepOf, isCancellable, minutesUntil, policyDayOf, wallClockIn } from "./cancel-line.ts";
import { stepOfLine } from "./line-transitions.ts";

const facts = { fileKind: "booking", fileStatus: "Confirmed", penaltyConfirmed: true } as const;

describe("cancelling a file", () => {
  it("takes every line that is not cancelled yet a way that a line may go", () => {
    for (const status of LineStatus.options) {
      const step = cancelStepOf({ status, packageSlot: null });
      if (step === null) expect(["CP", "CX"]).toContain(status);
      else {
        const allowed = stepOfLine(step.transition, status, "system", facts);
        expect(allowed.ok && allowed.to, status).toContain(step.to);
      }
    }
  });

  it("charges for what was secured alone", () => {
    const charged = LineStatus.options.filter(
      (status) => cancelStepOf({ status, packageSlot: "1.10" })?.charged,
    );
    expect(charged.toSorted()).toEqual(["AL", "AM", "OK"]);
  });

  it("counts to the day that its supplier agreed to, whatever day it is asked for instead", () => {
    const price = { source: "rate", units: [{ date: "2027-01-10" }, { date: "2027-01-11" }] };
    const line = { status: "AM", dateFrom: "2027-06-01", price } as const;
    expect(policyDayOf(line)).toBe("2027-01-10");
    expect(policyDayOf({ ...line, status: "OK" })).toBe("2027-06-01");
    expect(policyDayOf({ ...line, price: { ...price, source: "manual" } })).toBe("2027-06-01");
    expect(policyDayOf({ ...line, price: { source: "rate", units: [] } })).toBe("2027-06-01");
    expect(policyDayOf({ ...line, price: null })).toBe("2027-06-01");
  });

  it("ends the rounding of the prices at once and for nothing, for nobody has to be told", () => {
    expect(cancelStepOf({ status: "OK", packageSlot: roundingSlot })).toMatchObject({
      to: "CX",
      charged: false,
    });
    expect(cancelStepOf({ status: "CX", packageSlot: roundingSlot })).toBeNull();
  });

  it.each([
    ["booking", "Confirmed", "2026-11-20", true],
    ["booking", "Mixed", "2026-11-19", false],
    ["booking", "Travelling", "2026-11-20", false],
    ["booking", "Cancellation", "2027-01-01", false],
    ["quote", "Quote", "2027-01-01", false],
  ] as const)("of a %s that is %s and leaves on %s is possible: %s", (kind, status, travelDate, wanted) => {
    expect(isCancellable({ kind, status, travelDate }, "2026-11-20")).toBe(wanted);
  });

  it("counts to midnight where the service is, across a change of the clock too", () => {
    expect(minutesUntil("2026-11-21", "Pacific/Auckland", new Date("2026-11-20T01:30:00Z"))).toBe(570);
    expect(minutesUntil("2026-11-20", "Pacific/Auckland", new Date("2026-11-20T01:30:00Z"))).toBe(-870);
    expect(minutesUntil("2027-04-05", "Pacific/Auckland", new Date("2027-04-03T11:00:00Z"))).toBe(1440);
  });

  it("reckons forward as well, over midnight and leap days", () => {
    const now = new Date("2028-02-27T10:30:00Z");
    expect(wallClockIn(0, "Pacific/Auckland", now)).toEqual({ date: "2028-02-27", time: "2330" });
    expect(wallClockIn(30, "Pacific/Auckland", now)).toEqual({ date: "2028-02-28", time: "0000" });
    expect(wallClockIn(30 + 48 * 60, "Pacific/Auckland", now)).toEqual({ date: "2028-03-01", time: "0000" });
  });

  it("ten days before costs half of the net of the hotel in vector V7", () => {
    const policy = [
      { hours_before: 720, charge: "bps_of_net" as const, value: 2_500 },
      { hours_before: 336, charge: "bps_of_net" as const, value: 5_000 },
      { hours_before: 168, charge: "bps_of_net" as const, value: 10_000 },
    ];
    const line = { cost: 111_300, sell: 137_454, net: 123_709, commission_bps: 1_000, dates: [] };
    const minutes = minutesUntil("2026-12-14", "Pacific/Auckland", new Date("2026-12-03T20:00:00Z"));
    expect(cancellationFee(policy, line, minutes).fee).toBe(61_855);
  });
});
