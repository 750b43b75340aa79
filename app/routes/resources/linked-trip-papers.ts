import { data } from "react-router";
import type { Route } from "./+types/linked-trip-papers.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { Locale } from "#contract/primitives.ts";
import { TripPaper } from "#contract/sales/itineraries/itinerary.ts";

/**
 * The papers of a trip, `itinerary.pdf` and `vouchers.pdf`, passed through from the API. They are below the address of
 * the trip, so that the browser that keeps the trip for later keeps them as well.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const paper = TripPaper.safeParse(/^(\w+)\.pdf$/.exec(params.paper)?.[1]).data;
  if (!paper) throw data(null, { status: 404 });
  const locale = Locale.safeParse(url.searchParams.get("locale")).data ?? context.get(localeContext);
  const file = await itineraryService(context.get(apiContext)).document(params.token, paper, locale);
  return documentResponse(file, `${paper}.pdf`, context);
}
