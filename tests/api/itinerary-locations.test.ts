import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/db/seed/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const call = (rest: string, method = "GET", body?: unknown) =>
  api.call(`/api/office/itinerary-locations${rest}`, { method, token, body });
const input = {
  code: "tst",
  name: "Testville",
  region: "Otago",
  country: "NZ",
  kind: "town",
  landscape: "lake",
  lat: -45.1,
  lng: 168.9,
  timezone: "Pacific/Auckland",
  description: { en: "A quiet place.", de: "Ein stiller Ort." },
  legs: [{ to: "ZQN", mode: "drive", distance_km: 30, minutes: 35, notes: { en: "Along the lake." } }],
};

test("a place is created, found, changed and removed with its journeys, and the log tells it", async () => {
  const made = await call("", "POST", input);
  expect(made.status).toBe(201);
  const { uid } = made.json.data;
  expect(made.json.data).toMatchObject({ ...input, code: "TST", in_use: false });
  expect((await call("?filter[q]=testv")).json.data).toMatchObject([{ uid }]);
  const legs = [{ to: "WKA", mode: "walk", minutes: 500 }];
  const changed = await call(`/${uid}`, "PUT", {
    ...input,
    code: "TSU",
    legs,
    description: undefined,
    lock_version: 1,
  });
  expect(changed.json.data).toMatchObject({ code: "TSU", description: null, legs, lock_version: 2 });
  const [latest] = (await call(`/${uid}/history`)).json.data;
  expect(latest.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "code",
    "description",
    "legs",
  ]);
  expect((await call(`/${uid}`, "PUT", { ...input, lock_version: 1 })).json.current.code).toBe("TSU");
  expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
});

test("the code of a place that is in use stays, and the place cannot be removed", async () => {
  const uid = seedUid("place", "ROT");
  const { data } = (await call(`/${uid}`)).json;
  expect(data.in_use).toBe(true);
  const renamed = await call(`/${uid}`, "PUT", { ...data, code: "RRR" });
  expect(renamed.json.errors).toEqual({ code: ["This place is in use. Its code stays as it is."] });
  const removed = await call(`/${uid}?lock_version=${data.lock_version}`, "DELETE");
  expect(removed.json).toEqual({ message: "This place is in use and cannot be deleted." });
  const many = { action: "delete", target: { uids: [uid] }, dry_run: true };
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({
    affected: 0,
    failed: [{ name: "Rotorua" }],
  });
});

test("saving a place as it was read changes nothing", async () => {
  const uid = seedUid("place", "TEU");
  const { data } = (await call(`/${uid}`)).json;
  expect(data.legs.length).toBeGreaterThan(0);
  const same = await call(`/${uid}`, "PUT", data);
  expect(same.json.data).toEqual(data);
});

test("journeys that lead nowhere, back here or twice are refused beside their row", async () => {
  const legs = [
    { to: "XXX", mode: "drive" },
    { to: "TSW", mode: "drive" },
    { to: "ZQN", mode: "drive" },
    { to: "ZQN", mode: "drive" },
  ];
  const answer = await call("", "POST", { ...input, code: "TSV", legs });
  expect(Object.keys(answer.json.errors)).toEqual(["legs.0.to", "legs.1.to", "legs.3.to"]);
});

test("coordinates outside the earth, a code in use and missing fields are refused", async () => {
  const wrong = await call("", "POST", { ...input, lat: 91, timezone: "Mars/Base" });
  expect(Object.keys(wrong.json.errors).toSorted()).toEqual(["lat", "timezone"]);
  const taken = await call("", "POST", { ...input, code: "ROT", legs: [] });
  expect(taken.json.errors).toEqual({ code: ["This code is taken."] });
});
