import { data } from "react-router";
import type { Route } from "./+types/trip.ts";
import { TravelApp } from "#app/components/journey/travel-app.tsx";
import { TripUpdate } from "#app/components/journey/trip-update.tsx";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { apiContext, localeContext, requestFactsContext } from "#app/context.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { asApp } from "./as-app.ts";
import { keepSeenTrip, readSeenTrips, seenOf } from "./seen-trips.server.ts";
import { PageOnly } from "#app/lib/page-only.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import type { TripPaper } from "#contract/sales/itineraries/itinerary.ts";
import { hasVouchers } from "#contract/sales/itineraries/vouchers.ts";

export const handle = { hydrate: false } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.data.itinerary.name },
  { name: "robots", content: "noindex, nofollow" },
  ...(loaderData ? asApp(loaderData.data) : []),
];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const cookie = loaderHeaders.get("Set-Cookie");
  return { "X-Robots-Tag": "noindex, nofollow", ...(cookie && { "Set-Cookie": cookie }) };
};

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const kept = await readSeenTrips(context, request);
  const { reviews = [], ...itinerary } = await itineraryService(context.get(apiContext)).get(
    params.token,
    locale,
    { ...seenOf(kept, params.token), reviews: true },
  );
  const today = todayIn(itinerary.timezone, new Date());
  const path = `/travel-app/${params.token}`;
  // The number of the version makes the address of a paper that never changes: it is stored once.
  const paper = (name: TripPaper) => `${path}/papers/${name}.pdf?locale=${locale}&v=${itinerary.version}`;
  const cookie = await keepSeenTrip(context, kept, params.token, itinerary.version);
  const page = new PageOnly({
    itinerary,
    locale,
    reviews,
    pageBrand: itinerary.brand.code,
    today,
    map: routeMap(itinerary),
    path,
    realtime: context.get(requestFactsContext).realtime,
    links: {
      itineraryPdf: paper("itinerary"),
      ...(hasVouchers(itinerary) && { vouchersPdf: paper("vouchers") }),
      calendar: `${path}/calendar.ics?locale=${locale}`,
      feed: `webcal://${url.host}${path}/calendar.ics?locale=${locale}`,
    },
  });
  return data(page, cookie ? { headers: { "Set-Cookie": cookie } } : {});
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { itinerary, locale, reviews, today, map, path, links, realtime } = loaderData.data;
  return (
    <>
      {realtime ? <TripUpdate {...{ itinerary, path, realtime }} /> : null}
      <TravelApp {...{ itinerary, locale, today, path, links, reviews }} {...(map && { map })} />
    </>
  );
}
