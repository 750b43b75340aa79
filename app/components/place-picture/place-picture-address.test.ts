import { describe, expect, it } from "vitest";
import { placePictureHref } from "./place-picture-address.ts";
import { readPlacePictureAddress } from "./read-picture-address.ts";

describe("the address of a place picture", () => {
  it("says all that decides the picture", () => {
    const url = new URL(placePictureHref({ code: "AYQ", landscape: "desert" }, "AU", "dark"), "http://x");
    expect(url.pathname).toBe("/places/AYQ.svg");
    expect(readPlacePictureAddress("AYQ", url.searchParams)).toEqual({
      code: "AYQ",
      landscape: "desert",
      brand: "AU",
      dark: true,
    });
  });

  it("is refused for a code or landscape that cannot be a place", () => {
    expect(readPlacePictureAddress("../x", new URLSearchParams({ landscape: "lake" }))).toBeUndefined();
    expect(readPlacePictureAddress("AKL", new URLSearchParams({ landscape: "moon" }))).toBeUndefined();
    expect(
      readPlacePictureAddress("AKL", new URLSearchParams({ landscape: "city", brand: "?" }))?.brand,
    ).toBe("NZ");
  });
});
