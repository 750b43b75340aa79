import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rate } from "#api/db/schema/rate.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { tidy } from "#api/housekeeping.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let number = 0;
const supplier = seedUid("supplier", "STEROT");

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
});

/** A product of its own for a test, by its code. */
async function product(basis = "room") {
  number += 1;
  const code = `imp${String(number).padStart(3, "0")}`;
  const body = {
    supplier,
    service_type: "AC",
    place: "ROT",
    option_code: code,
    charge_basis: basis,
    second_unit: "night",
    cross_season: "split",
    name: { en: `Imported room ${number}` },
    operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    min_pax: 1,
    availability_default: "request",
  };
  const made = await api.call("/api/office/products", { method: "POST", token, body });
  return { code, uid: String(made.json.data.uid) };
}

function send(text: string | Uint8Array<ArrayBuffer>, as = token, name = "Rates 2031.csv") {
  const body = new FormData();
  body.set("file", new File([text], name));
  return api.call(`/api/office/suppliers/${supplier}/rate-imports`, { method: "POST", token: as, body });
}

const at = (uid: string, rest = "", method = "GET", body?: unknown, as = token) =>
  api.call(`/api/office/rate-imports/${uid}${rest}`, { method, token: as, body });

async function taken(text: string) {
  const sent = await send(text);
  expect(sent.status).toBe(201);
  return String(sent.json.data.uid);
}

async function applied(text: string) {
  const uid = await taken(text);
  const plan = (await at(uid)).json.data;
  const done = await at(uid, "/application", "POST", { fingerprint: plan.fingerprint });
  return { uid, plan, done };
}

const seasonsOf = async (option: string) =>
  (await api.call(`/api/office/rates?filter[option]=${option}`, { token })).json.data;

test("a sheet with semicolons and German numbers is read, looked at and applied as new versions", async () => {
  const { code, uid: option } = await product();
  const text = [
    "Ratenblatt 2031",
    "",
    "Produkt;Saison;Von;Bis;DZ;EZ",
    `${code};Sommer;01.10.2031;31.03.2032;1.156,30;980,00 NZD`,
    `Imported room ${number};Winter;1. April 2032;30 Sept 2032;900;`,
    "",
  ].join("\r\n");
  const { uid, plan, done } = await applied(text);
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
  const seasons = await seasonsOf(option);
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
  const { code, uid: option } = await product();
  const sheet = (price: string) =>
    `product,name,from,to,double,single\n${code},High,2031-01-01,2031-02-01,${price},80`;
  await applied(sheet("100"));
  const again = (await at(await taken(sheet("100")))).json.data;
  expect(again.counts).toMatchObject({ rows: 1, unchanged: 1 });
  const refused = await at(again.import.uid, "/application", "POST", { fingerprint: again.fingerprint });
  expect([refused.status, refused.json.message]).toEqual([
    409,
    "There is nothing to apply: no row is new or changed.",
  ]);
  const { plan } = await applied(`product,name,from,to,double\n${code},High,2031-01-01,2031-02-01,110`);
  expect(plan.rows[0]).toMatchObject({
    outcome: "changed",
    prices: [{ before_cents: 10_000, cost_cents: 11_000 }],
  });
  expect(await seasonsOf(option)).toMatchObject([
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
  const { code } = await product();
  await applied(`product,from,to,double\n${code},2031-01-01,2031-06-30,100`);
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
  const { counts, rows } = (await at(await taken(text))).json.data;
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
  const { code, uid: option } = await product("group");
  const rows = (price: string) =>
    `product;from;to;pax from;pax to;net\n${code};1/7/2031;31/7/2031;1;4;145\n${code};1/7/2031;31/7/2031;5;10;${price}`;
  const wrong = (await at(await taken(rows("n/a")))).json.data;
  expect(wrong.counts).toMatchObject({ rows: 2, rejected: 2 });
  expect(wrong.rows[0].reasons).toEqual([
    { column: null, text: "Row 3 is of the same season and is rejected." },
  ]);
  await applied(rows("198.50"));
  expect((await seasonsOf(option))[0].prices).toMatchObject([
    { key: "each", from: 1, to: 4, cost_cents: 14_500 },
    { key: "each", from: 5, to: 10, cost_cents: 19_850 },
  ]);
});

test("what changed since somebody looked is not applied, and whole sheets are written or nothing", async () => {
  const { code, uid: option } = await product();
  const uid = await taken(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const { fingerprint } = (await at(uid)).json.data;
  await applied(`product,from,to,double\n${code},2031-01-20,2031-02-20,100`);
  const stale = await at(uid, "/application", "POST", { fingerprint });
  expect([stale.status, stale.json.message]).toEqual([
    409,
    "Rates or products have changed since you looked. This is what the sheet would do now.",
  ]);
  expect(await seasonsOf(option)).toHaveLength(1);
  expect((await at(uid, "", "DELETE")).status).toBe(204);
  expect((await at(uid)).status).toBe(404);
});

test("columns are chosen, kept for the next sheet of the supplier, and refused where they say too little", async () => {
  const { code } = await product();
  const text = `A,B,C,Ours\n${code},2031-01-01,2031-01-31,100`;
  const uid = await taken(text);
  const { lock_version: version, columns } = (await at(uid, "/mapping")).json.data;
  expect(columns.map(({ letter, field }: { letter: string; field: string }) => [letter, field])).toEqual([
    ["A", null],
    ["B", null],
    ["C", null],
    ["D", null],
  ]);
  expect((await at(uid)).json.message).toBe("Say first what the columns are.");
  const fields = ["product", "date_from", "date_to", "cost_DB"];
  const input = (chosen: string[]) => ({
    header_row: 1,
    columns: chosen.map((field, index) => ({ index, field })),
    season_name: "Green season",
    markup_bps: 2500,
    status: "provisional",
    lock_version: version,
  });
  const save = (chosen: string[]) => at(uid, "/mapping", "PUT", input(chosen));
  expect((await save(fields.slice(0, 3))).json.errors).toEqual({
    columns: ["Choose the columns of product, first day, last day, and of one price at least."],
  });
  expect(Object.keys((await save([...fields.slice(0, 3), "date_to"])).json.errors)).toContain(
    "columns.3.field",
  );
  expect((await save(fields)).status).toBe(200);
  expect((await save(fields)).status).toBe(409);
  expect((await at(uid)).json.data.rows[0]).toMatchObject({
    season: "Green season",
    prices: [{ cost_cents: 10_000, sell_cents: 12_500 }],
  });
  const next = await taken(`Title\nA,B,C,Ours\n${code},2031-02-01,2031-02-28,100`);
  const kept = (await at(next, "/mapping")).json.data;
  expect(kept).toMatchObject({ header_row: 2, status: "provisional", markup_bps: 2500 });
  expect(kept.columns.map(({ field }: { field: string }) => field)).toEqual(fields);
});

test("an import is undone: what it added counts no more, what it changed is what it was", async () => {
  const { code, uid: option } = await product();
  await applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const { uid } = await applied(
    `product,from,to,double\n${code},2031-01-01,2031-01-31,120\n${code},2031-02-01,2031-02-28,130`,
  );
  expect((await at(uid, "/undoing", "POST")).json.data).toMatchObject({ status: "undone" });
  expect(await seasonsOf(option)).toMatchObject([
    { date_from: "2031-01-01", lock_version: 3, prices: [{ cost_cents: 10_000 }] },
  ]);
  expect((await at(uid, "/undoing", "POST")).status).toBe(409);
});

test("an import is not undone after somebody changed what it wrote", async () => {
  const { code, uid: option } = await product();
  const { uid } = await applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  await applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,110`);
  const late = await at(uid, "/undoing", "POST");
  expect([late.status, late.json.message]).toEqual([
    409,
    "Somebody has changed these rates since. Take that back first, or change them by hand.",
  ]);
  expect((await seasonsOf(option))[0].prices).toMatchObject([{ cost_cents: 11_000 }]);
});

test("seasons are rolled forward by a percentage, and what is there already is left out", async () => {
  const { code, uid: option } = await product();
  await applied(
    `product,name,from,to,double\n${code},Summer 2031/32,2031-10-01,2032-02-29,100.05\n${code},Winter 2032,2032-03-01,2032-09-30,90`,
  );
  const wish = {
    product: option,
    date_from: "2031-01-01",
    date_to: "2032-09-30",
    years: 1,
    percent_bps: 350,
    status: "provisional",
  };
  const path = `/api/office/suppliers/${supplier}/rate-rolls`;
  const roll = (await api.call(path, { method: "POST", token, body: wish })).json.data;
  const plan = (await at(roll.uid)).json.data;
  expect(plan.counts).toMatchObject({ rows: 2, added: 2 });
  await at(roll.uid, "/application", "POST", { fingerprint: plan.fingerprint });
  expect((await seasonsOf(option)).slice(2)).toMatchObject([
    // 100.05 and 3.5 % of it are 103.55175.
    {
      name: "Summer 2032/33",
      date_from: "2032-10-01",
      date_to: "2033-02-28",
      status: "provisional",
      prices: [{ cost_cents: 10_355 }],
    },
    { name: "Winter 2033", prices: [{ cost_cents: 9_315 }] },
  ]);
  const again = (await api.call(path, { method: "POST", token, body: wish })).json.data;
  expect((await at(again.uid)).json.data.counts).toMatchObject({ rows: 2, overlapping: 2 });
});

test("consultants see imports and send none; other brands, agents and suppliers see none", async () => {
  const { code } = await product();
  const uid = await taken(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const consultant = await api.signIn("consultant");
  const list = `/api/office/suppliers/${supplier}/rate-imports`;
  expect((await api.call(list, { token: consultant })).json.data[0]).toMatchObject({ uid, status: "draft" });
  expect((await send("product", consultant)).status).toBe(403);
  expect((await at(uid, "", "GET", undefined, consultant)).status).toBe(403);
  const other = await api.signIn("manager.banksia");
  expect([403, 404]).toContain((await at(uid, "", "GET", undefined, other)).status);
  for (const name of ["anke.silberfarn", "desk.steamvale"]) {
    expect((await at(uid, "", "GET", undefined, await api.signIn(name))).status).toBe(401);
  }
});

test("what nobody applied within a day is gone, and what was applied stays", async () => {
  const { code } = await product();
  const draft = await taken(`product,from,to,double\n${code},2031-03-01,2031-03-31,100`);
  const { uid } = await applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const later = () => new Date(api.clock.now().getTime() + 25 * 60 * 60 * 1000);
  await tidy({ database: api.parts.database, now: later });
  const left = await api.system((tx) => tx.select({ uid: rateImport.uid }).from(rateImport));
  expect(left.map((one) => one.uid)).toContain(uid);
  expect(left.map((one) => one.uid)).not.toContain(draft);
});

test("a file that is no sheet is refused beside the field", async () => {
  const said = async (bytes: Uint8Array<ArrayBuffer>) => (await send(bytes)).json.errors.file[0];
  expect(await said(new Uint8Array())).toBe("The file is empty. Choose another one.");
  expect(await said(Uint8Array.from([0xe9, 0x3b, 0x0a]))).toMatch(/^The letters of this CSV cannot be told/);
  expect(await said(new Uint8Array(4 * 1024 * 1024 + 1))).toBe("The file is larger than 4 MB.");
});
