import { expect, test } from "vitest";
import { ownLegs, type Ride } from "./carried-legs.ts";

const drive = { from: "TEU", to: "MFN", mode: "drive" } as const;
const coach: Ride = { serviceType: "TR", placeCode: "TEU", endPlaceCode: "MFN" };

test.each<[what: string, ride: Ride, kept: boolean]>([
  ["a coach between the two places takes the drive away", coach, false],
  ["so does a coach the other way", { ...coach, placeCode: "MFN", endPlaceCode: "TEU" }, false],
  ["a ferry does as well", { ...coach, serviceType: "IN" }, false],
  ["a transfer within the place does not", { ...coach, endPlaceCode: null }, true],
  ["a transfer to elsewhere does not", { ...coach, endPlaceCode: "ZQN" }, true],
  ["a cruise that ends there does not", { ...coach, serviceType: "CR" }, true],
])("%s", (_what, ride, kept) => {
  expect(ownLegs([drive], [ride])).toEqual(kept ? [drive] : []);
});

test("a crossing that is named as one stays beside its booked ferry", () => {
  const crossing = { from: "WLG", to: "PCN", mode: "ferry" } as const;
  const ferry: Ride = { serviceType: "IN", placeCode: "WLG", endPlaceCode: "PCN" };
  expect(ownLegs([crossing], [ferry])).toEqual([crossing]);
});
