import type { Route } from "./+types/news.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { newsLines, type NewsTexts } from "#app/domain/trip-news.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";

/**
 * What a trip says otherwise than the version that a page shows, in a few lines of plain text: asked for by the open page
 * when it hears of a newer one, so that the page itself carries none of these words. Empty where nothing is new.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const since = Number(url.searchParams.get("since"));
  const seen = Number.isInteger(since) && since > 0 ? { seen: since } : {};
  const itinerary = await itineraryService(context.get(apiContext)).get(params.token, locale, seen);
  const isNewer = itinerary.seen_version === since;
  const texts = translatorFor(locale).getResource(locale, "travelApp", "updated") as NewsTexts;
  return new Response(isNewer ? newsLines(itinerary, texts, locale).join("\n") : "", {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
