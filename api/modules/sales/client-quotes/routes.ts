import { todayIn } from "#api/domain/today.ts";
import { route, type Route } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { quoteFile } from "#api/modules/sales/quote-versions/quote-document.ts";
import {
  acceptClientQuote,
  declineClientQuote,
  downloadClientQuote,
  mailClientQuote,
  seeClientQuote,
  showClientQuote,
  writeClientMessage,
} from "#contract/sales/quotes/client-quote.ts";
import { acceptQuote, declineQuote, seeQuote, writeMessage } from "./answer-quote.ts";
import { getByToken } from "#api/modules/sales/quote-versions/find-version.ts";
import { keptReference, mailLink } from "./mail-link.ts";
import { showQuote } from "./show-quote.ts";

/** Answers of one visitor to offers in ten minutes. */
const answers = { max: 30, seconds: 600 };
/** Looks are counted more often than that, by everybody who shares the link. */
const looks = { max: 120, seconds: 600 };
/** Links that are asked for again from one network, and for one reference from anywhere. */
const links = { max: 5, seconds: 600 };

/** The client's page of a quote: the link is the key. */
export const clientQuoteRoutes: Route[] = [
  route(showClientQuote, showQuote),
  route(downloadClientQuote, async ({ params, query }, call) => {
    const found = await getByToken(call, params.token);
    const today = todayIn(found.snapshot.timezone, call.now());
    const state = { valid_until: found.validUntil, quote: found, logo: found.logo, today };
    return quoteFile(found, state, query.locale ?? call.locale, call);
  }),
  route(seeClientQuote, async ({ params }, call) => {
    await limitVisits(call, "quote:look", looks);
    await seeQuote(params.token, call);
    return undefined;
  }),
  route(acceptClientQuote, async ({ params, body }, call) => {
    await limitVisits(call, "quote:answer", answers);
    await acceptQuote(params.token, body, call);
    return undefined;
  }),
  route(declineClientQuote, async ({ params, body }, call) => {
    await limitVisits(call, "quote:answer", answers);
    await declineQuote(params.token, body.reason, call);
    return undefined;
  }),
  route(writeClientMessage, async ({ params, body }, call) => {
    await limitVisits(call, "quote:answer", answers);
    return writeMessage(params.token, body, call);
  }),
  route(mailClientQuote, async ({ body }, call) => {
    await limitVisits(call, "quote:link", links);
    await limitVisits(call, `quote:link:${keptReference(body.reference)}`, links, { forAll: true });
    await mailLink(body, call);
    return undefined;
  }),
];
