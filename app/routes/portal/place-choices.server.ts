import type { RouterContextProvider } from "react-router";
import { sideCallContext } from "#app/context.ts";
import { placeOptionService } from "#app/services/place-options.server.ts";

/** The places that a form or a table names; none while the API does not tell them, and fields then take a code. */
export function placeChoices(context: Readonly<RouterContextProvider>, audience: "office" | "agent") {
  return context.get(sideCallContext)((api) => placeOptionService(api, audience).all(), []);
}
