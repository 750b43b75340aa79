import { expect, test } from "vitest";
import { limitedDeeds } from "#contract/limited-deeds.ts";
import { limitsOf, recipientKey, usualPerHour } from "./deed-limits.ts";

test("the limits of an account and of its agency follow from one number an hour", () => {
  expect(limitsOf("quotes", { kind: "account", id: 7 }, 20)).toEqual([
    { key: "deed:quotes:hour:account:7", seconds: 3600, max: 20 },
    { key: "deed:quotes:day:account:7", seconds: 86_400, max: 60 },
  ]);
  expect(limitsOf("quotes", { kind: "agency", id: 7 }, 20)).toEqual([
    { key: "deed:quotes:hour:agency:7", seconds: 3600, max: 60 },
    { key: "deed:quotes:day:agency:7", seconds: 86_400, max: 200 },
  ]);
});

test("nothing is counted for two holders, deeds or windows at once", () => {
  const holders = [
    { kind: "account", id: 1 },
    { kind: "account", id: 11 },
    { kind: "agency", id: 1 },
  ] as const;
  const keys = holders.flatMap((holder) => [
    ...limitedDeeds.flatMap((deed) => limitsOf(deed, holder, usualPerHour[deed]).map(({ key }) => key)),
    recipientKey(holder, "a"),
    recipientKey(holder, "b"),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
