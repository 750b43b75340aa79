import { data } from "react-router";
import type { Route } from "./+types/place-options.ts";
import { sideCallContext, userContext } from "#app/context.ts";
import { placeOptionService } from "#app/services/place-options.server.ts";

/** Suggestions for fields that ask for a place. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const audience = context.get(userContext)?.audience;
  if (audience !== "office" && audience !== "agent") throw data(null, { status: 401 });
  const q = (url.searchParams.get("q") ?? "").slice(0, 100);
  // A field without suggestions must not take down the page with everything typed into it.
  const besides = context.get(sideCallContext);
  return { options: await besides((api) => placeOptionService(api, audience).search(q), []) };
}
