import type { Route } from "./+types/manifest.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { Locale } from "#contract/primitives.ts";
import { appManifest } from "./as-app.ts";

/** What a telephone needs to know to put a trip on its home screen. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  // Browsers ask for it without cookies.
  const locale = Locale.safeParse(url.searchParams.get("locale")).data ?? context.get(localeContext);
  const itinerary = await itineraryService(context.get(apiContext)).get(params.token, locale);
  return Response.json(appManifest({ itinerary, locale, path: `/travel-app/${params.token}` }), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
