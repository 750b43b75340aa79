import { redirect } from "react-router";
import type { Route } from "./+types/seen.ts";
import { apiContext } from "#app/context.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { clientQuoteService } from "#app/services/quote-versions.server.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/quote/${encodeURIComponent(params.token)}`);
}

/** The beacon of the page: sent once somebody does something there, never by opening it. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await clientQuoteService(context.get(apiContext)).see(params.token);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return new Response(null, { status: error.status });
  }
}
