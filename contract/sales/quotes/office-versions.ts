import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Locale, Uid } from "#contract/primitives.ts";
import {
  AcceptanceForClient,
  AgentQuote,
  QuoteComparison,
  QuoteRevision,
  QuoteSave,
  QuoteSaved,
  QuoteSending,
  RefusalForClient,
  VersionPair,
} from "./versions.ts";

const params = z.object({ uid: Uid });
const tag = "quotes";
const read = { audience: "office", permission: "client-files.view" } as const;
const edit = { audience: "office", permission: "client-files.edit" } as const;
const base = "/api/office/client-files/{uid}/quote";

export const showOfficeQuote = defineEndpoint({
  method: "GET",
  path: base,
  summary: "The quote of a client file with its versions",
  tag,
  access: read,
  params,
  query: z.object({ locale: Locale.optional() }),
  answer: item(AgentQuote),
});

export const saveOfficeVersion = defineEndpoint({
  method: "POST",
  path: `${base}/versions`,
  summary: "Freeze a client file as the next version of its quote",
  tag,
  access: edit,
  params,
  body: QuoteSave,
  answer: item(QuoteSaved),
  status: 201,
});

export const sendOfficeQuote = defineEndpoint({
  method: "POST",
  path: `${base}/sending`,
  summary: "Send the newest version to the agency's client by mail, or only make its link",
  tag,
  access: edit,
  params,
  limited: "quote_sends",
  body: QuoteSending,
  answer: item(z.object({ no: z.int() })),
});

export const reviseOfficeQuote = defineEndpoint({
  method: "POST",
  path: `${base}/revision`,
  summary: "Take an offer back to be changed",
  tag,
  access: edit,
  params,
  body: QuoteRevision,
  answer: { kind: "empty" },
  status: 204,
});

export const acceptOfficeQuote = defineEndpoint({
  method: "POST",
  path: `${base}/acceptance`,
  summary: "Accept the offer for a client who said yes by other ways",
  tag,
  access: edit,
  params,
  body: AcceptanceForClient,
  answer: { kind: "empty" },
  status: 204,
});

export const declineOfficeQuote = defineEndpoint({
  method: "POST",
  path: `${base}/refusal`,
  summary: "Decline the offer for a client who said no by other ways",
  tag,
  access: edit,
  params,
  body: RefusalForClient,
  answer: { kind: "empty" },
  status: 204,
});

export const compareOfficeVersions = defineEndpoint({
  method: "GET",
  path: `${base}/comparison`,
  summary: "What differs between two versions of a quote",
  tag,
  access: read,
  params,
  query: VersionPair,
  answer: item(QuoteComparison),
});

export const downloadOfficeQuote = defineEndpoint({
  method: "GET",
  path: `${base}/versions/{no}/document`,
  summary: "A version of a quote as PDF",
  tag,
  access: read,
  params: params.extend({ no: z.coerce.number().int().min(1) }),
  query: z.object({ locale: Locale.optional() }),
  answer: { kind: "file", contentType: "application/pdf" },
});

export const officeQuoteEndpoints = [
  showOfficeQuote,
  saveOfficeVersion,
  sendOfficeQuote,
  reviseOfficeQuote,
  acceptOfficeQuote,
  declineOfficeQuote,
  compareOfficeVersions,
  downloadOfficeQuote,
] as const;
