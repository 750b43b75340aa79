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
import {
  acceptOfficeQuote,
  compareOfficeVersions,
  declineOfficeQuote,
  downloadOfficeQuote,
  reviseOfficeQuote,
  saveOfficeVersion,
  sendOfficeQuote,
  showOfficeQuote,
} from "#contract/sales/quotes/office-versions.ts";
import {
  closeOfficeQuoteLink,
  closeQuoteLink,
  openOfficeQuoteLink,
  openQuoteLink,
  renewOfficeQuoteLink,
  renewQuoteLink,
} from "#contract/sales/quotes/link.ts";
import {
  acceptForClient,
  answerClient,
  compareQuoteVersions,
  declineForClient,
  downloadAgentQuote,
  reviseQuote,
  saveQuoteVersion,
  sendQuote,
  showFileQuote,
} from "#contract/sales/quotes/versions.ts";
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

/** The quote of a file as its agency works with it. */
export const fileQuoteService = (api: ApiClient) => ({
  get: (reference: string) => api.call(showFileQuote, { params: { reference } }),
  save: (reference: string, label: string, headers: Headers) =>
    api.call(saveQuoteVersion, { params: { reference }, body: { label }, headers }),
  send: (reference: string, body: z.input<typeof sendQuote.body>, headers: Headers) =>
    api.call(sendQuote, { params: { reference }, body, headers }),
  revise: (reference: string, lockVersion: number) =>
    api.call(reviseQuote, { params: { reference }, body: { lock_version: lockVersion } }),
  answer: (reference: string, body: string, headers: Headers) =>
    api.call(answerClient, { params: { reference }, body: { body }, headers }),
  accept: (reference: string, body: z.input<typeof acceptForClient.body>, headers: Headers) =>
    api.call(acceptForClient, { params: { reference }, body, headers }),
  decline: (reference: string, body: z.input<typeof declineForClient.body>, headers: Headers) =>
    api.call(declineForClient, { params: { reference }, body, headers }),
  renewLink: (reference: string, version: number, headers: Headers) =>
    api.call(renewQuoteLink, { params: { reference }, body: { lock_version: version }, headers }),
  closeLink: (reference: string, version: number, headers: Headers) =>
    api.call(closeQuoteLink, { params: { reference }, body: { lock_version: version }, headers }),
  openLink: (reference: string, version: number, headers: Headers) =>
    api.call(openQuoteLink, { params: { reference }, body: { lock_version: version }, headers }),
  document: (reference: string, no: number, locale: Locale) =>
    api.call(downloadAgentQuote, { params: { reference, no }, query: { locale } }),
  compare: (reference: string, from: number, to: number) =>
    api.call(compareQuoteVersions, { params: { reference }, query: { from, to } }),
});

/** The same as the office works with it. */
export const officeQuoteService = (api: ApiClient) => ({
  get: (uid: string) => api.call(showOfficeQuote, { params: { uid } }),
  save: (uid: string, label: string, headers: Headers) =>
    api.call(saveOfficeVersion, { params: { uid }, body: { label }, headers }),
  send: (uid: string, body: z.input<typeof sendOfficeQuote.body>, headers: Headers) =>
    api.call(sendOfficeQuote, { params: { uid }, body, headers }),
  revise: (uid: string, lockVersion: number) =>
    api.call(reviseOfficeQuote, { params: { uid }, body: { lock_version: lockVersion } }),
  accept: (uid: string, body: z.input<typeof acceptOfficeQuote.body>, headers: Headers) =>
    api.call(acceptOfficeQuote, { params: { uid }, body, headers }),
  decline: (uid: string, body: z.input<typeof declineOfficeQuote.body>, headers: Headers) =>
    api.call(declineOfficeQuote, { params: { uid }, body, headers }),
  renewLink: (uid: string, version: number, headers: Headers) =>
    api.call(renewOfficeQuoteLink, { params: { uid }, body: { lock_version: version }, headers }),
  closeLink: (uid: string, version: number, headers: Headers) =>
    api.call(closeOfficeQuoteLink, { params: { uid }, body: { lock_version: version }, headers }),
  openLink: (uid: string, version: number, headers: Headers) =>
    api.call(openOfficeQuoteLink, { params: { uid }, body: { lock_version: version }, headers }),
  document: (uid: string, no: number, locale: Locale) =>
    api.call(downloadOfficeQuote, { params: { uid, no }, query: { locale } }),
  compare: (uid: string, from: number, to: number) =>
    api.call(compareOfficeVersions, { params: { uid }, query: { from, to } }),
});
