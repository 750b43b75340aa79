import { expect, test } from "vitest";
import { withLink } from "#app/components/client-file/itinerary-link.ts";

test("the client's link is whole, on the host of the page", () => {
  const itinerary = { version: 2, published_at: "2026-11-20T01:00:00Z", path: "/travel-app/abc" };
  const page = new URL("https://desk.harakeke.example/app/view-booking/NZFI100001?x=1");
  expect(withLink(itinerary, page)?.link).toBe("https://desk.harakeke.example/travel-app/abc");
});

test("a file without a published itinerary has no link", () => {
  expect(withLink(null, new URL("https://desk.harakeke.example/"))).toBeNull();
});
