import { expect, it } from "vitest";
import { loggedPath } from "./log.ts";

const token = "q7Jc0v1s-8kM_ZbYx2nR4tW6uE9aH3dL5fP0gS1iKoA";

it.each([
  [`/travel-app/${token}`, "/travel-app/[token]"],
  [`/travel-app/${token}/calendar.ics`, "/travel-app/[token]/calendar.ics"],
  [`/documents/itinerary/${token}.pdf`, "/documents/itinerary/[token]"],
  [`/quote/${token}`, "/quote/[token]"],
  [`/payments/${token}`, "/payments/[token]"],
  [`/reset-password/${token}`, "/reset-password/[token]"],
  [`/supplier/service/${token}`, "/supplier/service/[token]"],
  [`/supplier/service-snapshot/${token}`, "/supplier/service-snapshot/[token]"],
  ["/supplier/calendar/short-token/bookings.ics", "/supplier/calendar/[token]/bookings.ics"],
  ["/api/public/supplier-calendars/short-token", "/api/public/supplier-calendars/[token]"],
  [`/api/public/reconfirmations/short-token/answers`, "/api/public/reconfirmations/[token]/answers"],
  [`/supplier/reconfirm/${token}`, "/supplier/reconfirm/[token]"],
  [`/api/public/itineraries/${token}/document`, "/api/public/itineraries/[token]/document"],
  [`/travel-app/${token}.data`, "/travel-app/[token]"],
])("writes %s without its token", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it("leaves other paths as they are, within reason", () => {
  expect(loggedPath("/admin/client-files")).toBe("/admin/client-files");
  expect(loggedPath("/travel-app/")).toBe("/travel-app/");
  expect(loggedPath("/a".repeat(900))).toHaveLength(300);
});
