import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { QuoteDraft } from "#contract/quotes/draft.ts";
import { SavedQuote, SaveQuote } from "#contract/quotes/save.ts";

const access = { audience: "agent", permission: "quotes.create" } as const;

export const QuoteReference = z.string().regex(/^[A-Za-z]{4}\d{6}$/);
const key = z.object({ reference: QuoteReference });

export const saveAgentQuote = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes",
  summary: "Keep the price of a package as a quote",
  tag: "quotes",
  access,
  body: SaveQuote,
  answer: item(SavedQuote),
  status: 201,
});

export const showAgentQuote = defineEndpoint({
  method: "GET",
  path: "/api/agent/quotes/{reference}",
  summary: "One quote with its services, prices and travellers, to be customised",
  tag: "quotes",
  access,
  params: key,
  answer: item(QuoteDraft),
});
