import { describe, expect, it } from "vitest";
import { PlaceBrief } from "#contract/primitives.ts";
import { placePictureHref } from "./place-picture-address.ts";
import { readPlacePictureAddress } from "./read-picture-address.ts";
import { placePictureSvg } from "./place-picture-svg.ts";

const landscapes = PlaceBrief.shape.landscape.options;
const codes = ["AKL", "WLG", "ZQN", "CHC", "ROT", "SYD", "CNS", "AYQ", "DRW", "PER", "MEL", "HBA"];

describe("place pictures", () => {
  it("are the same every time for the same place", () => {
    const subject = { code: "AKL", landscape: "coast", brand: "NZ", dark: false } as const;
    expect(placePictureSvg(subject)).toBe(placePictureSvg({ ...subject }));
  });

  it("differ from place to place and from landscape to landscape", () => {
    const pictures = landscapes.flatMap((landscape) =>
      codes.map((code) => placePictureSvg({ code, landscape, brand: "NZ", dark: false })),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("keep their shape at night and change only their tones", () => {
    const shape = (dark: boolean) =>
      placePictureSvg({ code: "WKA", landscape: "lake", brand: "NZ", dark }).match(/(?<= d=")M[^"]{80,}/g);
    expect(shape(true)).toEqual(shape(false));
  });

  it.each(landscapes)("stay below 6 KB and hold nothing but drawing: %s", (landscape) => {
    for (const code of codes) {
      for (const brand of ["NZ", "AU"] as const) {
        const svg = placePictureSvg({ code, landscape, brand, dark: brand === "AU" });
        expect(svg.length).toBeLessThanOrEqual(6144);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href="(?!#)/);
      }
    }
  });
});

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
