import { expect, it } from "vitest";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";
import { trip } from "#tests/support/trip.ts";
import { appManifest, asApp, PAGE_COLOURS } from "./as-app.ts";

const page = { itinerary: trip(), locale: "de", path: "/travel-app/Zk3v" } as const;

it("makes the trip an app of its own, under the name and sign of its brand", () => {
  const manifest = appManifest(page);
  expect(manifest).toMatchObject({
    name: "Coast to coast – Harakeke Pacific",
    short_name: "Harakeke Pacific",
    lang: "de",
    id: "/travel-app/Zk3v",
    start_url: "/travel-app/Zk3v",
    scope: "/travel-app/",
    display: "standalone",
  });
  const { brand } = page.itinerary;
  const australian = appManifest({
    ...page,
    itinerary: { ...page.itinerary, brand: { ...brand, code: "AU" } },
  });
  expect(australian.theme_color).not.toBe(manifest.theme_color);
  const icons = [...manifest.icons, ...australian.icons].map(({ src }) => `public${src}`);
  expect(repositoryFiles("public/icons").toSorted()).toEqual(icons.toSorted());
});

it("says the same on the page, in the colour of light and of dark", () => {
  expect(asApp(page)).toEqual([
    { tagName: "link", rel: "manifest", href: "/travel-app/Zk3v/app.webmanifest?locale=de" },
    { tagName: "link", rel: "apple-touch-icon", href: "/icons/nz-192.png" },
    { name: "theme-color", content: PAGE_COLOURS.light, media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: PAGE_COLOURS.dark, media: "(prefers-color-scheme: dark)" },
  ]);
});

it("has the colours that the style sheet had when they were taken from it", () => {
  const tokens = readRepositoryFile("app/styles/tokens.css");
  for (const colour of ["0.984 0.003 130", "0.192 0.009 158"]) {
    expect(tokens).toContain(`--background: oklch(${colour})`);
  }
  for (const colour of ["0.43 0.088 152", "0.475 0.105 47"]) {
    expect(tokens).toContain(`--primary: oklch(${colour})`);
  }
});
