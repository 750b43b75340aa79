import { expect, it } from "vitest";
import { mapHref, telHref } from "./contact-links.ts";

it("links to a position by an address that every device has a map for", () => {
  const link = new URL(mapHref(-36.8485, 174.7633));
  expect([link.protocol, link.searchParams.get("api")]).toEqual(["https:", "1"]);
  expect(link.searchParams.get("query")).toBe("-36.8485,174.7633");
});

it("dials what a person would dial", () => {
  expect(telHref("+64 9 555 0100")).toBe("tel:+6495550100");
  expect(telHref("(09) 555-0100")).toBe("tel:095550100");
});
