import { redirect } from "react-router";
import type { Route } from "./+types/seen.ts";
import { apiContext } from "#app/context.ts";
import { answerBeacon } from "#app/lib/answer-beacon.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/travel-app/${encodeURIComponent(params.token)}`);
}

/** The beacon of the travel app: sent once somebody does something there, never by opening it. */
export function action({ params, context }: Route.ActionArgs) {
  return answerBeacon(() => itineraryService(context.get(apiContext)).see(params.token));
}
