import { todayIn } from "#app/domain/trip-days.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { itineraryOf } from "./api.ts";

export type TripPage = {
  itinerary: Itinerary;
  reviews: ServiceReview[];
  today: string;
  map: RouteMapData | undefined;
  path: string;
};

/** What the page of a trip is made of, by the calls that our own page makes. The server's part of it. */
export async function tripPage(token: string): Promise<TripPage> {
  const { reviews, ...itinerary } = await itineraryOf(token);
  const today = todayIn(itinerary.timezone, new Date());
  return { itinerary, reviews, today, map: routeMap(itinerary), path: `/travel-app/${token}` };
}
