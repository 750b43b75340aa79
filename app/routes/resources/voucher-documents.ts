import type { Route } from "./+types/voucher-documents.ts";
import { tripPaper } from "#app/routes/resources/trip-paper.server.ts";

/** The vouchers of the published itinerary of a file as PDF. */
export function loader({ params, context }: Route.LoaderArgs) {
  return tripPaper("vouchers", params.key, context);
}
