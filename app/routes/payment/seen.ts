import { redirect } from "react-router";
import type { Route } from "./+types/seen.ts";
import { apiContext } from "#app/context.ts";
import { answerBeacon } from "#app/lib/answer-beacon.server.ts";
import { clientPaymentService } from "#app/services/payments.server.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/payments/${encodeURIComponent(params.token)}`);
}

/** The beacon of the page: sent once somebody does something there, never by opening it. */
export function action({ params, context }: Route.ActionArgs) {
  return answerBeacon(() => clientPaymentService(context.get(apiContext)).see(params.token));
}
