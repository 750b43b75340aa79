import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { walls } from "#api/db/access.ts";
import { asOwner } from "#api/db/client.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
const own = "NZFI100002";
const uid = seedUid("file", own);

/** Takes the rules of the database away from all tables, or gives them back: what is left is what queries say. */
const setRules = (verb: "disable" | "enable") =>
  asOwner(api.parts.database, (session) =>
    session.script(walls.map(({ table }) => `alter table "${table}" ${verb} row level security;`).join("\n")),
  );

beforeAll(async () => {
  api = await testApi();
  await setRules("disable");
});

afterAll(() => setRules("enable"));

const statusOf = async (username: string, path: string, method = "GET", body?: object) =>
  (await api.call(path, { method, token: await api.signIn(username), body })).status;

describe("without the rules of the database, the queries alone find a foreign file", () => {
  const lock = { lock_version: 1 };
  test.each<[string, string?, object?]>([
    [""],
    ["/itinerary-link/renewal", "POST", lock],
    ["/itinerary-link/closing", "POST", lock],
    ["/itinerary-link/opening", "POST", lock],
    ["/changes"],
    ["/messages"],
    ["/quote"],
    ["/itinerary-document"],
    ["/supplier-requests"],
  ])("not for the office of another brand: %s", async (rest, method, body) => {
    const path = `/api/office/client-files/${uid}${rest}`;
    expect(await statusOf("manager.banksia", path, method, body)).toBe(404);
    // The same call is answered to who works for the brand, so that a refusal is not for its form.
    expect([200, 409]).toContain(await statusOf("consultant", path, method, body));
  });

  test.each<[string]>([
    [""],
    ["/account"],
    ["/cancellation"],
    ["/change"],
    ["/confirmation-document"],
    ["/itinerary-document"],
    ["/messages"],
    ["/request"],
    ["/quote"],
  ])("not for another agency: %s", async (rest) => {
    const path = `/api/agent/client-files/${own}${rest}`;
    expect(await statusOf("anke.silberfarn", path)).toBe(404);
    expect(await statusOf("luca.ponteverde", path)).toBe(200);
  });

  test("nor in its lists", async () => {
    const list = async (username: string) =>
      (
        await api.call(`/api/agent/client-files?filter[reference]=${own}`, {
          token: await api.signIn(username),
        })
      ).json.data;
    expect(await list("anke.silberfarn")).toEqual([]);
    expect(await list("luca.ponteverde")).toHaveLength(1);
  });
});

test("without the rules of the database, agents find no package that is not out or of a foreign brand", async () => {
  const token = await api.signIn("anke.silberfarn");
  const { data } = (await api.call("/api/agent/packages", { token })).json;
  expect(data.map(({ ref }: { ref: string }) => ref)).toEqual(["SAD5", "CGR7", "NISS8"]);
  // CTS4 is a draft, HAR6 of a brand that the agency does not sell.
  for (const ref of ["CTS4", "HAR6"]) {
    expect((await api.call(`/api/agent/packages/${ref}`, { token })).status, ref).toBe(404);
  }
});
