import { beforeEach, describe, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const steamvale = seedUid("supplier", "STEROT");
const desk = seedUid("user", "desk.steamvale");
const front = seedUid("user", "front.steamvale");
const path = "/api/office/supplier-users";

let api: TestApi;
let office: string;
beforeEach(async () => {
  api = await testApi();
  office = await api.signIn("product");
});

const listed = async (token = office) =>
  (await api.call(`${path}?filter[supplier]=${steamvale}`, { token })).json.data as { name: string }[];
const invitation = {
  name: "Wiremu Tane",
  email: "wiremu@steamvale.example",
  locale: "en",
  role: "supplier-staff",
};
const invite = (body: object = {}, token = office) =>
  api.call(path, { method: "POST", token, body: { ...invitation, supplier: steamvale, ...body } });
const change = (uid: string, method: string, rest: string, body?: object, token = office) =>
  api.call(`${path}/${uid}/${rest}`, { method, token, ...(body && { body }) });

describe("the people of a supplier", () => {
  test("are listed by the office, invited, and sign in for their supplier alone", async () => {
    expect((await listed()).map(({ name }) => name)).toEqual(["Hinemoa Rāwiri", "Piotr Żak"]);
    const made = await invite();
    expect(made.status, made.text).toBe(201);
    expect(made.json.data).toMatchObject({
      status: "invited",
      role: "supplier-staff",
      supplier: { uid: steamvale },
    });
    expect(made.json.data).not.toHaveProperty("agency");
    expect((await api.mails(1)).at(-1)?.to).toMatchObject({ address: "wiremu@steamvale.example" });
    expect(await listed()).toHaveLength(3);
    expect((await invite()).json.errors).toHaveProperty("email");
    expect((await invite({ role: "agency-manager", email: "b@steamvale.example" })).status).toBe(422);
    expect((await invite({ supplier: desk, email: "b@steamvale.example" })).json.errors).toHaveProperty(
      "supplier",
    );
    const again = await change(made.json.data.uid, "POST", "invitation");
    expect(again.status, again.text).toBe(200);
  });

  test("are given other roles, suspended at once and let in again; one active manager stays", async () => {
    const token = await api.signIn("front.steamvale");
    expect(
      (await change(front, "PUT", "role", { role: "supplier-manager", lock_version: 1 })).json.data.role,
    ).toBe("supplier-manager");
    const stale = await change(front, "PUT", "suspension", { lock_version: 1 });
    expect(stale.status).toBe(409);
    expect((await change(front, "PUT", "suspension", { lock_version: 2 })).json.data.status).toBe(
      "suspended",
    );
    expect((await api.call("/api/supplier/requests", { token })).status).toBe(401);
    expect((await change(desk, "PUT", "suspension", { lock_version: 1 })).status).toBe(409);
    expect((await change(front, "DELETE", "suspension")).json.data.status).toBe("active");
    expect((await change(front, "POST", "password-reset")).status).toBe(200);
    const history = await api.call(`${path}/${front}/history`, { token: office });
    expect(history.json.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(["role-changed", "suspended", "reinstated", "password-reset-sent"]),
    );
  });

  test("are apart from the users of agencies, and nobody of another brand or company reaches them", async () => {
    const agent = seedUid("user", "anke.silberfarn");
    expect((await api.call(`${path}/${agent}`, { token: office })).status).toBe(404);
    const admin = await api.signIn("admin");
    expect((await api.call(`/api/office/users/${desk}`, { token: admin })).status).toBe(404);
    const banksia = await api.signIn("manager.banksia");
    expect(await listed(banksia)).toEqual([]);
    expect((await api.call(`${path}/${desk}`, { token: banksia })).status).toBe(404);
    expect((await change(desk, "PUT", "suspension", { lock_version: 1 }, banksia)).status).toBe(404);
    expect((await invite({}, banksia)).json.errors).toHaveProperty("supplier");
    expect((await invite({}, await api.signIn("consultant"))).status).toBe(403);
    for (const who of ["desk.starbasin", "anke.silberfarn"]) {
      expect((await api.call(`${path}/${desk}`, { token: await api.signIn(who) })).status).toBe(401);
    }
  });
});
