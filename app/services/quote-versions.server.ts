import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  acceptClientQuote,
  declineClientQuote,
  downloadClientQuote,
  mailClientQuote,
  seeClientQuote,
  showClientQuote,
  writeClientMessage,
} from "#contract/sales/quotes/client-quote.ts";
import { agentQuotes, officeQuotes } from "#contract/sales/quotes/version-calls.ts";
import type { AcceptanceForClient, QuoteSending, RefusalForClient } from "#contract/sales/quotes/versions.ts";
import type { Locale } from "#contract/primitives.ts";

type Headers = Readonly<Record<string, string>>;

/** What of a quote its reader looks at: the services that are ticked, and the message that the thread ends before. */
type QuoteView = { options: readonly string[]; before?: string };

/** A quote as the holder of its link reads and answers it. */
export const clientQuoteService = (api: ApiClient) => ({
  get: (token: string, locale: Locale, { options, before }: QuoteView) =>
    api.call(showClientQuote, {
      params: { token },
      query: { locale, options: options.join(","), ...(before !== undefined && { before }) },
    }),
  see: (token: string) => api.call(seeClientQuote, { params: { token } }),
  accept: (token: string, body: z.input<typeof acceptClientQuote.body>, headers: Headers) =>
    api.call(acceptClientQuote, { params: { token }, body, headers }),
  decline: (token: string, reason: string, headers: Headers) =>
    api.call(declineClientQuote, { params: { token }, body: { reason }, headers }),
  write: (token: string, body: z.input<typeof writeClientMessage.body>, headers: Headers) =>
    api.call(writeClientMessage, { params: { token }, body, headers }),
  document: (token: string, locale: Locale) =>
    api.call(downloadClientQuote, { params: { token }, query: { locale } }),
  mailLink: (body: z.input<typeof mailClientQuote.body>) => api.call(mailClientQuote, { body }),
});

/** The calls of an audience, and how they want the file named. */
type Desk =
  | { quotes: typeof agentQuotes; key: (file: string) => { reference: string } }
  | { quotes: typeof officeQuotes; key: (file: string) => { uid: string } };

/** What agency and office do with the quote of a file. */
function quoteService(api: ApiClient, { quotes, key }: Desk) {
  return {
    get: (file: string) => api.call(quotes.show, { params: key(file) }),
    save: (file: string, label: string, headers: Headers) =>
      api.call(quotes.save, { params: key(file), body: { label }, headers }),
    send: (file: string, body: z.input<typeof QuoteSending>, headers: Headers) =>
      api.call(quotes.send, { params: key(file), body, headers }),
    revise: (file: string, lockVersion: number) =>
      api.call(quotes.revise, { params: key(file), body: { lock_version: lockVersion } }),
    accept: (file: string, body: z.input<typeof AcceptanceForClient>, headers: Headers) =>
      api.call(quotes.accept, { params: key(file), body, headers }),
    decline: (file: string, body: z.input<typeof RefusalForClient>, headers: Headers) =>
      api.call(quotes.decline, { params: key(file), body, headers }),
    renewLink: (file: string, version: number, headers: Headers) =>
      api.call(quotes.renewLink, { params: key(file), body: { lock_version: version }, headers }),
    closeLink: (file: string, version: number, headers: Headers) =>
      api.call(quotes.closeLink, { params: key(file), body: { lock_version: version }, headers }),
    openLink: (file: string, version: number, headers: Headers) =>
      api.call(quotes.openLink, { params: key(file), body: { lock_version: version }, headers }),
    document: (file: string, no: number, locale: Locale) =>
      api.call(quotes.download, { params: { ...key(file), no }, query: { locale } }),
    compare: (file: string, pair: { from?: number; to?: number }) =>
      api.call(quotes.compare, { params: key(file), query: pair }),
  };
}

/** The quote of a file as its agency works with it, by its reference. */
export const fileQuoteService = (api: ApiClient) => ({
  ...quoteService(api, { quotes: agentQuotes, key: (reference) => ({ reference }) }),
  answer: (reference: string, body: string, headers: Headers) =>
    api.call(agentQuotes.answer, { params: { reference }, body: { body }, headers }),
});

/** The same as the office works with it, by its uid. */
export const officeQuoteService = (api: ApiClient) =>
  quoteService(api, { quotes: officeQuotes, key: (uid) => ({ uid }) });
