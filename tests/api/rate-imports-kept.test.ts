import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { rate } from "#api/db/schema/rate.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { tidy } from "#api/housekeeping.ts";
import { hotel, rateImportCalls } from "#tests/support/rate-import-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let calls: ReturnType<typeof rateImportCalls>;

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
  calls = rateImportCalls(api, token);
});

test("columns are chosen, kept for the next sheet of the supplier, and refused where they say too little", async () => {
  const { code } = await calls.product();
  const text = `A,B,C,Ours\n${code},2031-01-01,2031-01-31,100`;
  const uid = await calls.taken(text);
  const { lock_version: version, columns } = (await calls.at(uid, "/mapping")).json.data;
  expect(columns.map(({ letter, field }: { letter: string; field: string }) => [letter, field])).toEqual([
    ["A", null],
    ["B", null],
    ["C", null],
    ["D", null],
  ]);
  expect((await calls.at(uid)).json.message).toBe("Say first what the columns are.");
  const fields = ["product", "date_from", "date_to", "cost_DB"];
  const input = (chosen: string[]) => ({
    header_row: 1,
    columns: chosen.map((field, index) => ({ index, field })),
    season_name: "Green season",
    markup_bps: 2500,
    status: "provisional",
    lock_version: version,
  });
  const save = (chosen: string[]) => calls.at(uid, "/mapping", "PUT", input(chosen));
  expect((await save(fields.slice(0, 3))).json.errors).toEqual({
    columns: [
      "Choose the columns of product, of its days (first and last, or both in one) and of one price at least. Days that stand in the headings count too.",
    ],
  });
  expect(Object.keys((await save([...fields.slice(0, 3), "date_to"])).json.errors)).toContain(
    "columns.3.field",
  );
  expect((await save(fields)).status).toBe(200);
  expect((await save(fields)).status).toBe(409);
  expect((await calls.at(uid)).json.data.rows[0]).toMatchObject({
    season: "Green season",
    prices: [{ cost_cents: 10_000, sell_cents: 12_500 }],
  });
  const next = await calls.taken(`Title\nA,B,C,Ours\n${code},2031-02-01,2031-02-28,100`);
  const kept = (await calls.at(next, "/mapping")).json.data;
  expect(kept).toMatchObject({ header_row: 2, status: "provisional", markup_bps: 2500 });
  expect(kept.columns.map(({ field }: { field: string }) => field)).toEqual(fields);
});

test("an import is undone: what it added counts no more, what it changed is what it was", async () => {
  const { code, uid: option } = await calls.product();
  await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const { uid } = await calls.applied(
    `product,from,to,double\n${code},2031-01-01,2031-01-31,120\n${code},2031-02-01,2031-02-28,130`,
  );
  expect((await calls.at(uid, "/undoing", "POST")).json.data).toMatchObject({ status: "undone" });
  expect(await calls.seasonsOf(option)).toMatchObject([
    { date_from: "2031-01-01", lock_version: 3, prices: [{ cost_cents: 10_000 }] },
  ]);
  expect((await calls.at(uid, "/undoing", "POST")).status).toBe(409);
});

test("an import is not undone after somebody changed what it wrote", async () => {
  const { code, uid: option } = await calls.product();
  const { uid } = await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,110`);
  const late = await calls.at(uid, "/undoing", "POST");
  expect([late.status, late.json.message]).toEqual([
    409,
    "Somebody has changed these rates since. Take that back first, or change them by hand.",
  ]);
  expect((await calls.seasonsOf(option))[0].prices).toMatchObject([{ cost_cents: 11_000 }]);
});

test("seasons are rolled forward by a percentage, and what is there already is left out", async () => {
  const { code, uid: option } = await calls.product();
  await calls.applied(
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
  const path = `/api/office/suppliers/${hotel}/rate-rolls`;
  const roll = (await api.call(path, { method: "POST", token, body: wish })).json.data;
  const plan = (await calls.at(roll.uid)).json.data;
  expect(plan.counts).toMatchObject({ rows: 2, added: 2 });
  await calls.at(roll.uid, "/application", "POST", { fingerprint: plan.fingerprint });
  expect((await calls.seasonsOf(option)).slice(2)).toMatchObject([
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
  expect((await calls.at(again.uid)).json.data.counts).toMatchObject({ rows: 2, overlapping: 2 });
});

test("consultants see imports and send none; other brands, agents and suppliers see none", async () => {
  const { code } = await calls.product();
  const uid = await calls.taken(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const consultant = await api.signIn("consultant");
  const list = `/api/office/suppliers/${hotel}/rate-imports`;
  expect((await api.call(list, { token: consultant })).json.data[0]).toMatchObject({ uid, status: "draft" });
  expect((await calls.send("product", consultant)).status).toBe(403);
  expect((await calls.at(uid, "", "GET", undefined, consultant)).status).toBe(403);
  const other = await api.signIn("manager.banksia");
  expect([403, 404]).toContain((await calls.at(uid, "", "GET", undefined, other)).status);
  for (const name of ["anke.silberfarn", "desk.steamvale"]) {
    expect((await calls.at(uid, "", "GET", undefined, await api.signIn(name))).status).toBe(401);
  }
});

test("what nobody applied within a day is gone, and what was applied stays", async () => {
  const { code } = await calls.product();
  const draft = await calls.taken(`product,from,to,double\n${code},2031-03-01,2031-03-31,100`);
  const { uid } = await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const later = () => new Date(api.clock.now().getTime() + 25 * 60 * 60 * 1000);
  await tidy({ database: api.parts.database, now: later });
  const left = await api.system((tx) => tx.select({ uid: rateImport.uid }).from(rateImport));
  expect(left.map((one) => one.uid)).toContain(uid);
  expect(left.map((one) => one.uid)).not.toContain(draft);
});

test("a file that is no sheet is refused beside the field", async () => {
  const said = async (bytes: Uint8Array<ArrayBuffer>) => (await calls.send(bytes)).json.errors.file[0];
  expect(await said(new Uint8Array())).toBe("The file is empty. Choose another one.");
  expect(await said(Uint8Array.from([0xe9, 0x3b, 0x0a]))).toMatch(/^The letters of this CSV cannot be told/);
  expect(await said(new Uint8Array(4 * 1024 * 1024 + 1))).toBe("The file is larger than 4 MB.");
});

test("an import is not undone once a line of any brand was priced by what it wrote", async () => {
  const { code, uid: option } = await calls.product();
  const { uid } = await calls.applied(`product,from,to,double\n${code},2031-01-01,2031-01-31,100`);
  const [season] = await calls.seasonsOf(option);
  await api.system(async (tx) => {
    const [version] = await tx.select().from(rate).where(eq(rate.uid, season.uid));
    const [line] = await tx
      .select({ id: serviceLine.id, price: linePrice })
      .from(serviceLine)
      .innerJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
      .limit(1);
    if (!version || !line) throw new Error("The demo world has no priced line");
    await tx.update(serviceLine).set({ optionId: version.optionId }).where(eq(serviceLine.id, line.id));
    const units = [{ date: "2031-01-01", rate: version.uid, version: 1, cents: 12_000, free: false }];
    await tx.update(linePrice).set({ units }).where(eq(linePrice.id, line.price.id));
  });
  const late = await calls.at(uid, "/undoing", "POST");
  expect([late.status, late.json.message]).toEqual([
    409,
    "Something was priced by these rates already, so they stay. Change them by hand or by another sheet.",
  ]);
  expect(await calls.seasonsOf(option)).toHaveLength(1);
});

test("no account sends more than sixty sheets an hour", async () => {
  const busy = rateImportCalls(api, await api.signIn("admin"));
  const statuses = new Set<number>();
  for (let sent = 0; sent < 60; sent += 1)
    statuses.add((await busy.send("no sheet", undefined, "a.csv")).status);
  expect([...statuses].every((status) => status !== 429)).toBe(true);
  const refused = await busy.send("no sheet", undefined, "a.csv");
  expect(refused.status, refused.text).toBe(429);
  expect((await calls.send("a;b\n1;2")).status).not.toBe(429);
});
