import { expect, test } from "vitest";
import { withLink } from "#app/components/client-file/itinerary-link.ts";

const itinerary = {
  version: 2,
  published_at: "2026-11-20T01:00:00Z",
  link: "open" as const,
  path: "/travel-app/abc",
  link_ends_on: "2027-12-01",
  has_vouchers: true,
  view_count: 0,
  last_viewed_at: null,
  lock_version: 1,
};
const page = new URL("https://desk.harakeke.example/app/view-booking/NZFI100001?x=1");

test("the client's link is whole, on the host of the page", () => {
  expect(withLink(itinerary, page)?.address).toBe("https://desk.harakeke.example/travel-app/abc");
});

test("a closed link has no address, and a file without a published itinerary no link", () => {
  expect(withLink({ ...itinerary, link: "closed", path: null }, page)?.address).toBeNull();
  expect(withLink(null, page)).toBeNull();
});
