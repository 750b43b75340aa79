import { route, type Route } from "#api/http/mount.ts";
import { saveQuote } from "#api/modules/quotes/save-quote.ts";
import { showQuote } from "#api/modules/quotes/show-quote.ts";
import { saveAgentQuote, showAgentQuote } from "#contract/quotes/endpoints.ts";

/** Quotes that agents make and customise. */
export const quoteRoutes: Route[] = [
  route(saveAgentQuote, ({ body }, call) => saveQuote(body, call)),
  route(showAgentQuote, ({ params }, call) => showQuote(params.reference, call)),
];
