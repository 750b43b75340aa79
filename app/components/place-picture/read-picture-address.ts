import { BrandCode, PlaceBrief } from "#contract/primitives.ts";
import type { PlacePictureSubject } from "#drawings/place-picture/place-picture-svg.ts";

/**
 * What a request for `/places/{code}.svg` asks for; undefined when the code or the kind of landscape is not
 * one of ours. Brand and theme fall back to the default ones.
 */
export function readPlacePictureAddress(
  code: string,
  query: URLSearchParams,
): PlacePictureSubject | undefined {
  const landscape = PlaceBrief.shape.landscape.safeParse(query.get("landscape"));
  if (!/^[A-Z0-9]{3}$/.test(code) || !landscape.success) return undefined;
  const brand = BrandCode.safeParse(query.get("brand"));
  return {
    code,
    landscape: landscape.data,
    brand: brand.success ? brand.data : "NZ",
    dark: query.get("theme") === "dark",
  };
}
