import { expect, test } from "vitest";
import { render } from "#tests/support/render.tsx";
import type { AgentQuote, QuoteVersion } from "#contract/quotes/versions.ts";
import { SendForm } from "./send-form.tsx";

const newest: QuoteVersion = {
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

const formFor = (stale: QuoteVersion["stale"]) => {
  const version = { ...newest, stale };
  const quote: AgentQuote = {
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
    versions: [version],
    messages: [],
    has_earlier_messages: false,
  };
  return render(<SendForm quote={quote} newest={version} lastResult={undefined} />);
};

test("says which version goes out once the quote has moved on from it, and only then", async () => {
  expect(await formFor("changed")).toMatch(
    /The quote has changed since version 2\. Version 2 for NZD\s3,495\.00 is what goes out/,
  );
  expect(await formFor(null)).not.toContain("has changed since");
});
