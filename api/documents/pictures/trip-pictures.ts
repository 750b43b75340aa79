import { fill } from "#api/documents/texts/document-texts.ts";
import { placePictureSvg } from "#drawings/place-picture/place-picture-svg.ts";
import type { MapDay } from "#drawings/route-map/route-map-data.ts";
import type { BrandCode, PlaceBrief } from "#contract/primitives.ts";
import { routePicture } from "./route-picture.ts";

type Hero = Pick<PlaceBrief, "code" | "landscape">;

/** The place whose picture stands at the head, as on the pages of the trip: the first where travellers stay. */
export function heroOf(days: readonly { place: Hero; overnight: unknown }[]): Hero | undefined {
  return (days.find(({ overnight }) => overnight !== null) ?? days[0])?.place;
}

/** The picture at the head of a document and the map of its route; null where there is nothing to show. */
export function tripPictures(
  { days, brand }: { days: readonly MapDay[]; brand: { code: BrandCode } },
  hero: Hero | undefined,
  texts: { mapAlt: string; mapHint: string },
) {
  const route = routePicture(days, brand.code);
  return {
    hero: hero ? { svg: placePictureSvg({ ...hero, brand: brand.code, dark: false }) } : null,
    map: route && {
      svg: route.svg,
      alt: fill(texts.mapAlt, { places: route.places }),
      hint: texts.mapHint,
    },
  };
}
