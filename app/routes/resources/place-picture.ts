import { data } from "react-router";
import type { Route } from "./+types/place-picture.ts";
import { readPlacePictureAddress } from "#app/components/place-picture/read-picture-address.ts";
import { placePictureSvg } from "#drawings/place-picture/place-picture-svg.ts";

/** The drawn landscape of a place. Its address decides it wholly, so browsers may keep it for ever. */
export function loader({ params, url }: Route.LoaderArgs) {
  const code = /^(.+)\.svg$/.exec(params.picture)?.[1] ?? "";
  const subject = readPlacePictureAddress(code, url.searchParams);
  if (!subject) throw data(null, { status: 404 });
  return new Response(placePictureSvg(subject), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
