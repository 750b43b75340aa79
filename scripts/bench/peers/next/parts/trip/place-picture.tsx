import { placePictureHref } from "#app/components/place-picture/place-picture-address.ts";

type PlacePictureProps = {
  place: Parameters<typeof placePictureHref>[0];
  brand: Parameters<typeof placePictureHref>[1];
  className: string;
  first?: boolean;
};

export function PlacePicture({ place, brand, className: look, first = false }: PlacePictureProps) {
  return (
    <picture className="contents">
      <source
        className="hidden"
        srcSet={placePictureHref(place, brand, "dark")}
        media="screen and (prefers-color-scheme: dark)"
      />
      <img
        src={placePictureHref(place, brand, "light")}
        alt=""
        width={960}
        height={600}
        fetchPriority={first ? "high" : undefined}
        loading={first ? undefined : "lazy"}
        decoding={first ? undefined : "async"}
        className={`object-cover ${look}`}
      />
    </picture>
  );
}
