import { describe, expect, it } from "vitest";
import { isOver, standingOf, statusOn } from "./standing.ts";

const [yesterday, today, tomorrow] = ["2026-11-19", "2026-11-20", "2026-11-21"];

describe("an offer", () => {
  it.each([
    ["Sent", yesterday, "Expired"],
    ["Viewed", yesterday, "Expired"],
    ["Sent", today, "Sent"],
    ["Viewed", tomorrow, "Viewed"],
    ["Sent", null, "Sent"],
    ["Draft", yesterday, "Draft"],
    ["Accepted", yesterday, "Accepted"],
    ["Declined", yesterday, "Declined"],
    ["Converted", yesterday, "Converted"],
  ] as const)("that is %s and good until %s is %s", (status, validUntil, expected) => {
    expect(statusOn({ status, validUntil }, today)).toBe(expected);
  });
});

describe("a quote", () => {
  it.each([
    ["Draft", null, today, false],
    ["Draft", null, yesterday, true],
    ["Sent", today, tomorrow, false],
    ["Sent", yesterday, tomorrow, true],
    ["Expired", tomorrow, tomorrow, true],
    ["Declined", today, yesterday, true],
    ["Accepted", yesterday, yesterday, false],
    ["Converted", yesterday, yesterday, false],
  ] as const)(
    "whose offer is %s until %s, of a trip that begins on %s, can no longer be sold: %s",
    (status, validUntil, travelDate, over) => {
      expect(isOver({ travelDate }, { status, validUntil }, today)).toBe(over);
    },
  );

  it("without an offer is over when its trip would have begun", () => {
    expect(isOver({ travelDate: yesterday }, null, today)).toBe(true);
    expect(isOver({ travelDate: today }, null, today)).toBe(false);
  });
});

describe("the second version of three", () => {
  it.each([
    ["Draft", null, "revised", "superseded"],
    ["Sent", null, "open", "superseded"],
    ["Viewed", null, "open", "superseded"],
    ["Declined", null, "declined", "superseded"],
    ["Expired", null, "expired", "superseded"],
    ["Accepted", 2, "accepted", "accepted"],
    ["Accepted", 3, "superseded", "superseded"],
    ["Converted", 2, "accepted", "accepted"],
    ["Converted", null, "booked", "superseded"],
  ] as const)("of a quote that is %s, with %s accepted, is %s, and %s by a newer one", (...row) => {
    const [status, acceptedNo, alone, outdated] = row;
    const quote = { status, acceptedNo, validUntil: tomorrow };
    expect(standingOf(quote, { no: 2, superseded: false }, today)).toBe(alone);
    expect(standingOf(quote, { no: 2, superseded: true }, today)).toBe(outdated);
  });

  it("is over on the day after its last", () => {
    const quote = { status: "Sent", acceptedNo: null, validUntil: yesterday } as const;
    expect(standingOf(quote, { no: 2, superseded: false }, today)).toBe("expired");
  });
});
