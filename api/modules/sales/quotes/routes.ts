import { route, type Route } from "#api/http/mount.ts";
import { addService } from "#api/modules/sales/quotes/add-service.ts";
import { changeDetails, takePrices } from "#api/modules/sales/quotes/change-details.ts";
import { changeService } from "#api/modules/sales/quotes/change-service.ts";
import { copyFile, showCopyPrice } from "#api/modules/sales/quotes/copy-quote.ts";
import { createCustom } from "#api/modules/sales/quotes/create-custom.ts";
import { showReplacements } from "#api/modules/sales/quotes/find-replacements.ts";
import { moveTrip } from "#api/modules/sales/quotes/move-quote.ts";
import { saveQuote } from "#api/modules/sales/quotes/save-quote.ts";
import { showQuote } from "#api/modules/sales/quotes/show-quote.ts";
import {
  addQuoteService,
  changeQuote,
  changeQuoteService,
  copyQuote,
  createCustomQuote,
  createQuote,
  listReplacements,
  moveQuote,
  priceCopy,
  repriceQuote,
  showQuoteDraft,
} from "#contract/sales/quotes/endpoints.ts";

/** Quotes that agents make and customise. */
export const quoteRoutes: Route[] = [
  route(createQuote, ({ body }, call) => saveQuote(body, call)),
  route(showQuoteDraft, ({ params }, call) => showQuote(params.reference, call)),
  route(changeQuote, ({ params, body }, call) => changeDetails(params.reference, body, call)),
  route(repriceQuote, ({ params, body }, call) => takePrices(params.reference, body.lock_version, call)),
  route(moveQuote, ({ params, body }, call) => moveTrip(params.reference, body, call)),
  route(addQuoteService, ({ params, body }, call) => addService(params.reference, body, call)),
  route(changeQuoteService, ({ params, body }, call) =>
    changeService(params.reference, params.line, body, call),
  ),
  route(createCustomQuote, ({ body }, call) => createCustom(body, call)),
  route(priceCopy, ({ params, query }, call) => showCopyPrice(params.reference, query, call)),
  route(copyQuote, ({ params, body }, call) => copyFile(params.reference, body, call)),
  route(listReplacements, ({ params }, call) => showReplacements(params.reference, params.line, call)),
];
