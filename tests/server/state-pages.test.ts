import { load } from "cheerio";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pairStartMs, startPair, type Instead, type Pair } from "./api-between.ts";
import { newVisitor } from "./visitor.ts";

let pair: Pair;
const visitors: Record<string, ReturnType<typeof newVisitor>> = {};

beforeAll(async () => {
  pair = await startPair();
  for (const [login, path] of [
    ["admin", "/admin/login"],
    ["emma.larkspur", "/?index"],
    ["desk.steamvale", "/supplier/login"],
  ] as const) {
    visitors[login] = newVisitor(pair.app.origin);
    await visitors[login].signIn(path, login);
  }
  visitors["nobody"] = newVisitor(pair.app.origin);
}, pairStartMs);
afterEach(() => pair.api.put());
afterAll(() => pair.stop());

const token = "A".repeat(43);
const states: readonly (readonly [status: number, title: string, instead: Instead])[] = [
  [404, "Woops", { status: 404, body: '{"message":"No such record."}' }],
  [403, "You do not have access to this page", { status: 403, body: '{"message":"Forbidden."}' }],
  [429, "Something went wrong here", { status: 429, headers: { "Retry-After": "7" } }],
  [503, "Back in a few minutes", { status: 503, headers: { "Retry-After": "30" } }],
  [502, "Something went wrong here", { status: 500 }],
  [503, "We cannot reach our data right now", "reset"],
];
const kinds: readonly (readonly [kind: string, login: string, path: string, sheet: string, home: string])[] =
  [
    ["office", "admin", "/admin/labels", "portal", "/admin"],
    ["agent", "emma.larkspur", "/app/list-bookings", "portal", "/app"],
    ["supplier", "desk.steamvale", "/supplier-app/confirmed", "portal", "/supplier-app"],
    ["travel app", "nobody", `/travel-app/${token}`, "state", "/travel-app/"],
    ["calendar", "nobody", `/travel-app/${token}/calendar.ics`, "portal", "/travel-app/"],
    ["quote", "nobody", `/quote/${token}`, "state", "/quote"],
    ["document", "nobody", `/travel-app/${token}/papers/itinerary.pdf`, "portal", "/travel-app/"],
    ["auth", "nobody", `/confirm-email/${token}`, "portal", "/"],
  ];

/** Calls that a page can do without, or that say who is asking. */
const aside = /\/sessions\/current|settings|unread|version/;

describe.each(kinds)("in the place of a page of kind %s", (kind, login, path, sheet, home) => {
  it.each(states)("stands, dressed, the page of status %i: %s", async (status, title, instead) => {
    pair.api.put((call) => (aside.test(call) ? undefined : instead));
    const page = await visitors[login]!.get(path);
    const $ = load(page.text);
    expect(page.status).toBe(status);
    const isExpected = kind === "auth" && status === 404;
    expect($("title").text()).toBe(isExpected ? "Confirm E-mail Address" : title);
    expect($("link[rel=stylesheet]").attr("href")).toMatch(new RegExp(`^/build/${sheet}-`));
    const led = $("[data-slot=woops] a, [data-slot=state-page] a, [data-slot=auth-card] main a").attr("href");
    expect(led).toBe([403, 404].includes(status) ? home : addressAgain(path));
  });
});

/** "Try again" of a document leads by the page that stands in its place. */
function addressAgain(path: string) {
  const isFile = /\.(?:ics|pdf)$/.test(path);
  return isFile ? `/documents/failed?of=${encodeURIComponent(path)}` : path;
}

it("a link for a new password that is used up or unknown is expected, and has the title of its page", async () => {
  const page = await visitors["nobody"]!.get(`/reset-password/${token}`);
  expect(page.status).toBe(404);
  const $ = load(page.text);
  expect($("title").text()).toBe("Set New Password");
  expect($("main a").attr("href")).toBe("/forgot-password");
});

it("a password sent by a link that was used up meanwhile leads to the page that says so", async () => {
  const path = `/reset-password/${token}`;
  const typed = { password: "kererū over the bay 7", password_confirmation: "kererū over the bay 7" };
  const answer = await visitors["nobody"]!.post(path, typed);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
});

it.each([
  ["/no/such/page", "/"],
  ["/supplier/service/AAAA", "/supplier/login"],
  ["/payments/AAAA", "/travel-app/"],
])("nobody in particular is led from %s to %s", async (path, home) => {
  const page = await visitors["nobody"]!.get(path);
  expect(load(page.text)("[data-slot=woops] a").attr("href")).toBe(home);
});

it.each([
  ["/", "sign-in"],
  ["/travel-app/", "journey"],
  ["/quote", "quote"],
])("a page that has not failed wears its own sheet: %s", async (path, sheet) => {
  const page = await visitors["nobody"]!.get(path);
  expect(load(page.text)("link[rel=stylesheet]").attr("href")).toMatch(new RegExp(`^/build/${sheet}-`));
});
