import type { Route } from "./+types/preview.ts";
import { TravelApp } from "#app/components/journey/travel-app.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can, requireAudience } from "#app/middleware/guards.server.ts";
import { pageInLanguage } from "#app/middleware/locale.server.ts";
import { readPreview } from "#app/routes/admin/sales/client-files/itinerary/read-preview.ts";
import { itineraryBuilderService } from "#app/services/itinerary-builder.server.ts";
import { routeMap } from "#drawings/route-map/route-map.server.ts";

/** Who edits texts alone sees no files: the calls of this page ask for `itineraries.edit` besides. */
export const middleware: Route.MiddlewareFunction[] = [
  requireAudience("office"),
  can("client-files.view"),
  pageInLanguage(({ searchParams }, reader) => readPreview(searchParams, reader).locale),
];

export const handle = { hydrate: false, framed: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.itinerary.name },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, version } = readPreview(url.searchParams, context.get(localeContext));
  const wanted = { locale, ...(version !== null && { version }) };
  const itinerary = await itineraryBuilderService(context.get(apiContext), params.uid).preview(wanted);
  return {
    itinerary,
    locale,
    pageBrand: itinerary.brand.code,
    still: url.searchParams.get("still") === "yes",
    today: todayIn(itinerary.timezone, new Date()),
    map: routeMap(itinerary),
  };
}

/** The travel app as the client would read it; its links lead nowhere, and nothing of it is kept or counted. */
export default function ItineraryPreview({ loaderData }: Route.ComponentProps) {
  const { itinerary, locale, today, map } = loaderData;
  return (
    <div lang={locale} inert>
      <TravelApp {...{ itinerary, locale, today }} {...(map && { map })} path="" links={{}} isPreview />
    </div>
  );
}
