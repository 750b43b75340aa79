import { redirect } from "react-router";
import type { Route } from "./+types/seen.ts";
import { apiContext } from "#app/context.ts";
import { clientQuoteService } from "#app/services/quote-versions.server.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/quote/${encodeURIComponent(params.token)}`);
}

/** The beacon of the page: sent once somebody does something there, never by opening it. */
export async function action({ params, context }: Route.ActionArgs) {
  await clientQuoteService(context.get(apiContext)).see(params.token);
  return new Response(null, { status: 204 });
}
