import type { AgentQuote, QuoteVersion } from "#contract/sales/quotes/versions.ts";

/** A version of a quote that was saved and never left the house. */
export const savedVersion: QuoteVersion = {
  uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  no: 2,
  label: null,
  created_at: "2026-11-20T00:00:00Z",
  created_by: null,
  total_cents: 349_500,
  optional_count: 0,
  left_out: [],
  sent_at: null,
  viewed_at: null,
  view_count: 0,
  superseded_at: null,
  stale: null,
  path: null,
};

/** A quote with that version alone. */
export const draftedQuote: AgentQuote = {
  status: "Draft",
  currency: "NZD",
  lock_version: 1,
  valid_until: null,
  usual_valid_until: "2026-12-04",
  earliest_valid_until: "2026-11-20",
  client: { name: null, email: null, locale: "en" },
  accepted: null,
  offer: null,
  decline_reason: null,
  link: null,
  versions: [savedVersion],
  messages: [],
  has_earlier_messages: false,
};
