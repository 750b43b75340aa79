import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { FileReference, Uid } from "#contract/primitives.ts";
import {
  AddService,
  ChangeQuote,
  ChangeService,
  MoveQuote,
  Replacement,
  TakePrices,
} from "#contract/sales/quotes/changes.ts";
import { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import {
  CopyPrice,
  CopyPriceQuery,
  CopyQuote,
  CreateCustomQuote,
  SavedQuote,
  SaveQuote,
} from "#contract/sales/quotes/save.ts";

const access = { audience: "agent", permission: "quotes.create" } as const;
const tag = "quotes";

const key = z.object({ reference: FileReference });
const lineKey = z.object({ reference: FileReference, line: Uid });

export const createQuote = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes",
  summary: "Keep the price of a package as a quote",
  tag,
  access,
  limited: "quotes",
  body: SaveQuote,
  answer: item(SavedQuote),
  status: 201,
});

export const showQuoteDraft = defineEndpoint({
  method: "GET",
  path: "/api/agent/quotes/{reference}",
  summary: "One quote with its services, prices and travellers, to be customised",
  tag,
  access,
  params: key,
  answer: item(QuoteDraft),
});

export const changeQuote = defineEndpoint({
  method: "PATCH",
  path: "/api/agent/quotes/{reference}",
  summary: "Change name, references, remarks, travellers or the client's contact details of a quote",
  tag,
  access,
  params: key,
  body: ChangeQuote,
  answer: item(QuoteDraft),
});

export const repriceQuote = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes/{reference}/prices",
  summary: "Price all services of a quote at the rates of today",
  tag,
  access,
  params: key,
  body: TakePrices,
  answer: item(QuoteDraft),
});

export const moveQuote = defineEndpoint({
  method: "PUT",
  path: "/api/agent/quotes/{reference}/trip",
  summary: "Put a quote on another date or make it for another party, priced afresh, as a new version",
  tag,
  access,
  params: key,
  limited: "quotes",
  body: MoveQuote,
  answer: item(QuoteDraft),
});

export const addQuoteService = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes/{reference}/services",
  summary: "Put a service into a day of a quote",
  tag,
  access,
  params: key,
  body: AddService,
  answer: item(QuoteDraft),
});

export const changeQuoteService = defineEndpoint({
  method: "PATCH",
  path: "/api/agent/quotes/{reference}/services/{line}",
  summary: "Swap, remove or put back a service of a quote; take or leave an optional one",
  tag,
  access,
  params: lineKey,
  body: ChangeService,
  answer: item(QuoteDraft),
});

export const listReplacements = defineEndpoint({
  method: "GET",
  path: "/api/agent/quotes/{reference}/services/{line}/replacements",
  summary:
    "What could stand where a service stands: substitutes of the package, then others of its place and kind",
  tag,
  access,
  params: lineKey,
  answer: item(z.array(Replacement)),
});

export const createCustomQuote = defineEndpoint({
  method: "POST",
  path: "/api/agent/custom-quotes",
  summary: "Begin a quote with nothing but its days",
  tag,
  access,
  limited: "quotes",
  body: CreateCustomQuote,
  answer: item(SavedQuote),
  status: 201,
});

export const priceCopy = defineEndpoint({
  method: "GET",
  path: "/api/agent/quotes/{reference}/copy",
  summary: "What the services of a file would cost on another date and for another party",
  tag,
  access,
  params: key,
  query: CopyPriceQuery.partial(),
  answer: item(CopyPrice),
});

export const copyQuote = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes/{reference}/copies",
  summary: "Copy a file as a new quote for another date and party, priced afresh",
  tag,
  access,
  params: key,
  limited: "quotes",
  body: CopyQuote,
  answer: item(SavedQuote),
  status: 201,
});

export const quoteEndpoints = [
  createQuote,
  showQuoteDraft,
  changeQuote,
  repriceQuote,
  moveQuote,
  addQuoteService,
  changeQuoteService,
  listReplacements,
  createCustomQuote,
  priceCopy,
  copyQuote,
] as const;
