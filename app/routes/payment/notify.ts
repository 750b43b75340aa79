import { data, redirect } from "react-router";
import type { Route } from "./+types/notify.ts";
import { apiContext } from "#app/context.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { clientPaymentService } from "#app/services/payments.server.ts";

/**
 * Where the card company tells that something happened, and where it sends the payer back to (`return`). Nothing of the
 * address is believed: the API asks the card company (rulings 14). A payer is led to the result, whatever it says.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = url.searchParams.get("sessionId") ?? "";
  if (!/^[\w-]{8,100}$/.test(session)) throw data(null, { status: 404 });
  const isReturn = url.searchParams.has("return");
  // A scanner that only looks at the head of an address changes nothing.
  if (request.method === "HEAD") return new Response(null, { status: 204 });
  try {
    await clientPaymentService(context.get(apiContext)).notify(session, isReturn ? "return" : "notify");
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The card company asks again by the status; a payer reads on the next page what is known.
    if (!isReturn) return new Response(null, { status: error.status >= 400 ? error.status : 503 });
    if (error.status === 404) throw data(null, { status: 404 });
  }
  if (!isReturn) return new Response(null, { status: 204 });
  return redirect(`/payments/result?session=${encodeURIComponent(session)}`, 303);
}
