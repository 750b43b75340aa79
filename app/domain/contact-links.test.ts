import { expect, it } from "vitest";
import { geoHref, telHref } from "./contact-links.ts";

it("links to a place without naming a map company", () => {
  expect(geoHref(-36.8485, 174.7633, "Tidewater (Harbour) & Sons")).toBe(
    "geo:-36.8485,174.7633?q=-36.8485,174.7633(Tidewater%20Harbour%20%26%20Sons)",
  );
});

it("dials what a person would dial", () => {
  expect(telHref("+64 9 555 0100")).toBe("tel:+6495550100");
  expect(telHref("(09) 555-0100")).toBe("tel:095550100");
});
