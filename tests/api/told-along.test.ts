import { beforeAll, expect, test } from "vitest";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** What the look-up of a session tells along with the account is read by the system, so the query alone keeps it apart. */
let api: TestApi;
const tokens: Record<string, string> = {};
const people = [
  ["consultant", "office"],
  ["manager", "office"],
  ["anke.silberfarn", "agent"],
  ["jonas.silberfarn", "agent"],
  ["emma.larkspur", "agent"],
  ["desk.steamvale", "supplier"],
  ["front.steamvale", "supplier"],
  ["desk.starbasin", "supplier"],
] as const;
const lists = ["client-files", "bookings", "labels"];

const send = (name: string, method: string, path: string, body?: unknown) =>
  api.call(path, { method, token: tokens[name], ...(body !== undefined && { body }) });
const told = async (name: string, query: string) =>
  (await send(name, "GET", `/api/public/sessions/current?${query}`)).json.data.list;

beforeAll(async () => {
  api = await testApi();
  for (const [name, audience] of people) {
    tokens[name] = await api.signIn(name);
    for (const list of ["client-files", "bookings"]) {
      for (const shared of [true, false]) {
        const view = {
          name: `${shared ? "b" : "A"} of ${name}`,
          search: "sort=name",
          columns: ["name"],
          shared,
        };
        const saved = await send(name, "POST", `/api/${audience}/lists/${list}/views`, view);
        const kept = { columns: ["status", "name"], density: "roomy", default_view: saved.json.data.uid };
        if (!shared) await send(name, "PATCH", `/api/${audience}/lists/${list}`, kept);
      }
    }
  }
});

test.each(people)(
  "%s is told along with the account what the list's own call answers",
  async (name, audience) => {
    const views = [];
    for (const list of lists) {
      const own = (await send(name, "GET", `/api/${audience}/lists/${list}`)).json.data;
      expect(await told(name, `unread=1&list=${list}`)).toEqual(own);
      views.push(own.views.length);
    }
    // Two of one's own, one of each colleague, and none of a list that nobody arranged.
    const colleagues = people.filter(([, of]) => of === "office").length - 1;
    const ofCompany: Record<string, number> = {
      office: colleagues,
      silberfarn: 1,
      steamvale: 1,
      larkspur: 0,
      starbasin: 0,
    };
    const others = ofCompany[audience === "office" ? "office" : (name.split(".")[1] ?? "")] ?? Number.NaN;
    expect(views).toEqual([2 + others, 2 + others, 0]);
  },
);

test("of a list it is told where it is asked for, with or without the number of news", async () => {
  expect(await told("consultant", "unread=1")).toBeUndefined();
  expect(await told("consultant", "list=client-files")).toMatchObject({
    density: "roomy",
    columns: ["status", "name"],
  });
  expect(await told("consultant", "list=labels")).toEqual({
    columns: [],
    density: "normal",
    default_view: null,
    views: [],
  });
});

test("what is no name of a list is refused", async () => {
  for (const list of ["Client", "a", "x".repeat(41)]) {
    const { status, json } = await send("consultant", "GET", `/api/public/sessions/current?list=${list}`);
    expect([status, Object.keys(json.errors)]).toEqual([422, ["list"]]);
  }
});

test("letters that nobody sees ask for no list", async () => {
  const path = "/api/public/sessions/current?list=client%00-files";
  const { status, json } = await send("consultant", "GET", path);
  expect([status, json.data.audience, json.data.list]).toEqual([200, "office", undefined]);
});

test("what was changed a moment ago is told, also by an app that remembers who calls", async () => {
  const apps = api.forApps();
  const headers = { Authorization: `Bearer ${tokens["emma.larkspur"]!}` };
  const path = "/api/public/sessions/current?list=client-files";
  const densityToApps = async () => {
    const answer = await apps(new Request(`http://api.test${path}`, { headers }));
    return ((await answer.json()) as { data: { list: { density: string } } }).data.list.density;
  };
  expect(await densityToApps()).toBe("roomy");
  const change = { density: "dense", default_view: "none" };
  await send("emma.larkspur", "PATCH", "/api/agent/lists/client-files", change);
  expect(await densityToApps()).toBe("dense");
  expect(await told("emma.larkspur", "list=client-files")).toMatchObject({
    density: "dense",
    default_view: null,
  });
});
