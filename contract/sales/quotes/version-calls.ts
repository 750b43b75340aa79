import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { Locale, Uid } from "#contract/primitives.ts";
import { QuoteMessage } from "./client-quote.ts";
import { LinkChange, QuoteLinkChanged } from "./link.ts";
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

/** One of the two who work with the quote of a file: where its calls are and how it names the file. */
type Desk<Audience extends "agent" | "office", Rest extends string, Key extends z.ZodRawShape> = {
  audience: Audience;
  /** The file's place below `/api`. */
  rest: Rest;
  key: Key;
};

const shared = { tag: "quotes" } as const;
const empty = { answer: { kind: "empty" }, status: 204 } as const;

/** What reading asks for, and how the audience hears of it. */
function reading<Audience extends "agent" | "office", Rest extends string, Key extends z.ZodRawShape>(
  { audience, rest, key }: Desk<Audience, Rest, Key>,
  { view, download, show }: { view: PermissionName; download: PermissionName; show: string },
) {
  const of = {
    ...shared,
    method: "GET",
    access: { audience, permission: view },
    params: z.object(key),
  } as const;
  return {
    show: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote` as const,
      summary: show,
      query: z.object({ locale: Locale.optional() }),
      answer: item(AgentQuote),
    }),
    compare: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/comparison` as const,
      summary: "What differs between two versions of a quote",
      query: VersionPair,
      answer: item(QuoteComparison),
    }),
    download: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/versions/{no}/document` as const,
      summary: "A version of a quote as PDF",
      access: { audience, permission: download },
      params: z.object({ ...key, no: z.coerce.number().int().min(1) }),
      query: z.object({ locale: Locale.optional() }),
      answer: { kind: "file", contentType: "application/pdf" },
    }),
  };
}

type Offering = {
  create: PermissionName;
  send: PermissionName;
  says: { save: string; send: string; revise: string };
};

function offering<Audience extends "agent" | "office", Rest extends string, Key extends z.ZodRawShape>(
  { audience, rest, key }: Desk<Audience, Rest, Key>,
  { create, send, says }: Offering,
) {
  const access = { audience, permission: send };
  const of = { ...shared, method: "POST", access, params: z.object(key) } as const;
  return {
    save: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/versions` as const,
      summary: says.save,
      access: { audience, permission: create },
      body: QuoteSave,
      answer: item(QuoteSaved),
      status: 201,
    }),
    send: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/sending` as const,
      summary: says.send,
      limited: "quote_sends",
      body: QuoteSending,
      /** Without the link: answers are kept for a day, and whoever reads them must not be able to open it. */
      answer: item(z.object({ no: z.int() })),
    }),
    revise: defineEndpoint({
      ...of,
      ...empty,
      path: `/api/${rest}/quote/revision` as const,
      summary: says.revise,
      body: QuoteRevision,
    }),
    accept: defineEndpoint({
      ...of,
      ...empty,
      path: `/api/${rest}/quote/acceptance` as const,
      summary: "Accept the offer for a client who said yes by other ways",
      body: AcceptanceForClient,
    }),
    decline: defineEndpoint({
      ...of,
      ...empty,
      path: `/api/${rest}/quote/refusal` as const,
      summary: "Decline the offer for a client who said no by other ways",
      body: RefusalForClient,
    }),
  };
}

/** The client's links to what was sent. Closing what is closed and opening what is open change nothing. */
function linking<Audience extends "agent" | "office", Rest extends string, Key extends z.ZodRawShape>(
  { audience, rest, key }: Desk<Audience, Rest, Key>,
  permission: PermissionName,
) {
  const of = {
    ...shared,
    method: "POST",
    access: { audience, permission },
    params: z.object(key),
    body: LinkChange,
    answer: item(QuoteLinkChanged),
  } as const;
  return {
    renewLink: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/link/renewal` as const,
      summary: "Make new links to all sent versions of a quote; those before open nothing from then on",
    }),
    closeLink: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/link/closing` as const,
      summary: "Close the client's links to a quote: they answer like links that never were",
    }),
    openLink: defineEndpoint({
      ...of,
      path: `/api/${rest}/quote/link/opening` as const,
      summary: "Open the client's links to a quote again, as they were sent",
    }),
  };
}

const agency = {
  audience: "agent",
  rest: "agent/client-files/{reference}",
  key: { reference: z.string().max(20) },
} as const;
const office = { audience: "office", rest: "office/client-files/{uid}", key: { uid: Uid } } as const;

export const agentQuotes = {
  ...reading(agency, {
    view: "own-files.view",
    download: "documents.download",
    show: "The quote of a file with its versions and what client and agency wrote",
  }),
  ...offering(agency, {
    create: "quotes.create",
    send: "quotes.send",
    says: {
      save: "Freeze the file as the next version of its quote; services without a price are left out and named",
      send: "Send the newest version to the client by mail, or only make its link",
      revise: "Take an offer back to be changed; its link then says that a new version is being prepared",
    },
  }),
  ...linking(agency, "quotes.send"),
  answer: defineEndpoint({
    ...shared,
    method: "POST",
    path: `/api/${agency.rest}/quote/messages`,
    summary: "Write to the client, who reads it on the page of the quote and is mailed",
    access: { audience: "agent", permission: "quotes.send" },
    params: z.object(agency.key),
    limited: "messages",
    body: z.object({ body: z.string().trim().min(1).max(4000) }),
    answer: item(QuoteMessage),
    status: 201,
  }),
};

export const officeQuotes = {
  ...reading(office, {
    view: "client-files.view",
    download: "client-files.view",
    show: "The quote of a client file with its versions",
  }),
  ...offering(office, {
    create: "client-files.edit",
    send: "client-files.edit",
    says: {
      save: "Freeze a client file as the next version of its quote",
      send: "Send the newest version to the agency's client by mail, or only make its link",
      revise: "Take an offer back to be changed",
    },
  }),
  ...linking(office, "client-files.edit"),
};

export const quoteVersionEndpoints = [...Object.values(agentQuotes), ...Object.values(officeQuotes)] as const;
