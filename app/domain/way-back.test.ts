import { expect, test } from "vitest";
import { wayBack } from "#app/domain/way-back.ts";

test.each([
  ["/travel-app/AAAA", "/travel-app/"],
  ["/travel-app/AAAA/calendar.ics", "/travel-app/"],
  ["/documents/itinerary/AAAA.pdf", "/travel-app/"],
  ["/travel-app/AAAA/papers/vouchers.pdf", "/travel-app/"],
  ["/payments/AAAA", "/travel-app/"],
  ["/quote/AAAA", "/quote"],
  ["/documents/quote/AAAA.pdf", "/quote"],
  ["/supplier/service/AAAA", "/supplier/login"],
  ["/supplier-app/nothing", "/supplier/login"],
  ["/admin/nothing", "/admin/login"],
  ["/app/nothing", "/"],
  ["/quotes", "/"],
  ["/no/such/page", "/"],
])("who has no account is led from %s to %s", (pathname, to) => {
  expect(wayBack(pathname, null).to).toBe(to);
});

test.each([
  ["office", "/admin/nothing", "/admin"],
  ["office", "/documents/quote/AAAA.pdf", "/admin"],
  ["agent", "/no/such/page", "/app"],
  ["agent", "/travel-app/AAAA", "/travel-app/"],
  ["supplier", "/supplier/service/AAAA", "/supplier-app"],
] as const)("an account of kind %s is led from %s to %s", (audience, pathname, to) => {
  expect(wayBack(pathname, audience).to).toBe(to);
});
