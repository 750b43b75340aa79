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
  api.call(`/api/office/suppliers${rest}`, { method, token: as, body });
const input = {
  code: "tstzqn",
  name: "Test Lodge",
  internet_name: "Test Lodge Queenstown",
  status: "active",
  brands: ["NZ"],
  service_types: ["AC"],
  place: "ZQN",
  address: "1 Lake Road",
  phone: "03 555 0100",
  email_reservations: "stay@testlodge.example",
  confirm_channel: "link",
  response_sla_hours: 24,
  tells_stock: true,
  currency: "NZD",
  cost_tax_mode: "excl",
  payment_terms: "day_of_following_month",
  payment_days: 20,
  amenities: ["wifi", "spa"],
};

async function made(code: string) {
  const answer = await call("", "POST", { ...input, code });
  expect(answer.status).toBe(201);
  return answer.json.data as { uid: string; lock_version: number };
}

test("a supplier is created, found, changed and removed, and the log tells it", async () => {
  const { uid } = await made("tstzqn");
  const { data } = (await call(`/${uid}`)).json;
  expect(data).toMatchObject({ ...input, code: "TSTZQN", phone: "+64 3 555 0100", in_use: false });
  expect((await call("?filter[q]=tstz&filter[place]=ZQN&filter[service]=AC")).json.data).toMatchObject([
    { uid },
  ]);
  expect((await call("?filter[q]=tstz&filter[service]=RC")).json.data).toEqual([]);
  const changed = await call(`/${uid}`, "PUT", { ...input, name: "Test Lodge & Spa", lock_version: 1 });
  expect(changed.json.data).toMatchObject({ name: "Test Lodge & Spa", lock_version: 2 });

  const stale = await call(`/${uid}`, "PUT", { ...input, lock_version: 1 });
  expect([stale.status, stale.json.current.name]).toEqual([409, "Test Lodge & Spa"]);
  const [latest] = (await call(`/${uid}/history`)).json.data;
  expect(latest.changes.map(({ field }: { field: string }) => field)).toEqual(["name"]);
  expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
  expect((await call(`/${uid}`)).status).toBe(404);
});

test("saving a supplier as it was read changes nothing", async () => {
  const { uid } = await made("samzqn");
  const saved = await call(`/${uid}`, "PUT", { ...input, code: "SAMZQN", lock_version: 1 });
  expect(saved.json.data.lock_version).toBe(1);
});

test("a code that is taken, an unknown place, a wrong number and a 32nd day are refused beside their fields", async () => {
  const taken = await call("", "POST", { ...input, code: "STEROT" });
  expect(taken.json.errors).toEqual({ code: ["Another supplier has this code."] });
  const refused = async (wrong: object) =>
    Object.keys((await call("", "POST", { ...input, code: "WRGZQN", ...wrong })).json.errors);
  expect(await refused({ place: "XXX" })).toEqual(["place"]);
  expect(await refused({ phone: "call us" })).toEqual(["phone"]);
  expect(await refused({ emergency_phone: "call us" })).toEqual(["emergency_phone"]);
  expect(await refused({ payment_days: 32 })).toEqual(["payment_days"]);
  expect(await refused({ age_policy: "NOBODY" })).toEqual(["age_policy"]);
});

test("a supplier with products keeps its code and cannot be deleted", async () => {
  const uid = seedUid("supplier", "STEROT");
  const { data } = (await call(`/${uid}`)).json;
  expect(data.in_use).toBe(true);
  const { lock_version: version } = data;
  const written = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const renamed = await call(`/${uid}`, "PUT", { ...written, code: "STEXXX" });
  expect(renamed.json.errors).toEqual({ code: ["The codes of its products contain it, so it stays."] });
  const manager = await api.signIn("manager");
  expect((await call(`/${uid}?lock_version=${version}`, "DELETE", undefined, manager)).status).toBe(409);
});

test("requests go to the main contact, of whom there is exactly one", async () => {
  const { uid } = await made("conzqn");
  const people = (contacts: object[], version: number) =>
    call(`/${uid}/contacts`, "PUT", { contacts, lock_version: version });
  const mere = {
    name: "Mere Tau",
    email: "mere@testlodge.example",
    roles: ["reservations"],
    is_primary: true,
  };
  const joe = { name: "Joe Hall", phone: "021 555 0199", roles: ["accounts"], is_primary: false };
  expect((await people([{ ...mere, is_primary: false }, joe], 1)).json.errors).toEqual({
    contacts: ["Tick exactly one contact that gets our requests."],
  });
  expect(Object.keys((await people([mere, { ...joe, phone: undefined }], 1)).json.errors)).toEqual([
    "contacts.1.email",
  ]);
  expect(Object.keys((await people([{ ...joe, is_primary: true }], 1)).json.errors)).toEqual([
    "contacts.0.email",
  ]);
  expect(Object.keys((await people([mere, { ...joe, phone: "call us" }], 1)).json.errors)).toEqual([
    "contacts.1.phone",
  ]);
  const saved = await people([mere, joe], 1);
  expect(saved.json.data).toMatchObject({
    contacts: [
      { name: "Mere Tau", is_primary: true },
      { name: "Joe Hall", phone: "+64 21 555 0199" },
    ],
    lock_version: 2,
  });
  expect((await call(`/${uid}`)).json.data.email_reservations).toBe("mere@testlodge.example");
  expect((await people([mere, joe], 1)).status).toBe(409);
  const now = { ...mere, is_primary: false };
  const passed = await people([now, { ...joe, email: "joe@testlodge.example", is_primary: true }], 2);
  expect(passed.json.data.contacts[0]).toMatchObject({ name: "Joe Hall", is_primary: true });
  const mail = { ...input, code: "CONZQN", email_reservations: "new@testlodge.example", lock_version: 3 };
  expect((await call(`/${uid}`, "PUT", mail)).json.data.lock_version).toBe(4);
  expect((await call(`/${uid}/contacts`)).json.data.contacts[0]).toMatchObject({
    name: "Joe Hall",
    email: "new@testlodge.example",
  });
});

test("many suppliers are put on hold at once", async () => {
  const { uid } = await made("hldzqn");
  const wish = { action: "hold", target: { uids: [uid] } };
  expect((await call("/bulk", "POST", wish)).json.data).toMatchObject({ affected: 1 });
  expect((await call(`/${uid}`)).json.data.status).toBe("on_hold");
});

test("consultants read suppliers and change none; nobody of another brand or portal reads them", async () => {
  const { uid } = await made("wllzqn");
  const consultant = await api.signIn("consultant");
  expect((await call(`/${uid}`, "GET", undefined, consultant)).status).toBe(200);
  expect((await call(`/${uid}`, "PUT", { ...input, lock_version: 1 }, consultant)).status).toBe(403);
  const banksia = await api.signIn("manager.banksia");
  expect((await call(`/${uid}`, "GET", undefined, banksia)).status).toBe(404);
  const agent = await api.signIn("anke.silberfarn");
  expect((await call(`/${uid}`, "GET", undefined, agent)).status).toBe(401);
});

test("whoever works for one brand gives a supplier to it alone, and leaves it with the others that it has", async () => {
  const banksia = await api.signIn("manager.banksia");
  const own = { ...input, code: "BNKZQN", phone: "03 555 0101" };
  const foreign = await call("", "POST", { ...own, brands: ["NZ"] }, banksia);
  expect([foreign.status, Object.keys(foreign.json.errors)]).toEqual([422, ["brands"]]);
  const { data } = (await call("", "POST", { ...own, brands: ["AU"] }, banksia)).json;
  expect(data.brands).toEqual(["AU"]);
  const given = { ...own, brands: ["NZ", "AU"], lock_version: 1 };
  expect((await call(`/${data.uid}`, "PUT", given)).json.data.brands).toEqual(["NZ", "AU"]);
  const kept = { ...own, brands: ["AU"], name: "Test Lodge of two", lock_version: 2 };
  // Of its brands they read their own.
  expect((await call(`/${data.uid}`, "PUT", kept, banksia)).json.data.brands).toEqual(["AU"]);
  expect((await call(`/${data.uid}`)).json.data).toMatchObject({ name: kept.name, brands: ["NZ", "AU"] });
});
