import type { Route } from "./+types/itinerary-document.ts";
import { tripPaper } from "#app/routes/resources/trip-paper.server.ts";

/** The published itinerary of a file as PDF. */
export function loader({ params, context }: Route.LoaderArgs) {
  return tripPaper("itinerary", params.key, context);
}
