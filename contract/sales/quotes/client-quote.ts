import { z } from "zod";
import { DuePayment, PaymentTerms } from "#contract/money/account.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import {
  BasisPoints,
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  LinkToken,
  Locale,
  PaxType,
  PlaceBrief,
  RoomCode,
  ServiceType,
  TravelMode,
  Uid,
} from "#contract/primitives.ts";

/**
 * What its client can still do with an offer: `open` is the only standing in which it can be accepted. `booked`: its
 * agency booked it, though it was not accepted here.
 */
export const QuoteStanding = z.enum([
  "open",
  "accepted",
  "booked",
  "declined",
  "expired",
  "superseded",
  "revised",
]);
export type QuoteStanding = z.infer<typeof QuoteStanding>;

export const ClientQuoteService = z.object({
  uid: Uid,
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  nights: z.int().nullable(),
  kind: z.enum(["included", "optional", "own_arrangement", "note"]),
  on_request: z.boolean(),
  estimate: z.boolean(),
  /** Of optional services alone: what it adds to the total. */
  cents: Cents.nullable(),
  taken: z.boolean(),
});
export type ClientQuoteService = z.infer<typeof ClientQuoteService>;

export const ClientQuoteDay = z.object({
  day_no: z.int(),
  date: DateOnly,
  title: z.string(),
  text: z.string(),
  place: PlaceBrief,
  overnight: PlaceBrief.nullable(),
  legs: z.array(z.object({ from: PlaceBrief, to: PlaceBrief, mode: TravelMode })),
  services: z.array(ClientQuoteService),
});
export type ClientQuoteDay = z.infer<typeof ClientQuoteDay>;

export const QuoteMessage = z.object({
  uid: Uid,
  author: z.enum(["office", "agent", "client"]),
  author_name: z.string(),
  kind: z.enum(["message", "change_wish", "decline", "system"]),
  body: z.string(),
  at: z.iso.datetime({ offset: true }),
});
export type QuoteMessage = z.infer<typeof QuoteMessage>;

/** A version of a quote in one language, as its client reads it. Nothing of what the agency pays is in it. */
export const ClientQuote = z.object({
  reference: z.string(),
  name: z.string(),
  no: z.int(),
  standing: QuoteStanding,
  locale: Locale,
  currency: Currency,
  tax_bps: BasisPoints,
  brand: z.object({ code: BrandCode, name: z.string(), phone: z.string() }),
  agency: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Names an upload, the one of today: an agency that has a new logo shows it on all that it offered. */
    logo: Uid.nullable(),
  }),
  agent_name: z.string().nullable(),
  date_from: DateOnly,
  date_to: DateOnly,
  /** The last day on which it can be accepted, local to `timezone`. */
  valid_until: DateOnly.nullable(),
  timezone: z.string(),
  travellers: z.array(z.object({ name: z.string(), type: PaxType, age: z.int().nullable() })),
  days: z.array(ClientQuoteDay),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** With the optional services that are taken. */
  total_cents: Cents,
  rooms: z.array(
    z.object({
      code: RoomCode.nullable(),
      cents: Cents,
      people: z.array(z.object({ type: PaxType, age: z.int().nullable(), cents: Cents })),
    }),
  ),
  terms: PaymentTerms,
  /** The total by the terms, as it falls due for who books on the day of acceptance, and until then for who books now. */
  payments: z.array(DuePayment),
  accepted: z.object({ name: z.string(), at: z.iso.datetime({ offset: true }) }).nullable(),
  /** Address of the newest version, where this one is not it. */
  newer_path: z.string().nullable(),
  /** A piece of the thread, the newest at the end. */
  messages: z.array(QuoteMessage),
  /** Where the piece before it ends; null at the beginning. */
  earlier_messages: Uid.nullable(),
});
export type ClientQuote = z.infer<typeof ClientQuote>;

const QuoteToken = z.object({ token: LinkToken });
const access = { audience: "public", permission: null } as const;
const tag = "quotes";

/** Optional services that are ticked: their uids with commas between. What is not offered is passed over. */
const ClientQuoteQuery = z.object({
  locale: Locale.optional(),
  options: z.string().max(2000).optional(),
  /** Messages from before that one. */
  before: z.string().max(26).optional(),
});

export const showClientQuote = defineEndpoint({
  method: "GET",
  path: "/api/public/quotes/{token}",
  summary: "A version of a quote in one language, with the total of what is ticked",
  tag,
  access,
  params: QuoteToken,
  query: ClientQuoteQuery,
  answer: item(ClientQuote),
});

export const seeClientQuote = defineEndpoint({
  method: "POST",
  path: "/api/public/quotes/{token}/seen",
  summary: "Somebody looks at the quote: counted, and told to the agency the first time",
  tag,
  access,
  params: QuoteToken,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const QuoteAcceptance = z.object({
  name: z.string().trim().min(1).max(120),
  agreed: z.literal(true),
  options: z.array(Uid).max(100).default([]),
  /** The total that was read; another one now is refused. */
  total_cents: z.int(),
});

export const acceptClientQuote = defineEndpoint({
  method: "POST",
  path: "/api/public/quotes/{token}/acceptance",
  summary: "Accept the quote with the optional services that are taken",
  tag,
  access,
  params: QuoteToken,
  body: QuoteAcceptance,
  answer: { kind: "empty" },
  status: 204,
});

const Body = z.string().trim().min(1).max(4000);

export const declineClientQuote = defineEndpoint({
  method: "POST",
  path: "/api/public/quotes/{token}/refusal",
  summary: "Decline the quote, with a reason if there is one",
  tag,
  access,
  params: QuoteToken,
  body: z.object({ reason: z.string().trim().max(2000).default("") }),
  answer: { kind: "empty" },
  status: 204,
});

export const writeClientMessage = defineEndpoint({
  method: "POST",
  path: "/api/public/quotes/{token}/messages",
  summary: "Ask for a change, or write back",
  tag,
  access,
  params: QuoteToken,
  body: z.object({ name: z.string().trim().min(1).max(120), body: Body }),
  answer: item(QuoteMessage),
  status: 201,
});

export const downloadClientQuote = defineEndpoint({
  method: "GET",
  path: "/api/public/quotes/{token}/document",
  summary: "The quote as PDF",
  tag,
  access,
  params: QuoteToken,
  query: z.object({ locale: Locale.optional() }),
  answer: { kind: "file", contentType: "application/pdf" },
});

/** Answers the same whether there is such a quote or not. */
export const mailClientQuote = defineEndpoint({
  method: "POST",
  path: "/api/public/quote-links",
  summary: "Mail the link of a quote again to the address that it was sent to",
  tag,
  access,
  body: z.object({ reference: z.string().trim().min(1).max(40), email: z.email().max(200) }),
  answer: { kind: "empty" },
  status: 204,
});

export const clientQuoteEndpoints = [
  downloadClientQuote,
  showClientQuote,
  seeClientQuote,
  acceptClientQuote,
  declineClientQuote,
  writeClientMessage,
  mailClientQuote,
] as const;
