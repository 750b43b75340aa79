import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { rate } from "#api/db/schema/rate.ts";
import { rateImportCalls } from "#tests/support/rate-import-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let calls: ReturnType<typeof rateImportCalls>;

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
  calls = rateImportCalls(api, token);
});

test("a sheet with semicolons and German numbers is read, looked at and applied as new versions", async () => {
  const { code, name, uid: option } = await calls.product();
  const text = [
    "Ratenblatt 2031",
    "",
    "Produkt;Saison;Von;Bis;DZ;EZ",
    `${code};Sommer;01.10.2031;31.03.2032;1.156,30;980,00 NZD`,
    `${name};Winter;1. April 2032;30 Sept 2032;900;`,
    "",
  ].join("\r\n");
  const { uid, plan, done } = await calls.applied(text);
  expect(plan.counts).toEqual({ rows: 2, added: 2, changed: 0, unchanged: 0, overlapping: 0, rejected: 0 });
  expect(plan.rows[0]).toMatchObject({
    row: 4,
    outcome: "added",
    season: "Sommer",
    date_from: "2031-10-01",
    date_to: "2032-03-31",
    prices: [
      // 20 % on it, as the form begins with.
      { key: "SG", before_cents: null, cost_cents: 98_000, sell_cents: 117_600 },
      { key: "DB", before_cents: null, cost_cents: 115_630, sell_cents: 138_756 },
    ],
  });
  expect(done.json.data).toMatchObject({ uid, status: "applied", counts: { added: 2 } });
  const seasons = await calls.seasonsOf(option);
  expect(seasons).toMatchObject([
    { name: "Sommer", date_from: "2031-10-01", prices: [{ key: "SG" }, { key: "DB", cost_cents: 115_630 }] },
    {
      name: "Winter",
      date_from: "2032-04-01",
      date_to: "2032-09-30",
      prices: [{ key: "DB", cost_cents: 90_000 }],
    },
  ]);
  const kept = await api.system((tx) => tx.select().from(rate).where(eq(rate.uid, seasons[0].uid)));
  expect(kept[0]).toMatchObject({ source: "import", version: 1 });
  const log = (await api.call(`/api/office/rates/${seasons[0].uid}/history`, { token })).json.data;
  expect(log).toMatchObject([{ action: "created", reason: "Rates 2031.csv" }]);
});

test("the same sheet again changes nothing; other prices make the next version and leave what the sheet does not name", async () => {
  const { code, uid: option } = await calls.product();
  const sheet = (price: string) =>
    `product,name,from,to,double,single\n${code},High,2031-01-01,2031-02-01,${price},80`;
  await calls.applied(sheet("100"));
  const again = (await calls.at(await calls.taken(sheet("100")))).json.data;
  expect(again.counts).toMatchObject({ rows: 1, unchanged: 1 });
  const refused = await calls.at(again.import.uid, "/application", "POST", {
    fingerprint: again.fingerprint,
  });
  expect([refused.status, refused.json.message]).toEqual([
    409,
    "There is nothing to apply: no row is new or changed.",
  ]);
  const { plan } = await calls.applied(`product,name,from,to,double\n${code},High,2031-01-01,2031-02-01,110`);
  expect(plan.rows[0]).toMatchObject({
    outcome: "changed",
    prices: [{ before_cents: 10_000, cost_cents: 11_000 }],
  });
  expect(await calls.seasonsOf(option)).toMatchObject([
    {
      lock_version: 2,
      prices: [
        { key: "SG", cost_cents: 8_000 },
        { key: "DB", cost_cents: 11_000 },
      ],
    },
  ]);
});

test("rows that overlap or are wrong are left out with the cell and the reason, and no row is lost", async () => {
  const { code } = await calls.product();
  await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-06-30,100`);
  const text = [
    "product,from,to,double",
    `${code},2031-06-01,2031-07-31,100`,
    `${code},2031-08-01,2031-08-31,-5`,
    `${code},31.02.2031,2031-09-30,100`,
    "Nowhere Inn,2031-08-01,2031-08-31,100",
    `${code},2031-10-01,2031-10-31,120`,
    `${code},2031-11-30,2031-11-01,120`,
    `${code},2031-12-01,2031-12-31,`,
  ].join("\n");
  const { counts, rows } = (await calls.at(await calls.taken(text))).json.data;
  expect(counts).toEqual({ rows: 7, added: 1, changed: 0, unchanged: 0, overlapping: 1, rejected: 5 });
  expect(
    rows.map(({ row, outcome, reasons }: { row: number; outcome: string; reasons: unknown[] }) => [
      row,
      outcome,
      reasons[0] ?? null,
    ]),
  ).toEqual([
    [2, "overlapping", { column: "from", text: "It overlaps Rates 2031 (1 Jan – 30 Jun 2031)." }],
    [3, "rejected", { column: "double", text: "“-5” is negative." }],
    [
      4,
      "rejected",
      { column: "from", text: "“31.02.2031” is no date. Write 2027-10-01, 1.10.2027 or 1 Oct 2027." },
    ],
    [5, "rejected", { column: "product", text: "The supplier has no product “Nowhere Inn”." }],
    [6, "added", null],
    [7, "rejected", { column: "to", text: "The last day is before the first." }],
    [8, "rejected", { column: null, text: "The row has no price." }],
  ]);
});

test("rows of one season stand together: with one that is wrong none is written", async () => {
  const { code, uid: option } = await calls.product("group");
  const rows = (price: string) =>
    `product;from;to;pax from;pax to;net\n${code};1/7/2031;31/7/2031;1;4;145\n${code};1/7/2031;31/7/2031;5;10;${price}`;
  const wrong = (await calls.at(await calls.taken(rows("n/a")))).json.data;
  expect(wrong.counts).toMatchObject({ rows: 2, rejected: 2 });
  expect(wrong.rows[0].reasons).toEqual([
    { column: null, text: "Row 3 is of the same season and is rejected." },
  ]);
  await calls.applied(rows("198.50"));
  expect((await calls.seasonsOf(option))[0].prices).toMatchObject([
    { key: "each", from: 1, to: 4, cost_cents: 14_500 },
    { key: "each", from: 5, to: 10, cost_cents: 19_850 },
  ]);
});

test("what changed since somebody looked is not applied, and whole sheets are written or nothing", async () => {
  const { code, uid: option } = await calls.product();
  const uid = await calls.taken(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const { fingerprint } = (await calls.at(uid)).json.data;
  await calls.applied(`product,from,to,double\n${code},2031-01-20,2031-02-20,100`);
  const stale = await calls.at(uid, "/application", "POST", { fingerprint });
  expect([stale.status, stale.json.message]).toEqual([
    409,
    "Rates or products have changed since you looked. This is what the sheet would do now.",
  ]);
  expect(await calls.seasonsOf(option)).toHaveLength(1);
  expect((await calls.at(uid, "", "DELETE")).status).toBe(204);
  expect((await calls.at(uid)).status).toBe(404);
});

test("a stated sell price stays with its price, and is refused where the new cost is above it", async () => {
  const { code, uid: option } = await calls.product();
  await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const [season] = await calls.seasonsOf(option);
  const { uid, lock_version, option: _option, currency: _currency, ...terms } = season;
  const body = {
    ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)),
    option,
    lock_version,
    prices: [{ key: "DB", cost_cents: 10_000, sell_cents: 15_000 }],
  };
  expect((await api.call(`/api/office/rates/${uid}`, { method: "PUT", token, body })).status).toBe(200);
  const plan = async (cost: string) =>
    (await calls.at(await calls.taken(`product,from,to,double\n${code},2031-01-01,2031-01-31,${cost}`))).json
      .data.rows[0];
  expect(await plan("120")).toMatchObject({ outcome: "changed", prices: [{ sell_cents: 15_000 }] });
  expect(await plan("151")).toMatchObject({
    outcome: "rejected",
    reasons: [{ column: "double", text: "It sells below cost. Say why below, or raise it." }],
  });
});

test("five thousand rows are read, looked at and applied", { timeout: 120_000 }, async () => {
  const { code, uid: option } = await calls.product();
  const days = Array.from({ length: 5_000 }, (_none, index) => {
    const day = new Date(Date.UTC(2040, 0, 1 + index)).toISOString().slice(0, 10);
    return `${code},Day ${index},${day},${day},${100 + (index % 50)}.50`;
  });
  const uid = await calls.taken(["product,season,from,to,double", ...days].join("\n"));
  const plan = (await calls.at(uid)).json.data;
  expect(plan).toMatchObject({ counts: { rows: 5_000, added: 5_000 }, pages: 50 });
  const done = await calls.at(uid, "/application", "POST", { fingerprint: plan.fingerprint });
  expect(done.json.data.status).toBe("applied");
  const [kept] = await api.system((tx) =>
    tx.select({ uid: rate.uid }).from(rate).where(eq(rate.name, "Day 4999")),
  );
  expect(kept).toBeDefined();
  expect(await calls.seasonsOf(option)).toHaveLength(25);
});
