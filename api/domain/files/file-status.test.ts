import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FileStatus, LineStatus } from "#contract/primitives.ts";
import { fileStatusOf, type CountedLine } from "./file-status.ts";

const costed = (...statuses: LineStatus[]): CountedLine[] =>
  statuses.map((status) => ({ status, costed: true }));
const anyLine: fc.Arbitrary<CountedLine> = fc.record({
  status: fc.constantFrom(...LineStatus.options),
  costed: fc.boolean(),
  resolved: fc.boolean(),
});
const live = ["Requested", "Processing", "Mixed", "Confirmed"] as const;

describe("the status of a booking", () => {
  it.each([
    [costed("OK", "AL"), "Confirmed"],
    [costed("OK", "AL", "CX", "CP"), "Confirmed"],
    [costed("OK", "AM"), "Mixed"],
    [costed("AM"), "Processing"],
    [costed("OK", "UN"), "Mixed"],
    [costed("AL", "OR"), "Mixed"],
    [costed("OR", "RQ", "WL"), "Requested"],
    [costed("OR", "QU"), "Processing"],
    [costed("RQ", "UN"), "Processing"],
    [costed("UN"), "Processing"],
    [costed("CX", "CX"), "Processing"],
    [costed("CP"), "Processing"],
    [[], "Processing"],
  ] as const)("with lines %j is %s", (lines, wanted) => {
    expect(fileStatusOf({ status: "Requested", takenOver: false }, lines)).toBe(wanted);
  });

  it("is being worked on once somebody took it over, though every service waits", () => {
    expect(fileStatusOf({ status: "Requested", takenOver: true }, costed("RQ", "OR"))).toBe("Processing");
  });

  it("counts a declined service no more when it was settled otherwise", () => {
    const lines: CountedLine[] = [...costed("OK"), { status: "UN", costed: true, resolved: true }];
    expect(fileStatusOf({ status: "Mixed", takenOver: true }, lines)).toBe("Confirmed");
  });

  it("stays in cancellation until every service is cancelled", () => {
    const file = { status: "Cancellation", takenOver: true } as const;
    expect(fileStatusOf(file, costed("CX", "CP"))).toBe("Cancellation");
    expect(fileStatusOf(file, costed("CX", "OK"))).toBe("Cancellation");
    expect(fileStatusOf(file, costed("CX", "CX"))).toBe("Cancelled");
  });

  it("is left alone where it was decided by somebody", () => {
    const decided = FileStatus.options.filter(
      (status) => status !== "Cancellation" && !live.some((one) => one === status),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...decided),
        fc.boolean(),
        fc.array(anyLine),
        (status, takenOver, lines) => {
          expect(fileStatusOf({ status, takenOver }, lines)).toBe(status);
        },
      ),
    );
  });

  it("depends neither on the order of the lines, nor on those that cost nothing, nor on itself", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine),
        fc.boolean(),
        fc.constantFrom(...live),
        fc.constantFrom(...live),
        (lines, takenOver, one, other) => {
          const status = fileStatusOf({ status: one, takenOver }, lines);
          expect(fileStatusOf({ status: other, takenOver }, lines.toReversed())).toBe(status);
          const counted = lines.filter((line) => line.costed);
          expect(fileStatusOf({ status: one, takenOver }, counted)).toBe(status);
          expect(fileStatusOf({ status, takenOver }, lines)).toBe(status);
        },
      ),
    );
  });

  it("is confirmed exactly when something is left and all of it is secured", () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.boolean(), (lines, takenOver) => {
        const left = lines.filter(
          ({ costed, status, resolved }) =>
            costed && status !== "CX" && status !== "CP" && !(status === "UN" && resolved),
        );
        const secured = left.length > 0 && left.every(({ status }) => status === "OK" || status === "AL");
        const answer = fileStatusOf({ status: "Mixed", takenOver }, lines);
        expect(answer === "Confirmed").toBe(secured);
      }),
    );
  });
});
