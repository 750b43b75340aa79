import { describe, expect, it } from "vitest";
import { PlaceBrief } from "#contract/primitives.ts";
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
