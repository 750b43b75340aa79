import { beforeAll, expect, it } from "vitest";
import { AgentFileHead, OfficeFileHead } from "#contract/sales/client-files/client-file.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const below = ["pax", "rooms", "itinerary", "days"] as const;

it("the head of a file says what the whole file says, and leaves empty what stands below it", async () => {
  const agent = await api.signIn("anke.silberfarn");
  const office = await api.signIn("consultant");
  const [first] = (await api.call("/api/agent/client-files", { token: agent })).json.data;
  const cases = [
    [`/api/agent/client-files/${first.reference}`, agent, AgentFileHead],
    [`/api/office/client-files/${first.uid}`, office, OfficeFileHead],
  ] as const;
  for (const [path, token, head] of cases) {
    const whole = (await api.call(path, { token })).json.data;
    const answer = await api.call(`${path}?part=head`, { token });
    expect(answer.status).toBe(200);
    expect(head.parse(answer.json.data)).toEqual(head.parse(whole));
    expect(whole.pax.length).toBeGreaterThan(0);
    for (const name of below) expect(answer.json.data[name] ?? []).toEqual([]);
  }
});

it("a part that there is not is refused", async () => {
  const token = await api.signIn("anke.silberfarn");
  const [{ reference }] = (await api.call("/api/agent/client-files", { token })).json.data;
  expect((await api.call(`/api/agent/client-files/${reference}?part=tail`, { token })).status).toBe(422);
});
