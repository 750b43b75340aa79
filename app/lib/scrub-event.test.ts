import { describe, expect, test } from "vitest";
import { scrubEvent, scrubText } from "#app/lib/scrub-event.ts";

const token = "Zk3".repeat(15).slice(0, 43);

describe("a text that leaves for error monitoring", () => {
  test.each([
    ["GET /admin/client-files?filter[q]=Brückner failed", "GET /admin/client-files?[query] failed"],
    [`open /travel-app/${token}`, "open /travel-app/[token]"],
    ["/reset-password/short-token/x", "/reset-password/[token]/x"],
    [`/documents/itinerary/${token}.pdf`, "/documents/itinerary/[token]"],
    [`/travel-app/${token}/papers/vouchers.pdf`, "/travel-app/[token]/papers/vouchers.pdf"],
    ["/supplier/reconfirm/abc", "/supplier/reconfirm/[token]"],
    ["/api/find-itinerary/NZFI100001", "/api/find-itinerary/[token]"],
    ["no mailbox anke@silberfarn.example here", "no mailbox [address] here"],
    [`key ${token}`, "key [token]"],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
  ])("%s", (text, wanted) => expect(scrubText(text)).toBe(wanted));
});

test("an event keeps what the error is understood by, and no field that is not known here", () => {
  const event = {
    event_id: "e1",
    release: "1",
    transaction: "GET /quote/secret",
    user: { ip_address: "203.0.113.7" },
    request: { headers: { cookie: "canary" }, data: "canary", query_string: "canary" },
    breadcrumbs: [{ message: "canary" }],
    extra: { canary: true },
    server_name: "canary",
    some_new_field: "canary",
    tags: { request_id: "r-1", url: "canary" },
    contexts: { trace: { trace_id: "t", span_id: "s", data: { url: "canary" } }, device: { name: "canary" } },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "at /quote/canary",
          stacktrace: {
            frames: [{ function: "load", lineno: 3, vars: { a: "canary" }, context_line: "canary" }],
          },
        },
      ],
    },
    spans: [{ op: "http", description: "GET /x?q=canary", data: { q: "canary" } }],
  };
  const kept = scrubEvent(event);
  expect(JSON.stringify(kept)).not.toContain("canary");
  expect(kept).toMatchObject({
    event_id: "e1",
    transaction: "GET /quote/[token]",
    tags: { request_id: "r-1" },
    contexts: { trace: { trace_id: "t" } },
    exception: { values: [{ type: "TypeError", stacktrace: { frames: [{ function: "load", lineno: 3 }] } }] },
  });
});
