import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { agency } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { stockCalls, stockDays, stockPath, type Wish } from "#tests/support/stock-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let product: ReturnType<typeof stockCalls>["product"];
let post: ReturnType<typeof stockCalls>["post"];
let change: ReturnType<typeof stockCalls>["change"];
let month: ReturnType<typeof stockCalls>["month"];

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
  ({ product, post, change, month } = stockCalls(api, token));
});

const stop = (body: Wish, as = token) =>
  api.call(`${stockPath}/stop-sell`, { method: "PUT", token: as, body: { ...stockDays, ...body } });
const take = (product: string, date: string, used: number) =>
  api.system(async (tx) => {
    await tx
      .update(allotment)
      .set({ used })
      .where(
        and(
          eq(allotment.date, date),
          sql`option_id = (select id from ${productOption} where uid = ${product})`,
        ),
      );
  });
const another = () => api.system(async (tx) => (await tx.select().from(agency).limit(1))[0]!);

test("days of the week get a maximum, are looked at first, and stand in the month and in the history", async () => {
  const { uid, name } = await product();
  const { plan, done } = await change({ products: [uid], weekdays: ["sat", "sun"], max: 4, release_days: 7 });
  expect(plan.json.data).toMatchObject({
    counts: { added: 2, changed: 0, removed: 0, unchanged: 0 },
    agency: null,
    runs: [{ date_from: "2031-03-08", date_to: "2031-03-09", days: 2, outcome: "added", before: null }],
  });
  expect(done.json.data).toEqual({ added: 2, changed: 0, removed: 0, unchanged: 0 });
  const shown = await month(uid);
  expect(shown.products).toMatchObject([
    {
      uid,
      name,
      unit: "room",
      days: [
        { date: "2031-03-08", common: { mode: "allotment", state: "open", max: 4, taken: 0, free: 4 } },
        { date: "2031-03-09" },
      ],
    },
  ]);
  const history = (await api.call(`/api/office/products/${uid}/history`, { token })).json.data;
  expect(history[0]).toMatchObject({
    action: "stock-added",
    changes: expect.arrayContaining([
      { field: "stock_max", before: null, after: 4 },
      { field: "stock_days", before: null, after: 2 },
    ]),
  });
});

test("what is left out stays as it is, so that two people who set different things both keep theirs", async () => {
  const { uid } = await product();
  await change({ products: [uid], max: 5 });
  const more = { ...stockDays, products: [uid], max: 6 };
  const plan = (await post("/stock-plans", more)).json.data;
  await change({ products: [uid], release_days: 14 });
  expect((await month(uid)).products[0].days[0].common).toMatchObject({ max: 5, release_days: 14 });
  const late = await post("/stock-changes", { ...more, fingerprint: plan.fingerprint });
  expect(late.status).toBe(409);
  const { done } = await change({ products: [uid], max: 6 });
  expect(done.json.data).toMatchObject({ changed: 7 });
  expect((await month(uid)).products[0].days[0].common).toMatchObject({ max: 6, release_days: 14 });
});

test("never less than is taken, but for those who may overbook", async () => {
  const { uid } = await product();
  await change({ products: [uid], max: 5 });
  await take(uid, "2031-03-05", 3);
  const { plan } = await change({ products: [uid], max: 2 });
  expect(plan.status).toBe(422);
  expect(plan.json.errors).toEqual({ max: [expect.stringContaining("5 Mar")] });
  const { done } = await change({ products: [uid], max: 2 }, await api.signIn("admin"));
  expect(done.status).toBe(200);
  expect((await month(uid)).products[0].days[2].common).toMatchObject({
    max: 2,
    taken: 3,
    free: -1,
    state: "full",
  });
});

test("a booking between the look and the change is counted", async () => {
  const { uid } = await product();
  await change({ products: [uid], max: 5 });
  const body = { ...stockDays, products: [uid], max: 1 };
  const plan = (await post("/stock-plans", body)).json.data;
  await take(uid, "2031-03-06", 2);
  const done = await post("/stock-changes", { ...body, fingerprint: plan.fingerprint });
  expect(done.status).toBe(422);
  expect((await month(uid)).products[0].days[3].common).toMatchObject({ max: 5, taken: 2 });
});

test("an agency has a share of its own, which is taken away again as long as nothing was drawn from it", async () => {
  const { uid } = await product();
  const whom = await another();
  await change({ products: [uid], max: 5 });
  await change({ products: [uid], agency: whom.uid, max: 1, date_to: "2031-03-03" });
  expect((await month(uid)).products[0].days[0]).toMatchObject({
    common: { max: 5 },
    shares: [{ agency: whom.name, max: 1 }],
  });
  // Who looks into no files reads what is for everybody, and not with whom we work.
  const editor = await api.signIn("editor");
  expect((await month(uid, `${stockPath}/stock`, editor)).products[0].days[0]).toMatchObject({
    common: { max: 5 },
    shares: [],
  });
  const choices = (await api.call(`${stockPath}/stock-choices`, { token: editor })).json.data;
  expect(choices.agencies).toEqual([]);
  const why = async (agency: string) =>
    (
      await api.call(
        `${stockPath}/stock-answer?product=${uid}&date_from=2031-03-03&days=2&units=2${agency}`,
        {
          token,
        },
      )
    ).json.data;
  expect(await why("")).toMatchObject({
    status: "instant",
    days: [{ reason: "stock" }, { reason: "stock" }],
  });
  expect(await why(`&agency=${whom.uid}`)).toMatchObject({
    status: "request",
    agency: whom.name,
    days: [
      { reason: "no_stock", of_share: true, line: { max: 1 } },
      { reason: "stock", of_share: false },
    ],
  });
  const { done } = await change({ products: [uid], agency: whom.uid, mode: "none", date_to: "2031-03-03" });
  expect(done.json.data).toMatchObject({ removed: 1 });
  expect(await why(`&agency=${whom.uid}`)).toMatchObject({ status: "instant" });
});

test("a stop needs a reason, keeps who closed it first, and leaves what was kept when it is lifted", async () => {
  const { uid } = await product();
  await change({ products: [uid], max: 5, date_to: "2031-03-04" });
  expect((await stop({ products: [uid], act: "stop" })).status).toBe(422);
  const done = await stop({ products: [uid], act: "stop", reason: "Roof works" });
  expect(done.json.data).toEqual({ days: 7, unchanged: 0 });
  const again = await stop({ products: [uid], act: "stop", reason: "Other" }, await api.signIn("admin"));
  expect(again.json.data).toEqual({ days: 0, unchanged: 7 });
  const [shown] = (await month(uid)).products;
  expect(shown.days).toHaveLength(7);
  expect(shown.days[0].common).toMatchObject({
    state: "stopped",
    max: 5,
    stop: { reason: "Roof works", by: expect.stringMatching(/\w/) },
  });
  const answer = await api.call(
    `${stockPath}/stock-answer?product=${uid}&date_from=2031-03-09&days=1&units=1`,
    {
      token,
    },
  );
  expect(answer.json.data.days[0]).toMatchObject({
    reason: "stop_sell",
    line: { stop: { reason: "Roof works" } },
  });
  const { plan } = await change({ products: [uid], mode: "none" });
  expect(plan.json.errors).toHaveProperty("mode");
  expect((await stop({ products: [uid], act: "lift" })).json.data).toEqual({ days: 7, unchanged: 0 });
  const opened = (await month(uid)).products[0].days;
  expect(opened[0].common).toMatchObject({ state: "open", max: 5, stop: null });
  expect(opened[6].common).toMatchObject({ state: "request", max: 0 });
  const history = (await api.call(`/api/office/products/${uid}/history`, { token })).json.data;
  expect(history.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
    "sales-opened",
    "sales-stopped",
  ]);
  expect(history[1]).toMatchObject({ reason: "Roof works" });
});

test("the past, too long a stretch, foreign products and days that do not come are refused beside their fields", async () => {
  const { uid } = await product();
  const foreign = await api.system(async (tx) => {
    const [other] = await tx
      .select({ uid: productOption.uid })
      .from(productOption)
      .where(sql`supplier_id <> (select supplier_id from ${productOption} where uid = ${uid})`)
      .limit(1);
    return other!.uid;
  });
  const errorsOf = async (wish: Wish) =>
    Object.keys((await change({ products: [uid], max: 1, ...wish })).plan.json.errors ?? {});
  expect(await errorsOf({ date_from: "2020-01-01" })).toEqual(["date_from"]);
  expect(await errorsOf({ date_to: "2032-03-09" })).toEqual(["date_to"]);
  expect(await errorsOf({ date_to: "2031-03-01" })).toEqual(["date_to"]);
  expect(await errorsOf({ date_to: "2031-03-03", weekdays: ["sun"] })).toEqual(["weekdays"]);
  expect(await errorsOf({ products: [uid, foreign] })).toEqual(["products"]);
  expect(await errorsOf({ max: undefined })).toEqual(["max"]);
  expect(await errorsOf({ max: undefined, release_days: 3 })).toEqual(["max"]);
});
