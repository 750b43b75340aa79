import { expect, test } from "vitest";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import type { ServiceType, TravelMode } from "#contract/primitives.ts";

const place = (code: string) => ({ code });
const leg = (from: string, mode: TravelMode = "drive") => ({ from: place(from), mode });
const night = (code: string) => ({ place: place(code), overnight: place(code) });

type Case = [
  what: string,
  woke: string | null,
  legs: ReturnType<typeof leg>[],
  services: ServiceType[],
  first: ServiceType[],
];

test.each<Case>([
  ["a drive from where one woke comes first", "ROT", [leg("ROT")], ["AT", "AC"], []],
  ["a drive that begins elsewhere follows the train to there", "CHC", [leg("GMN")], ["TN", "AC"], ["TN"]],
  [
    "only what carries at the beginning of the day is before it",
    "WLG",
    [leg("PCN")],
    ["TR", "IN", "AT", "TR"],
    ["TR", "IN"],
  ],
  ["a day of nothing but carriers has its journey last", "CHC", [leg("GMN")], ["TN"], ["TN"]],
  ["a car is collected before it is driven", "AKL", [leg("AKL")], ["RC", "AT", "AC"], ["RC"]],
  ["what leads up to the car stays before it", null, [leg("AKL")], ["TR", "RC", "AC"], ["TR", "RC"]],
  ["a car of the evening is not driven in the morning", "AKL", [leg("AKL")], ["AC", "RC"], []],
  ["a train journey waits for no car", "AKL", [leg("AKL", "train")], ["RC", "AC"], []],
  ["nobody knows where the first day began", null, [leg("GMN")], ["TN", "AC"], []],
  ["a day without a journey stays as it is", "CHC", [], ["TN", "RC", "AC"], []],
])("%s", (_, woke, legs, types, first) => {
  const services = types.map((service_type, index) => ({ service_type, index }));
  const day = { ...night("XXX"), legs, services };
  const parts = aroundJourneys(day, woke === null ? undefined : night(woke));
  expect(parts.first.map(({ service_type: type }) => type)).toEqual(first);
  expect([...parts.first, ...parts.rest]).toEqual(services);
});
