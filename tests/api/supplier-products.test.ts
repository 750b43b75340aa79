import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
});

const call = (rest: string, method = "GET", body?: unknown, as = token) =>
  api.call(`/api/office/products${rest}`, { method, token: as, body });
const supplier = seedUid("supplier", "STEROT");
const input = {
  supplier,
  service_type: "AC",
  place: "ROT",
  option_code: "garden",
  charge_basis: "room",
  second_unit: "night",
  cross_season: "split",
  name: { en: "Garden room", de: "Gartenzimmer" },
  operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  min_pax: 1,
  max_pax: 3,
  internet_enabled: true,
  availability_default: "request",
  rooms: [{ code: "DB", max_adults: 2, max_total: 3, max_with_infants: 3 }],
  start_times: [],
  inclusions: [{ en: "Breakfast" }],
};

async function made(code: string) {
  const answer = await call("", "POST", { ...input, option_code: code });
  expect(answer.status).toBe(201);
  return answer.json.data as { uid: string };
}

test("a product is created as a draft, changed, put on sale, taken out and removed, and the log tells it", async () => {
  const { uid } = await made("garden");
  expect((await call(`/${uid}`)).json.data).toMatchObject({
    ...input,
    code: "ROTACSTEROTGARDEN",
    option_code: "GARDEN",
    status: "draft",
    has_rates: false,
  });
  const found = await call(`?filter[supplier]=${supplier}&filter[q]=sterotgarden`);
  expect(found.json.data).toMatchObject([{ uid }]);
  const change = { ...input, option_code: "GARDEN", operates_on: ["sat", "mon"], lock_version: 1 };
  expect((await call(`/${uid}`, "PUT", change)).json.data).toMatchObject({
    operates_on: ["mon", "sat"],
    lock_version: 2,
  });
  expect((await call(`/${uid}`, "PUT", change)).status).toBe(409);
  const step = (verb: string, version: number) =>
    call(`/${uid}/transitions`, "POST", { verb, lock_version: version });
  expect((await step("sell", 2)).json.data.status).toBe("active");
  expect((await step("retire", 2)).status).toBe(409);
  expect((await step("retire", 3)).json.data.status).toBe("retired");
  const actions = (await call(`/${uid}/history`)).json.data.map((entry: { action: string }) => entry.action);
  expect(actions).toEqual(["taken-out", "put-on-sale", "changed", "created"]);
  expect((await call(`/${uid}?lock_version=4`, "DELETE")).status).toBe(204);
});

test("what its code is made of stays, and so does what its prices mean once it has rates", async () => {
  const uid = seedUid("option", "ROTACSTEROTLAKEDB");
  const { data } = (await call(`/${uid}`)).json;
  const written = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  expect((await call(`/${uid}`, "PUT", written)).json.data).toEqual(data);
  const wrong = { ...written, place: "ZQN", option_code: "OTHERS", charge_basis: "person" };
  expect(Object.keys((await call(`/${uid}`, "PUT", wrong)).json.errors)).toEqual([
    "place",
    "option_code",
    "charge_basis",
  ]);
  expect((await call(`/${uid}?lock_version=${data.lock_version}`, "DELETE")).status).toBe(409);
});

test("a code that is taken, rooms that do not add up and unknown places are refused beside their fields", async () => {
  await made("twice1");
  const refused = async (wrong: object) =>
    Object.keys((await call("", "POST", { ...input, option_code: "wrong1", ...wrong })).json.errors);
  expect(await refused({ option_code: "twice1" })).toEqual(["option_code"]);
  expect(await refused({ end_place: "XXX" })).toEqual(["end_place"]);
  expect(await refused({ max_pax: 1, min_pax: 2 })).toEqual(["max_pax"]);
  const rooms = [
    { code: "DB", max_adults: 2, max_total: 1, max_with_infants: 1 },
    { code: "DB", max_adults: 2, max_total: 2, max_with_infants: 2 },
  ];
  expect(await refused({ rooms })).toEqual(["rooms.0.max_total", "rooms.1.code"]);
});

test("many products are put on sale and taken out at once", async () => {
  const { uid } = await made("manysl");
  const many = (action: string) => call("/bulk", "POST", { action, target: { uids: [uid] } });
  expect((await many("sell")).json.data).toMatchObject({ affected: 1 });
  expect((await many("retire")).json.data).toMatchObject({ affected: 1 });
  expect((await call(`/${uid}`)).json.data.status).toBe("retired");
});

test("consultants read products and change none; nobody of another brand or portal reads them", async () => {
  const { uid } = await made("walled");
  const consultant = await api.signIn("consultant");
  expect((await call(`/${uid}`, "GET", undefined, consultant)).status).toBe(200);
  const change = { ...input, option_code: "WALLED", lock_version: 1 };
  expect((await call(`/${uid}`, "PUT", change, consultant)).status).toBe(403);
  const banksia = await api.signIn("manager.banksia");
  expect((await call(`/${uid}`, "GET", undefined, banksia)).status).toBe(404);
  expect((await call("", "POST", { ...input, option_code: "banksi" }, banksia)).status).toBe(422);
});
