import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { savedView } from "#api/db/schema/saved-view.ts";
import { user } from "#api/db/schema/user.ts";
import { findOwnView, readSettings } from "#api/modules/system/saved-views/repository.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
const people = [
  "consultant",
  "manager",
  "anke.silberfarn",
  "jonas.silberfarn",
  "emma.larkspur",
  "desk.steamvale",
  "front.steamvale",
  "desk.starbasin",
];

beforeAll(async () => {
  api = await testApi();
  for (const name of people) {
    tokens[name] = await api.signIn(name);
  }
});

const office = "/api/office/lists/client-files";
const agent = "/api/agent/lists/client-files";
const supplier = "/api/supplier/lists/bookings";
const view = (name: string, more = {}) => ({
  name,
  search: "sort=-name&filter%5Bstatus%5D=Quote",
  columns: ["name", "status"],
  shared: false,
  ...more,
});
const send = (name: string, method: string, path: string, body?: unknown) =>
  api.call(path, { method, token: tokens[name], ...(body !== undefined && { body }) });
const namesOf = async (name: string, path: string) =>
  (await send(name, "GET", path)).json.data.views.map((one: { name: string }) => one.name);

test("a list that nobody arranged has its usual columns and no views", async () => {
  expect((await send("manager", "GET", "/api/office/lists/labels")).json.data).toEqual({
    columns: [],
    density: "normal",
    default_view: null,
    views: [],
  });
});

test("a private view is seen by its owner alone, a shared one by colleagues, who cannot change it", async () => {
  expect((await send("consultant", "POST", `${office}/views`, view("Mine"))).status).toBe(201);
  const shared = await send("consultant", "POST", `${office}/views`, view("Ours", { shared: true }));
  expect(shared.json.data).toMatchObject({ name: "Ours", mine: true, lock_version: 1, shared: true });
  expect(await namesOf("consultant", office)).toEqual(["Mine", "Ours"]);
  expect(await namesOf("consultant", "/api/office/lists/labels")).toEqual([]);
  expect(await namesOf("manager", office)).toEqual(["Ours"]);
  const path = `/api/office/saved-views/${shared.json.data.uid}`;
  const change = { ...view("Stolen"), lock_version: 1 };
  expect((await send("manager", "PUT", path, change)).status).toBe(404);
  expect((await send("manager", "DELETE", `${path}?lock_version=1`)).status).toBe(404);
  expect(await namesOf("manager", office)).toEqual(["Ours"]);
});

test("a view of the whole list is saved, with no search or an empty one", async () => {
  const path = "/api/office/lists/labels";
  const { search: _, ...whole } = view("Whole");
  expect((await send("manager", "POST", `${path}/views`, whole)).json.data).toMatchObject({ search: "" });
  expect((await send("manager", "POST", `${path}/views`, view("Empty", { search: "" }))).status).toBe(201);
  expect(await namesOf("manager", path)).toEqual(["Empty", "Whole"]);
});

test("agents share within their agency only", async () => {
  await send("anke.silberfarn", "POST", `${agent}/views`, view("Agency", { shared: true }));
  expect(await namesOf("jonas.silberfarn", agent)).toEqual(["Agency"]);
  expect(await namesOf("emma.larkspur", agent)).toEqual([]);
  expect(await namesOf("manager", office)).not.toContain("Agency");
});

test("a supplier's people share within their supplier only, and keep columns and a default each for themselves", async () => {
  const ours = await send("desk.steamvale", "POST", `${supplier}/views`, view("Arrivals", { shared: true }));
  expect(ours.status).toBe(201);
  await send("desk.steamvale", "POST", `${supplier}/views`, view("Mine"));
  await send("desk.steamvale", "PATCH", supplier, { density: "roomy", default_view: ours.json.data.uid });
  expect(await namesOf("desk.steamvale", supplier)).toEqual(["Arrivals", "Mine"]);
  expect(await namesOf("front.steamvale", supplier)).toEqual(["Arrivals"]);
  expect(await namesOf("desk.starbasin", supplier)).toEqual([]);
  expect((await send("front.steamvale", "GET", supplier)).json.data).toMatchObject({
    density: "normal",
    default_view: null,
  });
  const path = `/api/supplier/saved-views/${ours.json.data.uid}`;
  const change = { ...view("Stolen"), lock_version: 1 };
  for (const name of ["front.steamvale", "desk.starbasin"]) {
    expect((await send(name, "PUT", path, change)).status).toBe(404);
    expect((await send(name, "DELETE", `${path}?lock_version=1`)).status).toBe(404);
  }
  expect((await send("desk.steamvale", "PUT", path, change)).status).toBe(200);
});

test("the database's own rules keep the views of a company within it", async () => {
  await send("desk.steamvale", "POST", `${supplier}/views`, view("Walled", { shared: true }));
  const bare = await testApi({ database: api.parts.database, scoping: "rules-only" });
  const seen = async (name: string) => {
    const token = await bare.signIn(name);
    const { views } = (await bare.call(supplier, { token })).json.data;
    return views.map((one: { name: string }) => one.name);
  };
  expect(await seen("front.steamvale")).toContain("Walled");
  expect(await seen("front.steamvale")).not.toContain("Mine");
  expect(await seen("desk.starbasin")).toEqual([]);
  const ids = await api.system((tx) =>
    tx
      .select()
      .from(user)
      .where(inArray(user.username, ["desk.steamvale", "desk.starbasin"])),
  );
  const idsOf = (name: string) => {
    const { id: userId, supplierId } = ids.find(({ username }) => username === name) ?? {};
    return { userId: userId ?? 0, supplierId: supplierId ?? 0 };
  };
  const [own, foreign] = [idsOf("desk.steamvale"), idsOf("desk.starbasin")];
  for (const change of [{ supplierId: foreign.supplierId }, { userId: foreign.userId }]) {
    await expect(
      api.parts.database.inScope({ audience: "supplier", ...own }, (tx) =>
        tx.update(savedView).set(change).where(eq(savedView.userId, own.userId)),
      ),
    ).rejects.toMatchObject({ code: "42501" });
  }
});

test("the queries keep views apart by themselves, without the rules of the database", async () => {
  const path = "/api/agent/lists/quotes/views";
  await send("anke.silberfarn", "POST", path, view("Agency", { shared: true }));
  await send("anke.silberfarn", "POST", path, view("Unshared"));
  const known = await api.system((tx) => tx.select().from(user).where(inArray(user.username, people)));
  const shownTo = (name: string) => {
    const account = known.find(({ username }) => username === name);
    if (!account) throw new Error(`Nobody is called ${name}`);
    return api.system(async (tx) => {
      const call = { scoping: "queries-and-rules" as const, signedIn: () => account };
      const { views } = await readSettings(tx, "quotes", call);
      const own = await Promise.all(views.map(({ uid }) => findOwnView(tx, uid, account)));
      return views.map(({ name, mine }, index) => ({ name, mine, found: own[index] !== undefined }));
    });
  };
  const mine = await shownTo("anke.silberfarn");
  expect(mine).toEqual([
    { name: "Agency", mine: true, found: true },
    { name: "Unshared", mine: true, found: true },
  ]);
  expect(await shownTo("jonas.silberfarn")).toEqual([{ name: "Agency", mine: false, found: false }]);
  expect(await shownTo("emma.larkspur")).toEqual([]);
});

test("a view is changed with the version it was read with, and removed", async () => {
  const { uid } = (await send("manager", "POST", `${office}/views`, view("First"))).json.data;
  const path = `/api/office/saved-views/${uid}`;
  const changed = await send("manager", "PUT", path, {
    ...view("Second", { columns: [] }),
    lock_version: 1,
  });
  expect(changed.json.data).toMatchObject({ name: "Second", columns: [], lock_version: 2 });
  const stale = await send("manager", "PUT", path, { ...view("Third"), lock_version: 1 });
  expect({ status: stale.status, current: stale.json.current.name }).toEqual({
    status: 409,
    current: "Second",
  });
  expect((await send("manager", "DELETE", `${path}?lock_version=1`)).status).toBe(409);
  expect((await send("manager", "DELETE", `${path}?lock_version=2`)).status).toBe(204);
  expect(await namesOf("manager", office)).not.toContain("Second");
});

test("two views of one account do not bear the same name", async () => {
  await send("manager", "POST", `${office}/views`, view("Twice"));
  const again = await send("manager", "POST", `${office}/views`, view("tWICE"));
  expect({ status: again.status, fields: Object.keys(again.json.errors) }).toEqual({
    status: 422,
    fields: ["name"],
  });
});

test("columns, density and the default view are kept each by itself, and go with the view", async () => {
  const { uid } = (await send("manager", "POST", `${office}/views`, view("Default"))).json.data;
  await send("manager", "PATCH", office, { columns: ["pax", "name"] });
  await send("manager", "PATCH", office, { density: "dense" });
  const kept = (await send("manager", "PATCH", office, { default_view: uid })).json.data;
  expect(kept).toMatchObject({ columns: ["pax", "name"], density: "dense", default_view: uid });
  expect((await send("consultant", "GET", office)).json.data).toMatchObject({
    columns: [],
    default_view: null,
  });
  await send("manager", "DELETE", `/api/office/saved-views/${uid}?lock_version=1`);
  expect((await send("manager", "GET", office)).json.data).toMatchObject({
    columns: ["pax", "name"],
    default_view: null,
  });
});

test("the private view of somebody else cannot be the default, and nonsense is refused", async () => {
  const { uid } = (await send("consultant", "POST", `${office}/views`, view("Hidden"))).json.data;
  expect((await send("manager", "PATCH", office, { default_view: uid })).status).toBe(422);
  for (const body of [
    view(""),
    view("x".repeat(61)),
    view("x", { search: "a b" }),
    view("x", { columns: ["<b>"] }),
  ]) {
    expect((await send("manager", "POST", `${office}/views`, body)).status).toBe(422);
  }
  expect((await send("manager", "GET", "/api/office/lists/No%20list")).status).toBe(404);
});
