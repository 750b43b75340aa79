import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { rate, rateCost } from "#api/db/schema/rate.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { freshDatabase } from "#tests/support/test-database.ts";

let api: TestApi;
let token: string;
let option: string;
let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  api = await testApi({ database });
  token = await api.signIn("product");
  const product = {
    supplier: seedUid("supplier", "STEROT"),
    service_type: "AC",
    place: "ROT",
    option_code: "rates1",
    charge_basis: "room",
    second_unit: "night",
    cross_season: "split",
    name: { en: "Room of rates" },
    operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    min_pax: 1,
    availability_default: "request",
  };
  const made = await api.call("/api/office/products", { method: "POST", token, body: product });
  option = made.json.data.uid;
});

const call = (rest: string, method = "GET", body?: unknown, as = token) =>
  api.call(`/api/office/rates${rest}`, { method, token: as, body });
const season = (from: string, to: string, more: object = {}) => ({
  option,
  name: `Season ${from}`,
  status: "confirmed",
  date_from: from,
  date_to: to,
  operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  min_units: 1,
  min_mode: "arrival",
  free_unit: "last",
  buy_tax_mode: "incl",
  priority: 0,
  markup_bps: 2350,
  prices: [{ key: "DB", cost_cents: 15_630 }],
  ...more,
});

test("a season is added, found, changed to a next version and taken away, and the log tells it", async () => {
  const made = await call("", "POST", season("2030-01-01", "2030-03-31", { status: "provisional" }));
  expect(made.status).toBe(201);
  const { uid } = made.json.data;
  expect(made.json.data).toMatchObject({
    lock_version: 1,
    currency: "NZD",
    prices: [{ key: "DB", cost_cents: 15_630, sell_cents: null }],
  });
  const deals = [{ stay: 4, pay: 3 }];
  const change = season("2030-01-01", "2030-03-31", {
    prices: [
      { key: "DB", cost_cents: 16_000, sell_cents: 20_000 },
      { key: "SG", cost_cents: 14_000 },
    ],
    deals,
  });
  const changed = await call(`/${uid}`, "PUT", { ...change, lock_version: 1 });
  expect(changed.json.data).toMatchObject({ uid, lock_version: 2, status: "confirmed", deals });
  expect((await call(`?filter[option]=${option}`)).json.data).toMatchObject([{ uid, lock_version: 2 }]);
  const stale = await call(`/${uid}`, "PUT", { ...change, lock_version: 1 });
  expect([stale.status, stale.json.current.lock_version]).toEqual([409, 2]);
  expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
  expect((await call(`?filter[option]=${option}`)).json.data).toEqual([]);
  const kept = await api.system((tx) =>
    tx
      .select({ version: rate.version, cost: rateCost.cost })
      .from(rate)
      .innerJoin(rateCost, eq(rateCost.rateId, rate.id))
      .where(sql`coalesce(${rate.seasonUid}, ${rate.uid}) = ${uid}`)
      .orderBy(rate.version),
  );
  expect(kept).toEqual([
    { version: 1, cost: { DB: 15_630 } },
    { version: 2, cost: { DB: 16_000, SG: 14_000 } },
  ]);
});

test("saving a season as it was read makes no version", async () => {
  const { uid } = (await call("", "POST", season("2031-01-01", "2031-01-31"))).json.data;
  const same = await call(`/${uid}`, "PUT", { ...season("2031-01-01", "2031-01-31"), lock_version: 1 });
  expect(same.json.data.lock_version).toBe(1);
});

test("no call of the office changes what a version says, only that it no longer counts", async () => {
  const { uid } = (await call("", "POST", season("2031-02-01", "2031-02-28"))).json.data;
  const asOffice = (text: string) =>
    database.inScope({ audience: "office", userId: 1, brandIds: [1, 2] }, (tx) =>
      tx.execute(sql.raw(text.replace("?", `'${uid}'`))),
    );
  const row = "(select id from rate where uid = ?)";
  await expect(asOffice("update rate set date_to = '2032-01-01' where uid = ?")).rejects.toThrow(
    "Database error 42501",
  );
  await expect(asOffice(`update rate_cost set cost = '{}' where rate_id = ${row}`)).rejects.toThrow(
    "Database error 42501",
  );
  await expect(asOffice(`update rate_sell set markup_bps = 1 where rate_id = ${row}`)).rejects.toThrow(
    "Database error 42501",
  );
  await expect(asOffice(`delete from rate_cost where rate_id = ${row}`)).rejects.toThrow(
    "Database error 42501",
  );
});

test("two seasons for one day are refused with both names, unless one has another code, rank or weekday", async () => {
  await call("", "POST", season("2032-01-01", "2032-06-30", { name: "Summer" }));
  const next = (more: object) =>
    call("", "POST", season("2032-06-01", "2032-08-31", { name: "Winter", ...more }));
  expect((await next({})).json.errors).toEqual({
    date_from: [
      "Winter (1 Jun – 31 Aug 2032) overlaps Summer (1 Jan – 30 Jun 2032). Change the days of one, or give one a higher priority.",
    ],
  });
  const others = [{ price_code: "AB" }, { priority: 1 }];
  for (const other of others) expect((await next(other)).status).toBe(201);
  const moved = (await call("", "POST", season("2032-09-01", "2032-09-30"))).json.data;
  const back = await call(`/${moved.uid}`, "PUT", { ...season("2032-05-01", "2032-09-30"), lock_version: 1 });
  expect(Object.keys(back.json.errors)).toEqual(["date_from"]);
});

test("prices that mean nothing, or less than they cost, are refused beside their fields", async () => {
  const refused = async (more: object) =>
    Object.keys((await call("", "POST", season("2033-01-01", "2033-01-31", more))).json.errors);
  expect(await refused({ prices: [] })).toEqual(["prices"]);
  expect(await refused({ prices: [{ key: "adult", cost_cents: 1 }] })).toEqual(["prices.0.key"]);
  const twice = [
    { key: "DB", cost_cents: 1 },
    { key: "DB", cost_cents: 2 },
  ];
  expect(await refused({ prices: twice })).toEqual(["prices.1.key"]);
  expect(await refused({ prices: [{ key: "DB", cost_cents: 100, sell_cents: 99 }] })).toEqual([
    "prices.0.sell_cents",
  ]);
  expect(await refused({ closed: true })).toEqual(["closed_reason"]);
  expect(await refused({ deals: [{ stay: 3, pay: 3 }] })).toEqual(["deals.0.pay"]);
});

test("a product is priced by its rates from cost to yield", async () => {
  await call("", "POST", season("2034-12-01", "2034-12-15", { name: "Early" }));
  await call(
    "",
    "POST",
    season("2034-12-16", "2034-12-31", { name: "Late", prices: [{ key: "DB", cost_cents: 20_010 }] }),
  );
  const priced = (query: string) => api.call(`/api/office/products/${option}/price?${query}`, { token });
  const { price, refusal } = (await priced("date_from=2034-12-14&units=6&rooms=DB-2")).json.data;
  expect(refusal).toBeNull();
  // 2 × 15,630 and 4 × 20,010; each with 23.5 % on it, rounded by night; 10 % commission; GST 3/23.
  expect(price).toMatchObject({
    cost_cents: 111_300,
    sell_cents: 137_454,
    markup_cents: 26_154,
    commission_cents: 13_745,
    net_cents: 123_709,
    gst_cents: 16_136,
    yield_cents: 12_409,
  });
  expect(price.dates.map(({ season: name }: { season: string }) => name)).toEqual([
    ...["Early", "Early", "Late", "Late", "Late", "Late"],
  ]);
  const none = (await priced("date_from=2039-12-14&units=1&rooms=DB-2")).json.data;
  expect([none.price, none.refusal.reasons[0].code]).toEqual([null, "NO_RATE"]);
});

test("many provisional seasons are confirmed at once, each as a next version", async () => {
  const { uid } = (await call("", "POST", season("2035-01-01", "2035-01-31", { status: "provisional" }))).json
    .data;
  const many = { action: "confirm", target: { uids: [uid] } };
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({ affected: 1 });
  expect((await call(`/${uid}`)).json.data).toMatchObject({ status: "confirmed", lock_version: 2 });
});

test("the seasons of a supplier are found by product or season, and confirmed in one go, of that supplier alone", async () => {
  const supplier = seedUid("supplier", "STEROT");
  const wish = season("2037-01-01", "2037-01-31", { status: "provisional", name: "Waihi summer" });
  const { uid } = (await call("", "POST", wish)).json.data;
  const found = async (query: string) => {
    const { json } = await call(`?filter[supplier]=${supplier}&${query}`);
    return json.data.map((one: { uid: string }) => one.uid);
  };
  expect(await found("filter[q]=waihi")).toEqual([uid]);
  expect(await found("filter[q]=room of rates&filter[status]=provisional")).toContain(uid);
  const other = seedUid("supplier", "SILLAK");
  expect((await call(`?filter[supplier]=${other}&filter[q]=waihi`)).json.data).toEqual([]);
  const listed = await call(`?filter[supplier]=${supplier}&sort=product&per_page=100`);
  expect(listed.json.data.find((one: { uid: string }) => one.uid === uid)).toMatchObject({
    product_name: { en: "Room of rates" },
  });

  const many = (of: string, more: object = {}) =>
    call("/bulk", "POST", {
      ...{ action: "confirm", target: { filter: { supplier: of, status: "provisional", q: "waihi" } } },
      ...more,
    });
  expect((await many(other)).json.data).toMatchObject({ affected: 0 });
  expect((await many(supplier, { dry_run: true })).json.data).toMatchObject({ affected: 1 });
  expect((await call(`/${uid}`)).json.data.status).toBe("provisional");
  expect((await many(supplier)).json.data).toMatchObject({ affected: 1 });
  expect((await call(`/${uid}`)).json.data.status).toBe("confirmed");
});

test("consultants read rates and change none; agents, suppliers and other brands read none", async () => {
  const { uid } = (await call("", "POST", season("2036-01-01", "2036-01-31"))).json.data;
  const consultant = await api.signIn("consultant");
  expect((await call(`/${uid}`, "GET", undefined, consultant)).status).toBe(200);
  const change = { ...season("2036-01-01", "2036-01-31"), lock_version: 1 };
  expect((await call(`/${uid}`, "PUT", change, consultant)).status).toBe(403);
  expect((await call(`/${uid}`, "GET", undefined, await api.signIn("manager.banksia"))).status).toBe(404);
  for (const name of ["anke.silberfarn", "desk.steamvale"]) {
    const other = await api.signIn(name);
    expect((await call(`/${uid}`, "GET", undefined, other)).status).toBe(401);
    const path = `/api/office/products/${option}/price?date_from=2036-01-02&rooms=DB-2`;
    expect((await api.call(path, { token: other })).status).toBe(401);
  }
});
