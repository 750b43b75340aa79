import { beforeAll, expect, test } from "vitest";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let office: string;
let agent: string;
beforeAll(async () => {
  api = await testApi();
  office = await api.signIn("consultant");
  agent = await api.signIn("emma.larkspur");
});

type Option = { code: string; name: string };
const names = async (query: string, token = office) => {
  const answer = await api.call(`/api/office/place-options?${query}`, { token });
  return (answer.json.data as Option[]).map(({ name }) => name);
};

test("places are found by a part of their name, whatever the case and with or without macrons", async () => {
  const [whole] = await names("q=roto");
  expect(whole).toBe("Rotorua");
  expect(await names("q=ROTORUA")).toContain("Rotorua");
  expect(await names("q=taupo")).toEqual(await names(`q=${encodeURIComponent("Taupō")}`));
  expect(await names("q=taupo")).not.toEqual([]);
});

test("a code stands before names that contain it", async () => {
  const answer = await api.call("/api/office/place-options?q=akl", { token: office });
  expect(answer.json.data[0].code).toBe("AKL");
});

test("nothing typed answers places by name, as many as were asked for", async () => {
  expect(await names("limit=5")).toHaveLength(5);
  expect((await names("limit=500")).length).toBeGreaterThan(20);
});

test("signs that mean something to the database mean themselves", async () => {
  for (const q of ["%", "_", "\\", '"', "%25%27"]) {
    expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual([]);
  }
});

test("whoever writes alerts is told places without seeing client files", async () => {
  const editor = await api.signIn("editor");
  expect((await api.call("/api/office/client-files", { token: editor })).status).toBe(403);
  const answer = await api.call("/api/office/place-options?q=rotorua", { token: editor });
  expect(answer.json.data[0].name).toBe("Rotorua");
});

test("agents are told the same places, suppliers none", async () => {
  const answer = await api.call("/api/agent/place-options?q=rotorua", { token: agent });
  expect(answer.json.data[0].name).toBe("Rotorua");
  const supplier = await api.signIn("desk.steamvale");
  expect((await api.call("/api/office/place-options", { token: supplier })).status).toBe(401);
});
