import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { agency } from "#api/db/schema/company.ts";
import { notification } from "#api/db/schema/notification.ts";
import { productOption } from "#api/db/schema/product.ts";
import { user } from "#api/db/schema/user.ts";
import { hotel, rateImportCalls } from "#tests/support/rate-import-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let own: string;
let other: string;
let office: string;
let product: () => Promise<{ uid: string; name: string }>;
const days = {
  date_from: "2031-05-05",
  date_to: "2031-05-06",
  weekdays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
};

beforeAll(async () => {
  api = await testApi();
  office = await api.signIn("product");
  own = await api.signIn("desk.steamvale");
  other = await api.signIn("desk.starbasin");
  ({ product } = rateImportCalls(api, office));
});

type Wish = Record<string, unknown>;
const plan = (wish: Wish, as = own) =>
  api.call("/api/supplier/stock-plans", { method: "POST", token: as, body: { ...days, ...wish } });
async function change(wish: Wish) {
  const planned = await plan(wish);
  const { fingerprint } = planned.json.data ?? {};
  const body = { ...days, ...wish, fingerprint };
  return api.call("/api/supplier/stock-changes", { method: "POST", token: own, body });
}
const stop = (wish: Wish, as = own) =>
  api.call("/api/supplier/stop-sell", { method: "PUT", token: as, body: { ...days, ...wish } });
const month = async (uid: string, as = own) =>
  (await api.call(`/api/supplier/stock?month=2031-05&product=${uid}`, { token: as })).json.data.products;
const rung = () =>
  api.system((tx) =>
    tx
      .select({ who: user.username, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "stock.supplier-changed"))
      .orderBy(notification.id),
  );
const optionId = (uid: string) => sql`(select id from ${productOption} where uid = ${uid})`;

test("a supplier says how much it keeps, and the office hears of it", async () => {
  const { uid, name } = await product();
  const done = await change({ products: [uid], max: 3, release_days: 5 });
  expect(done.json.data).toMatchObject({ added: 2 });
  expect(await month(uid)).toMatchObject([
    { name, days: [{ common: { mode: "allotment", max: 3, release_days: 5 }, shares: [] }, {}] },
  ]);
  const told = await rung();
  expect(told.map(({ who }) => who)).toContain("product");
  expect(told.at(-1)?.facts).toMatchObject({ what: "changed", days: 2, month: "2031-05" });
});

test("a supplier keeps never less than is taken", async () => {
  const { uid } = await product();
  await change({ products: [uid], max: 3 });
  await api.system((tx) =>
    tx
      .update(allotment)
      .set({ used: 2 })
      .where(eq(allotment.optionId, optionId(uid))),
  );
  const refused = await plan({ products: [uid], max: 1 });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["max"]]);
  expect((await plan({ products: [uid], max: 2 })).status).toBe(200);
});

test("a supplier closes days for a reason; the office reads who, and the supplier not who of the office", async () => {
  const { uid } = await product();
  expect((await stop({ products: [uid], act: "stop", reason: "Wedding" })).json.data.days).toBe(2);
  const read = async () =>
    (
      await api.call(`/api/office/suppliers/${hotel}/stock?month=2031-05&product=${uid}`, {
        token: office,
      })
    ).json.data.products[0].days[0].common.stop;
  expect(await read()).toMatchObject({ reason: "Wedding", by: "Hinemoa Rāwiri" });
  expect((await rung()).at(-1)?.facts).toMatchObject({ what: "stopped", days: 2 });
  await stop({ products: [uid], act: "lift" });
  const path = `/api/office/suppliers/${hotel}/stop-sell`;
  const body = { ...days, products: [uid], act: "stop", reason: "Closed" };
  await api.call(path, { method: "PUT", token: office, body });
  expect((await month(uid))[0].days[0].common.stop).toMatchObject({ reason: "Closed", by: null });
});

test("shares of agencies, products of others and what is free sale by agreement are out of reach", async () => {
  const { uid } = await product();
  await api.system(async (tx) => {
    const [one] = await tx.select({ id: agency.id }).from(agency).limit(1);
    await tx.insert(allotment).values([
      { optionId: optionId(uid) as never, date: "2031-05-05", agencyId: one!.id, unit: "room", max: 77 },
      { optionId: optionId(uid) as never, date: "2031-05-06", unit: "room", max: 0, mode: "freesale" },
    ]);
  });
  expect(JSON.stringify(await month(uid))).not.toMatch(/:77\b/);
  expect(await month(uid, other)).toEqual([]);
  expect((await plan({ products: [uid], max: 3 }, other)).status).toBe(422);
  expect((await stop({ products: [uid], act: "stop", reason: "Spite" }, other)).status).toBe(422);
  expect((await plan({ products: [uid], max: 3 })).json.errors).toHaveProperty("max");
  expect((await change({ products: [uid], max: 3, date_to: "2031-05-05" })).json.data.added).toBe(1);
  const kept = await api.system((tx) =>
    tx
      .select({ max: allotment.max, agencyId: allotment.agencyId })
      .from(allotment)
      .where(sql`option_id = ${optionId(uid)} and date = '2031-05-05'`)
      .orderBy(allotment.max),
  );
  expect(kept).toMatchObject([{ max: 3, agencyId: null }, { max: 77 }]);
});

test("what was on request becomes an allotment once the supplier keeps something", async () => {
  const { uid } = await product();
  await stop({ products: [uid], act: "stop", reason: "Works" });
  await stop({ products: [uid], act: "lift" });
  expect((await month(uid))[0].days[0].common).toMatchObject({ mode: "request", max: 0 });
  await change({ products: [uid], max: 2 });
  expect((await month(uid))[0].days[0].common).toMatchObject({ mode: "allotment", state: "open", max: 2 });
});
