import { useContext } from "react";
import type { BrandCode, PlaceBrief } from "#contract/primitives.ts";
import { PageTheme } from "#app/lib/page-theme.ts";
import { darkMedia, fitToTheme } from "#app/lib/theme-choice.ts";
import { uploadHref } from "#app/lib/upload-href.ts";
import { placePictureHref } from "./place-picture-address.ts";

type PlacePictureProps = {
  place: Pick<PlaceBrief, "code" | "landscape" | "picture">;
  brand: BrandCode;
  /** What a reader who cannot see it should know; empty where the place is named beside it. */
  alt?: string;
  /** It is what the page begins with: fetched before all else, not when it comes into sight. */
  first?: boolean;
  className?: string;
};

/**
 * The uploaded picture of a place, else its drawn landscape, by day and by night. The browser fetches the one that fits
 * the page's theme, also without scripts. The size is known before it arrives.
 */
export function PlacePicture({ place, brand, alt = "", first, className = "" }: PlacePictureProps) {
  const theme = useContext(PageTheme);
  const drawn = !place.picture;
  return (
    <picture className="contents">
      {drawn && (
        // It would be an item of its own in the grid that the picture stands in.
        <source
          ref={fitToTheme}
          className="hidden"
          data-night
          srcSet={placePictureHref(place, brand, "dark")}
          media={darkMedia[theme]}
        />
      )}
      <img
        src={place.picture ? uploadHref(place.picture) : placePictureHref(place, brand, "light")}
        alt={alt}
        width={960}
        height={600}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
