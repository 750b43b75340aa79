import { redirect } from "react-router";
import type { Route } from "./+types/sign-out.ts";
import { apiContext, outageContext, requestFactsContext, userContext } from "#app/context.ts";
import { loginPathOf } from "#app/domain/portals.ts";
import { sessionEnded } from "#app/middleware/session-cookie.server.ts";
import { accessService } from "#app/services/access.server.ts";

/** Opening the address changes nothing; only the posted form signs out. */
export function loader() {
  return redirect("/");
}

/** Ends the session at the API and in this browser, and clears what the browser kept of the pages. */
export async function action({ context }: Route.ActionArgs) {
  const user = context.get(userContext);
  // While the API is out of reach the session at least leaves this browser.
  if (user && !context.get(outageContext)) await accessService(context.get(apiContext)).signOut();
  const login = user ? loginPathOf(user.audience) : "/";
  return redirect(`${login}?done=signedOut`, {
    status: 303,
    headers: {
      "Set-Cookie": await sessionEnded(context.get(requestFactsContext)),
      "Clear-Site-Data": '"cache"',
    },
  });
}
