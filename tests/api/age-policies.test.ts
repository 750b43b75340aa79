import { beforeEach, describe, expect, test } from "vitest";
import type { AgePolicyChoice } from "#contract/catalogue/suppliers/age-policies.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const path = "/api/office/age-policies";
const usual = {
  infants_allowed: true,
  children_allowed: true,
  adults_required: true,
  count_children_in_breaks: true,
};

let api: TestApi;
let office: string;
beforeEach(async () => {
  api = await testApi();
  office = await api.signIn("product");
});

const listed = async (): Promise<AgePolicyChoice[]> => (await api.call(path, { token: office })).json.data;
const add = (body: object, token = office) => api.call(path, { method: "POST", token, body });

describe("ages that suppliers and products refer to", () => {
  test("are added once, named after what they are, and taken by a supplier", async () => {
    const before = await listed();
    const made = await add({ ...usual, infant_to: 1, child_to: 11 });
    expect([made.status, made.json.data.name.de]).toEqual([201, "Kleinkind 0–1, Kind 2–11"]);
    const again = await add({ ...usual, infant_to: 1, child_to: 11 });
    expect(again.json.data).toEqual(made.json.data);
    expect(await listed()).toHaveLength(before.length + 1);
    const [one] = (await api.call("/api/office/suppliers", { token: office })).json.data;
    const body = Object.fromEntries(
      Object.entries({ ...one, age_policy: made.json.data.code }).filter(([, value]) => value !== null),
    );
    const saved = await api.call(`/api/office/suppliers/${one.uid}`, { method: "PUT", token: office, body });
    expect([saved.status, saved.json.data?.age_policy]).toEqual([200, made.json.data.code]);
  });

  test("without infants or children let in and count none", async () => {
    expect((await add({ ...usual })).json.data).toMatchObject({
      infant_to: -1,
      child_to: -1,
      infants_allowed: false,
      children_allowed: false,
      count_children_in_breaks: false,
      name: { en: "All as adults" },
    });
    expect((await add({ ...usual, child_to: 12 })).json.data).toMatchObject({ infant_to: -1, child_to: 12 });
  });

  test("are refused where children would end before they begin, and nobody's else to add", async () => {
    expect((await add({ ...usual, infant_to: 5, child_to: 5 })).json.errors).toHaveProperty("child_to");
    expect((await add({ ...usual, infant_to: 99 })).json.errors).toHaveProperty("infant_to");
    expect((await add(usual, await api.signIn("consultant"))).status).toBe(403);
    expect((await add(usual, await api.signIn("anke.silberfarn"))).status).toBe(401);
  });
});
