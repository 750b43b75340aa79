import type { MetaDescriptor } from "react-router";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";

/** Colours of the page and of each brand as `app/styles/tokens.css` has them, for what reads no style sheet. */
export const PAGE_COLOURS = { light: "#f9faf8", dark: "#111613" };
const BRAND_COLOURS: Record<BrandCode, string> = { NZ: "#235d37", AU: "#8b4722" };

const iconOf = (brand: BrandCode, size: number) => `/icons/${brand.toLowerCase()}-${String(size)}.png`;

/** What a page says of itself so that it can be put on a telephone's home screen. */
export function asApp(page: { itinerary: Itinerary; locale: Locale; path: string }): MetaDescriptor[] {
  const { itinerary, locale, path } = page;
  return [
    { tagName: "link", rel: "manifest", href: `${path}/app.webmanifest?locale=${locale}` },
    { tagName: "link", rel: "apple-touch-icon", href: iconOf(itinerary.brand.code, 192) },
    { name: "theme-color", content: PAGE_COLOURS.light, media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: PAGE_COLOURS.dark, media: "(prefers-color-scheme: dark)" },
  ];
}

/** The manifest of a trip as an app of its own. */
export function appManifest({ itinerary, locale, path }: Parameters<typeof asApp>[0]) {
  const { name, brand } = itinerary;
  return {
    id: path,
    name: `${name} – ${brand.name}`,
    short_name: brand.name,
    lang: locale,
    start_url: path,
    scope: "/travel-app/",
    display: "standalone",
    background_color: PAGE_COLOURS.light,
    theme_color: BRAND_COLOURS[brand.code],
    icons: [192, 512].map((size) => ({
      src: iconOf(brand.code, size),
      sizes: `${String(size)}x${String(size)}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
}
