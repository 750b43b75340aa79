import { z } from "zod";
import { Cents, Currency, DateOnly, Locale, Uid } from "#contract/primitives.ts";
import { QuoteMessage } from "./client-quote.ts";
import { QuoteLink } from "./link.ts";
import { QuoteStatus } from "./status.ts";

const Moment = z.iso.datetime({ offset: true });

/** A version as its agency reads it in the list. */
export const QuoteVersion = z.object({
  uid: Uid,
  no: z.int(),
  label: z.string().nullable(),
  created_at: Moment,
  created_by: z.string().nullable(),
  /** What the client pays, optional services apart. */
  total_cents: Cents,
  optional_count: z.int(),
  /** Names of the services that had no price. */
  left_out: z.array(z.string()),
  sent_at: Moment.nullable(),
  viewed_at: Moment.nullable(),
  view_count: z.int(),
  superseded_at: Moment.nullable(),
  /** Why it is not what the file offers now: there is a newer one, or the file was changed since. Null where it is. */
  stale: z.enum(["older", "changed"]).nullable(),
  /** The client's page: `/quote/{token}`; null while it was not sent, and while its link opens nothing. */
  path: z.string().nullable(),
});
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** The offer of a file; without a version while none was saved. */
export const AgentQuote = z.object({
  status: QuoteStatus,
  currency: Currency,
  lock_version: z.int(),
  valid_until: DateOnly.nullable(),
  /** The last day that the settings would give it, were it sent today. */
  usual_valid_until: DateOnly,
  earliest_valid_until: DateOnly,
  client: z.object({ name: z.string().nullable(), email: z.string().nullable(), locale: Locale }),
  accepted: z
    .object({ no: z.int(), name: z.string(), at: Moment, options: z.array(z.string()), total_cents: Cents })
    .nullable(),
  /** The version that waits for the client's answer, and what can be taken beside it; null while none does. */
  offer: z
    .object({
      no: z.int(),
      total_cents: Cents,
      options: z.array(z.object({ uid: Uid, name: z.string(), cents: Cents })),
    })
    .nullable(),
  decline_reason: z.string().nullable(),
  /** Null while nothing was sent. */
  link: QuoteLink.nullable(),
  versions: z.array(QuoteVersion),
  /** The newest of what client and agency wrote, the newest at the end. */
  messages: z.array(QuoteMessage),
  has_earlier_messages: z.boolean(),
});
export type AgentQuote = z.infer<typeof AgentQuote>;

/** A value that differs between two versions, ready to be read; null where it is missing. */
const Change = z.object({
  field: z.enum(["name", "dates", "times", "kind", "price", "quantity"]),
  old: z.string().nullable(),
  new: z.string().nullable(),
});

/** How one version differs from an older one. Prices are those of the client. */
export const QuoteComparison = z.object({
  old: z.object({ no: z.int(), total_cents: Cents, date_from: DateOnly, date_to: DateOnly, pax: z.int() }),
  new: z.object({ no: z.int(), total_cents: Cents, date_from: DateOnly, date_to: DateOnly, pax: z.int() }),
  currency: Currency,
  lines: z.array(
    z.object({
      uid: Uid,
      day_no: z.int(),
      name: z.string(),
      change: z.enum(["added", "removed", "changed"]),
      old_cents: Cents.nullable(),
      new_cents: Cents.nullable(),
      changes: z.array(Change),
    }),
  ),
  same_count: z.int(),
});
export type QuoteComparison = z.infer<typeof QuoteComparison>;

export const QuoteSave = z.object({ label: z.string().trim().max(80).default("") });
export const QuoteSaved = z.object({ no: z.int(), left_out: z.array(z.string()) });

const version = { lock_version: z.coerce.number().int() };

export const QuoteSending = z.object({
  ...version,
  by: z.enum(["mail", "link"]),
  valid_until: DateOnly,
  name: z.string().trim().max(120).default(""),
  email: z.union([z.email().max(200), z.literal("")]).default(""),
  message: z.string().trim().max(2000).default(""),
});

export const QuoteRevision = z.object(version);
const how = z.string().trim().min(3).max(500);

/** What somebody writes down for a client who answered by other ways. */
export const AcceptanceForClient = z.object({
  ...version,
  /** Who of the clients said yes. */
  name: z.string().trim().min(2).max(120),
  /** How: by telephone, by letter, in the shop. */
  how,
  options: z.array(Uid).max(100).default([]),
});

export const RefusalForClient = z.object({ ...version, how });

const versionNo = z.coerce.number().int().min(1).max(2_147_483_647);

/** Two versions to compare: without `to` the newest, without `from` the one before the other. */
export const VersionPair = z.object({
  from: versionNo.optional(),
  to: versionNo.optional(),
  locale: Locale.optional(),
});
