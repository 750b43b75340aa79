import type { RouteHandle } from "#app/lib/route-handle.ts";
import journeyCss from "#app/styles/journey.css?url";
import portalCss from "#app/styles/portal.css?url";
import quoteCss from "#app/styles/quote.css?url";
import requestCss from "#app/styles/request.css?url";
import signInCss from "#app/styles/sign-in.css?url";
import stateCss from "#app/styles/state.css?url";

const sheets = { journey: journeyCss, quote: quoteCss, request: requestCss, signIn: signInCss };

/** Address of the stylesheet of a page: its own, that of the portals, or that of the page which took its place. */
export function pageSheet({ hydrate, dress = "journey" }: RouteHandle, failed: boolean): string {
  if (hydrate !== false) return portalCss;
  return failed ? stateCss : sheets[dress];
}
