import { placePictureSvg, type PlacePictureSubject } from "#drawings/place-picture/place-picture-svg.ts";

/** The drawn landscape of a place by its address, which the page made of the API's answer. */
export function placePicture({ pathname, searchParams }: URL): Response {
  const { theme, ...told } = Object.fromEntries(searchParams);
  const code = decodeURIComponent(pathname.split("/").at(-1) ?? "").replace(/\.svg$/, "");
  // The pages write these addresses themselves; nobody else visits a peer.
  const subject = { ...told, code, dark: theme === "dark" } as PlacePictureSubject;
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return new Response(placePictureSvg(subject), { headers });
}
