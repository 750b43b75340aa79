import { afterAll, beforeAll, expect, it, test } from "vitest";
import { callSignature, md5Of } from "#api/realtime/signature.ts";
import { remoteSender } from "#api/realtime/remote.ts";
import { openEndpoint, testApp, type OpenEndpoint } from "#server/testing/open-realtime.ts";
import {
  bareSocket,
  connectBrowser,
  heard,
  serverLibrary,
  subscribed,
} from "#server/testing/pusher-clients.ts";

let endpoint: OpenEndpoint;
beforeAll(async () => {
  endpoint = await openEndpoint();
});
afterAll(() => endpoint.stop());

type Change = { query?: Record<string, string>; body?: string; path?: string; secret?: string };

/** A signed call with one thing about it changed. */
async function call(sent: string, { query: changed = {}, body = sent, path, secret }: Change = {}) {
  const signedPath = `/apps/${testApp.appId}/events`;
  const query: Record<string, string> = {
    auth_key: testApp.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: "1.0",
    body_md5: md5Of(sent),
    ...changed,
  };
  query["auth_signature"] = callSignature(secret ?? testApp.secret, {
    method: "POST",
    path: signedPath,
    query,
  });
  const address = `http://127.0.0.1:${endpoint.port}${path ?? signedPath}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { method: "POST", body });
  return { status: answer.status, text: await answer.text() };
}
const event = JSON.stringify({ name: "said", channel: "news", data: "{}" });
const secondsAgo = (seconds: number) => ({ auth_timestamp: String(Math.floor(Date.now() / 1000) - seconds) });

test("a signed call is answered with JSON", async () => {
  expect(await call(event)).toEqual({ status: 200, text: "{}" });
  expect((await call(event, { query: secondsAgo(590) })).status).toBe(200);
});

it.each<[string, Change, number]>([
  ["another secret", { secret: "guessed" }, 401],
  ["another key", { query: { auth_key: "other" } }, 401],
  ["another version", { query: { auth_version: "2.0" } }, 401],
  ["a signature of long ago", { query: secondsAgo(700) }, 401],
  ["a signature of the future", { query: secondsAgo(-700) }, 401],
  ["no time", { query: { auth_timestamp: "soon" } }, 401],
  ["another body than the signed one", { body: event.replace("said", "else") }, 401],
  ["a body without its digest", { query: { body_md5: "" } }, 401],
  ["another application", { path: "/apps/other/events" }, 404],
  ["another path than the signed one", { path: `/apps/${testApp.appId}/batch_events` }, 401],
])("a call with %s is refused", async (_what, change, status) => {
  expect((await call(event, change)).status).toBe(status);
});

it.each([
  ["no JSON", "{", 400],
  ["no channel", JSON.stringify({ name: "said", data: "{}" }), 400],
  ["no channel at all", JSON.stringify({ name: "said", data: "{}", channels: [] }), 400],
  ["a strange channel", JSON.stringify({ name: "said", data: "{}", channel: "a b" }), 400],
  ["an event of the protocol", JSON.stringify({ name: "pusher:error", data: "{}", channel: "a" }), 400],
  ["a malformed socket", JSON.stringify({ name: "said", data: "{}", channel: "a", socket_id: "x" }), 400],
  ["more than ten kilobytes", JSON.stringify({ name: "said", data: "x".repeat(11_000), channel: "a" }), 413],
])("an event with %s is refused", async (_what, body, status) => {
  expect((await call(body)).status).toBe(status);
});

test("the channels that somebody listens to are listed, with how many do", async () => {
  await subscribed(connectBrowser(endpoint.port, "mia"), "presence-listed");
  await subscribed(connectBrowser(endpoint.port, "mia"), "presence-listed");
  await subscribed(connectBrowser(endpoint.port, "tane"), "public-listed");
  const library = serverLibrary(endpoint.port);
  const listed = await library.get({
    path: "/channels",
    params: { filter_by_prefix: "presence-", info: "user_count" },
  });
  expect(await listed.json()).toEqual({ channels: { "presence-listed": { user_count: 1 } } });
  const one = await library.get({ path: "/channels/public-listed", params: { info: "subscription_count" } });
  expect(await one.json()).toEqual({ occupied: true, subscription_count: 1 });
  const none = await library.get({ path: "/channels/nobody", params: {} });
  expect(await none.json()).toEqual({ occupied: false });
});

test("our own sender is understood, and its events arrive in order", async () => {
  const channel = await subscribed(connectBrowser(endpoint.port), "sent");
  const seen: string[] = [];
  channel.bind_global((name: string) => seen.push(name));
  const last = heard(channel, "n12");
  const send = remoteSender(testApp, `http://127.0.0.1:${endpoint.port}`, () => new Date());
  await send(
    Array.from({ length: 13 }, (_, index) => ({ channels: ["sent", "x"], event: `n${index}`, data: "{}" })),
  );
  await last;
  expect(seen).toEqual(Array.from({ length: 13 }, (_, index) => `n${index}`));
  const wrong = remoteSender(
    { ...testApp, secret: "other" },
    `http://127.0.0.1:${endpoint.port}`,
    () => new Date(),
  );
  await expect(wrong([{ channels: ["sent"], event: "n", data: "{}" }])).rejects.toThrow("answers 401");
});

test("unsigned calls tell nothing", async () => {
  const answer = await fetch(`http://127.0.0.1:${endpoint.port}/apps/${testApp.appId}/channels`);
  expect(answer.status).toBe(401);
  expect(await bareSocket(endpoint.port, "/apps/x").closed).toBe(404);
});
