import { expect, it } from "vitest";
import { serviceNamed, shortNameOf } from "./service-name.ts";

const service = { uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1" };
const trip = [{ uid: "01J9Z3NDEKTSV4RRFFQ69G5FA2" }, service];

it("finds a service by its short name and by its whole one, and none by less", () => {
  expect(serviceNamed(trip, shortNameOf(service))).toBe(service);
  expect(serviceNamed(trip, service.uid)).toBe(service);
  for (const name of ["", "1", "G5FA1", "000000"]) expect(serviceNamed(trip, name)).toBeUndefined();
});
