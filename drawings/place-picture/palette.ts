import type { BrandCode, PlaceBrief } from "#contract/primitives.ts";
import type { Tone } from "./tone.ts";

export type Landscape = PlaceBrief["landscape"];
export type Brand = BrandCode;

/** The tones of one picture: far land is pale by day and a little brighter than near land by night. */
export type Palette = {
  dark: boolean;
  skyTop: Tone;
  skyLow: Tone;
  disc: Tone;
  far: Tone;
  near: Tone;
  waterFar: Tone;
  waterNear: Tone;
  /** Snow, sand or lit windows: the one bright detail. */
  detail: Tone;
};

type Hues = {
  land: number;
  landChroma: number;
  sky: number;
  low: number;
  water: number;
  waterChroma: number;
};

const BRAND_LAND: Record<Brand, number> = { NZ: 163, AU: 62 };

function huesOf(landscape: Landscape, brand: Brand): Hues {
  const land = BRAND_LAND[brand];
  const plain = { land, landChroma: 0.062, sky: 225, low: 85, water: 212, waterChroma: 0.055 };
  const special: Record<Landscape, Partial<Hues>> = {
    coast: { water: 208, waterChroma: 0.06 },
    lake: { land: brand === "NZ" ? 178 : 75, low: 75, water: 225 },
    alp: { land: brand === "NZ" ? 245 : 260, landChroma: 0.04, low: 60 },
    forest: { land: brand === "NZ" ? 155 : 125, landChroma: 0.068, sky: 180, low: 105 },
    reef: { water: 200, waterChroma: 0.085, low: 90 },
    desert: { land: 42, landChroma: 0.1, sky: 60, low: 55 },
    city: { land: brand === "NZ" ? 195 : 40, landChroma: 0.045, sky: 260, low: 50 },
  };
  return { ...plain, ...special[landscape] };
}

/** The tones for a landscape in the colours of a brand, by day or by night. */
export function paletteOf(landscape: Landscape, brand: Brand, dark: boolean): Palette {
  const hue = huesOf(landscape, brand);
  if (dark) {
    return {
      dark,
      skyTop: [0.2, 0.022, hue.sky + 20],
      skyLow: [0.37, 0.035, hue.land],
      disc: [0.9, 0.035, 90],
      far: [0.43, hue.landChroma * 0.62, hue.land],
      near: [0.2, hue.landChroma * 0.34, hue.land],
      waterFar: [0.4, hue.waterChroma * 0.8, hue.water],
      waterNear: [0.24, hue.waterChroma * 0.6, hue.water],
      detail: [0.82, 0.045, 85],
    };
  }
  return {
    dark,
    skyTop: [0.915, 0.026, hue.sky],
    skyLow: [0.965, 0.032, hue.low],
    disc: [0.985, 0.02, 95],
    far: [0.85, hue.landChroma * 0.5, hue.land],
    near: [0.43, hue.landChroma, hue.land],
    waterFar: [0.88, hue.waterChroma * 0.6, hue.water],
    waterNear: [0.68, hue.waterChroma * 1.15, hue.water],
    detail: [0.97, 0.018, 85],
  };
}
