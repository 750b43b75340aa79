import type { PlaceBrief } from "#contract/primitives.ts";
import type { Brand } from "#drawings/place-picture/palette.ts";

type Place = Pick<PlaceBrief, "code" | "landscape">;

/** Address of a place's picture. All that decides it is in the address, so it can be cached for ever. */
export function placePictureHref(place: Place, brand: Brand, theme: "light" | "dark"): string {
  const query = new URLSearchParams({ landscape: place.landscape, brand, theme });
  return `/places/${encodeURIComponent(place.code)}.svg?${query.toString()}`;
}
