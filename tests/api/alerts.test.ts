import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const call = (rest: string, method = "GET", body?: unknown) =>
  api.call(`/api/office/alerts${rest}`, { method, token, body });
const input = {
  title: { en: "Road closed", de: "Straße gesperrt" },
  body: { en: "Take the coast." },
  severity: "severe",
  scope: "place",
  scope_codes: ["ROT"],
  date_from: "2026-01-01",
  date_to: "2027-12-31",
  audiences: ["client"],
};
const add = async (over: object = {}) => (await call("", "POST", { ...input, ...over })).json.data;
const step = (alert: { uid: string; lock_version: number }, verb: string) =>
  call(`/${alert.uid}/transitions`, "POST", { verb, lock_version: alert.lock_version });

const references = ["NZFI100001", "NZFI100002", "NZFI100003", "NZFI100004", "NZFI100005", "AUFI200001"];
const links = new Map<string, string>();

/** References of the published demo trips whose travel app shows an alert of this title. */
async function shownOn(title: string): Promise<string[]> {
  const shown: string[] = [];
  for (const reference of references) {
    const link =
      links.get(reference) ?? (await api.call(`/api/find-itinerary/${reference}`, { from: reference })).json;
    links.set(reference, link);
    const { json } = await api.call(`/api/public/itineraries/${link}`);
    expect(json.data.reach).toBeUndefined();
    if (json.data.alerts.some((alert: { title: string }) => alert.title === title)) shown.push(reference);
  }
  return shown;
}

test("an alert is a draft, comes out, expires, and the log tells each step", async () => {
  const draft = await add();
  expect(draft).toMatchObject({ state: "draft", publish_at: null, brand: null, lock_version: 1 });
  const out = (await step(draft, "publish")).json.data;
  expect(out).toMatchObject({ state: "published", lock_version: 2 });
  expect((await step(out, "publish")).json).toEqual({ message: "The alert is already published." });
  const over = (await step(out, "expire")).json.data;
  expect(over.state).toBe("expired");
  const history = (await call(`/${draft.uid}/history`)).json.data;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    "expired",
    "published",
    "created",
  ]);
  expect((await call(`/${draft.uid}?lock_version=3`, "DELETE")).json.message).toContain(
    "so it stays on record",
  );
});

test.each([
  ["a place", { scope: "place", scope_codes: ["ROT"] }],
  ["a route", { scope: "route", scope_codes: ["WLG-PCN"] }],
  ["a supplier", { scope: "supplier", scope_codes: ["STEROT"] }],
  ["a kind of service", { scope: "service_type", scope_codes: ["IN"] }],
  ["everything of one brand", { scope: "all", scope_codes: [], brand: "AU" }],
  ["a few days", { scope: "all", scope_codes: [], date_from: "2026-11-20", date_to: "2026-11-21" }],
])(
  "the preview of an alert on %s names the trips whose travel app shows it, and no others",
  async (name, scope) => {
    const title = `Alert on ${name}`;
    const draft = await add({ ...scope, title: { en: title } });
    expect(await shownOn(title)).toEqual([]);
    const preview = (await call(`/${draft.uid}/trips`)).json;
    const named = preview.data.map(({ reference }: { reference: string }) => reference);
    expect(named.length).toBeGreaterThan(0);
    await step(draft, "publish");
    expect((await shownOn(title)).toSorted()).toEqual(named.toSorted());
    await step({ ...draft, lock_version: 2 }, "expire");
    expect(await shownOn(title)).toEqual([]);
  },
);

test("an alert for the office alone is not shown to travellers", async () => {
  const draft = await add({ title: { en: "For us" }, audiences: ["office"] });
  await step(draft, "publish");
  expect(await shownOn("For us")).toEqual([]);
});

test("codes that name nothing, no scope, no reader and dates the wrong way round are refused beside the field", async () => {
  const wrong = await call("", "POST", { ...input, scope_codes: ["ROT", "XXX"] });
  expect(wrong.json.errors).toEqual({ scope_codes: ["Nothing is known by these codes: XXX."] });
  const none = await call("", "POST", { ...input, scope_codes: [], audiences: [] });
  expect(Object.keys(none.json.errors)).toContain("audiences");
  const turned = await call("", "POST", { ...input, date_to: "2025-01-01" });
  expect(Object.keys(turned.json.errors)).toEqual(["date_to"]);
});

test("a stale version is refused for saving and for steps, and many are published at once", async () => {
  const [one, two] = [await add(), await add()];
  await call(`/${one.uid}`, "PUT", { ...input, severity: "info", lock_version: 1 });
  const late = await call(`/${one.uid}`, "PUT", { ...input, severity: "caution", lock_version: 1 });
  expect(late.json.current).toMatchObject({ severity: "info", lock_version: 2 });
  expect((await step(one, "publish")).status).toBe(409);
  const many = { action: "publish", target: { uids: [one.uid, two.uid] } };
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({ affected: 2 });
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({ affected: 0, failed_count: 2 });
});

test("an alert that comes out is told to the open pages of the trips it touches, and to nobody else's", async () => {
  const alert = await add({ title: { en: "Slip on the road" }, scope: "place", scope_codes: ["ROT"] });
  api.sent.length = 0;
  await step(alert, "publish");
  const touched = (await call(`/${alert.uid}/trips?per_page=100`)).json.data.map(
    ({ reference }: { reference: string }) => `private-itinerary.${seedUid("itinerary", reference)}`,
  );
  expect(touched.length).toBeGreaterThan(0);
  expect(api.sent.map(({ event, data }) => [event, JSON.parse(data)])).toEqual([
    ["alert.published", { alert_uid: alert.uid }],
  ]);
  expect(api.sent[0]!.channels.toSorted()).toEqual(touched.toSorted());
});

test("an alert that nobody travels into is told to nobody", async () => {
  const alert = await add({ scope: "all", scope_codes: [], date_from: "2031-01-01", date_to: "2031-01-02" });
  api.sent.length = 0;
  await step(alert, "publish");
  expect(api.sent).toEqual([]);
});

test("who looks after the trips finds the alert behind the bell once, in their own language, each audience its own", async () => {
  const titles = async (username: string, uid: string) => {
    const { json } = await api.call("/api/public/notifications?per_page=100", {
      token: await api.signIn(username),
    });
    return json.data
      .map(({ facts }: { facts: { alert_uid?: string; title?: string } }) => facts)
      .filter((facts: { alert_uid?: string }) => facts.alert_uid === uid)
      .map(({ title }: { title: string }) => title);
  };
  const everywhere = { scope: "all", scope_codes: [], title: { en: "Strike", de: "Streik" } };
  const forAgents = await add({ ...everywhere, audiences: ["agent"] });
  await step(forAgents, "publish");
  expect(await titles("anke.silberfarn", forAgents.uid)).toEqual(["Streik"]);
  expect(await titles("consultant", forAgents.uid)).toEqual([]);
  const forOffice = await add({ ...everywhere, audiences: ["office"] });
  await step(forOffice, "publish");
  expect(await titles("consultant", forOffice.uid)).toEqual(["Strike"]);
  expect(await titles("anke.silberfarn", forOffice.uid)).toEqual([]);
  expect(await titles("desk.steamvale", forOffice.uid)).toEqual([]);
});

test("a draft that is saved, and an alert that expires, are told to nobody", async () => {
  const alert = await add({ scope: "all", scope_codes: [], audiences: ["office", "agent", "client"] });
  const out = (await step(alert, "publish")).json.data;
  api.sent.length = 0;
  await call(`/${alert.uid}`, "PUT", { ...out, title: { en: "Road still closed" } });
  await step({ uid: alert.uid, lock_version: out.lock_version + 1 }, "expire");
  expect(api.sent).toEqual([]);
});
