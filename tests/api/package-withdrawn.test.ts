import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let agent: string;
let manager: string;

beforeAll(async () => {
  api = await testApi();
  agent = await api.signIn("emma.larkspur");
  manager = await api.signIn("manager");
});

const wish = { travel_date: "2027-01-12", rooms: "DB-2", name: "Honeymoon" };
const save = (ref: string, wanted: string) =>
  api.call("/api/agent/quotes", {
    method: "POST",
    token: agent,
    body: { ...wish, package: ref, class: wanted },
  });

async function filesOf(): Promise<number> {
  return (await api.call("/api/agent/client-files", { token: agent })).json.meta.total;
}

test("a price of a package that was taken back meanwhile becomes no quote, and the answer says why", async () => {
  const path = `/api/office/packages/${seedUid("package", "NISS8")}`;
  const { lock_version } = (await api.call(path, { token: manager })).json.data;
  const retire = { method: "POST", token: manager, body: { verb: "retire", lock_version } };
  expect((await api.call(`${path}/publication`, retire)).status).toBe(200);
  const before = await filesOf();
  const answer = await save("NISS8", "standard");
  expect([answer.status, answer.json.message]).toEqual([404, "This package is not offered, or no longer."]);
  // A package that agents have never seen is told from it by nothing.
  expect((await save("CTS4", "standard")).json.message).toBe(answer.json.message);
  expect(await filesOf()).toBe(before);
});

test("a price in a class that the package has lost meanwhile becomes no quote in another", async () => {
  const before = await filesOf();
  const answer = await save("SAD5", "luxury");
  expect(answer.status).toBe(422);
  expect(await filesOf()).toBe(before);
});
