import { href, redirect } from "react-router";
import type { Route } from "./+types/reconfirm-seen.ts";
import { apiContext } from "#app/context.ts";
import { answerBeacon } from "#app/lib/answer-beacon.server.ts";
import { linkedBatchService } from "#app/services/reconfirmation.server.ts";

export function loader({ params: { token } }: Route.LoaderArgs) {
  return redirect(href("/supplier/reconfirm/:token", { token }));
}

/** The beacon of the page: sent once somebody does something there, never by opening it. */
export function action({ params, context }: Route.ActionArgs) {
  return answerBeacon(() => linkedBatchService(context.get(apiContext)).see(params.token));
}
