import { beforeAll, describe, expect, test } from "vitest";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("consultant");
});

type Asking = ReturnType<TestApi["forPage"]>;

const ask = async (by: Asking, path: string, method = "GET") => {
  const headers = { Authorization: `Bearer ${token}`, "X-Request-Id": "one-page-that-asks" };
  const answer = await by(new Request(`http://api.test/api/${path}`, { method, headers }));
  const { status, ok } = answer;
  return { status, ok, headers: Object.fromEntries(answer.headers), text: await answer.text() };
};

describe("an answer to a page in this process", () => {
  test.each([
    ["a list", "office/client-files?per_page=10", 200],
    ["a record", "public/sessions/current?unread=1", 200],
    ["what the caller may not read", "office/users", 403],
    ["a refusal", "office/client-files/01ARZ3NDEKTSV4RRFFQ69G5FAV", 404],
    ["no such call", "office/no-such-call", 404],
  ])("is the same as over the network: %s", async (_name, path, status) => {
    const inside = await ask(api.forPage(), path);
    expect(inside).toEqual(await ask(api.forApps(), path));
    expect([inside.status, inside.text.length > 2]).toEqual([status, true]);
  });

  test("has no body for HEAD, and none of its texts is left for the next one", async () => {
    const page = api.forPage();
    const list = await ask(page, "office/client-files?per_page=10");
    const head = await ask(page, "office/client-files?per_page=10", "HEAD");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(await ask(page, "office/client-files?per_page=10")).toEqual(list);
  });
});
