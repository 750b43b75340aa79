import type { BrandCode, PlaceBrief } from "#contract/primitives.ts";
import { uploadHref } from "#app/lib/upload-href.ts";
import { placePictureHref } from "./place-picture-address.ts";

type PlacePictureProps = {
  place: Pick<PlaceBrief, "code" | "landscape" | "picture">;
  brand: BrandCode;
  /** What a reader who cannot see it should know; empty where the place is named beside it. */
  alt?: string;
  className?: string;
};

/**
 * The uploaded picture of a place, else its drawn landscape, by day and by night; the stylesheet shows one of the two. Both load
 * lazily, so that the hidden one is never fetched. The size is known before it arrives.
 */
export function PlacePicture({ place, brand, alt = "", className = "" }: PlacePictureProps) {
  if (place.picture) {
    return (
      <img
        src={uploadHref(place.picture)}
        alt={alt}
        width={960}
        height={600}
        loading="lazy"
        decoding="async"
        className={`object-cover ${className}`}
      />
    );
  }
  return (["light", "dark"] as const).map((theme) => (
    <img
      key={theme}
      src={placePictureHref(place, brand, theme)}
      alt={alt}
      width={960}
      height={600}
      loading="lazy"
      decoding="async"
      className={`${theme === "light" ? "dark:hidden print:block!" : "hidden dark:block print:hidden!"} object-cover ${className}`}
    />
  ));
}
