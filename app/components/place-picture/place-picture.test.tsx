import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageTheme } from "#app/lib/page-theme.ts";
import type { ThemeName } from "#app/lib/theme-choice.ts";
import { PlacePicture } from "./place-picture.tsx";

function shown(theme: ThemeName, picture?: string, first = false) {
  const place = { code: "ROT", landscape: "lake" as const, ...(picture !== undefined && { picture }) };
  const html = load(
    renderToStaticMarkup(
      <PageTheme value={theme}>
        <PlacePicture place={place} brand="NZ" first={first} />
      </PageTheme>,
    ),
  );
  return { images: html("img").toArray(), night: html("source").attr("media"), src: html("img").attr("src") };
}

describe("the picture of a place", () => {
  it.each([
    ["light", "not all"],
    ["dark", "screen"],
    ["auto", "screen and (prefers-color-scheme: dark)"],
  ] as const)("is one image: with the theme %s by night where %s", (theme, media) => {
    const { images, night, src } = shown(theme);
    expect(images).toHaveLength(1);
    expect(night).toBe(media);
    expect(src).toContain("theme=light");
  });

  it("is the uploaded one in every theme", () => {
    expect(shown("dark", "01J9Z3NDEKTSV4RRFFQ69G5FA1").night).toBeUndefined();
  });

  it("waits until it comes into sight, but for the one that a page begins with", () => {
    const [below] = shown("auto").images;
    const [top] = shown("auto", undefined, true).images;
    expect([below?.attribs["loading"], top?.attribs["loading"]]).toEqual(["lazy", undefined]);
    expect([below?.attribs["fetchpriority"], top?.attribs["fetchpriority"]]).toEqual([undefined, "high"]);
  });
});
