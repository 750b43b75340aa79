import { beforeAll, expect, test } from "vitest";
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

const mappingOf = async (uid: string) => (await calls.at(uid, "/mapping")).json.data;

type Column = { index: number; field: string | null };

/** What a form of columns sends back, changed where told. */
function sent(mapping: Record<string, unknown> & { columns: Column[] }, change: object = {}) {
  const { header_row, day_order, season_name, markup_bps, status, lock_version } = mapping;
  const columns = mapping.columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
  return { header_row, day_order, season_name, markup_bps, status, lock_version, columns, ...change };
}

test("seasons side by side become a season each, and the same sheet again changes nothing", async () => {
  const { code, uid: option } = await calls.product();
  const sheet = [
    "Rates 2031/32,,,,",
    ",,,,",
    ",Low season,,High season,",
    ",1 Apr – 30 Sep 2031,,1 Oct 2031 – 31 Mar 2032,",
    "Room type,Single,Double,Single,Double",
    `${code},142.50,156.30,182,on request`,
    `${code.slice(0, 3)} unknown,1,2,3,4`,
  ].join("\n");
  const { uid, plan, done } = await calls.applied(sheet);
  expect(plan.counts).toEqual({ rows: 4, added: 1, changed: 0, unchanged: 0, overlapping: 0, rejected: 3 });
  expect(
    plan.rows.map(({ row, season, outcome, date_from: from }: Record<string, unknown>) => [
      row,
      season,
      outcome,
      from,
    ]),
  ).toEqual([
    [6, "Low season", "added", "2031-04-01"],
    [6, "High season", "rejected", "2031-10-01"],
    [7, "Low season", "rejected", "2031-04-01"],
    [7, "High season", "rejected", "2031-10-01"],
  ]);
  expect(plan.rows[1].reasons).toEqual([{ column: "Double", text: "“on request” is no amount." }]);
  expect([uid, done.status]).toEqual([done.json.data.uid, 200]);
  expect(await calls.seasonsOf(option)).toMatchObject([
    {
      ...{ name: "Low season", date_from: "2031-04-01", date_to: "2031-09-30" },
      prices: [
        { key: "SG", cost_cents: 14_250 },
        { key: "DB", cost_cents: 15_630 },
      ],
    },
  ]);
  const again = await calls.taken(sheet);
  expect((await calls.at(again)).json.data.counts).toMatchObject({ rows: 4, unchanged: 1, rejected: 3 });
  expect((await mappingOf(again)).columns).toMatchObject([
    { heading: "Room type", field: "product", season: null },
    {
      field: "cost_SG",
      season: { name: "Low season", days: [{ date_from: "2031-04-01", date_to: "2031-09-30" }] },
    },
    { field: "cost_DB", season: { name: "Low season" } },
    { field: "cost_SG", season: { name: "High season" } },
    { field: "cost_DB", season: { name: "High season" } },
  ]);
});

test("two columns of one season cannot be one price, and a price needs its days from somewhere", async () => {
  const { code } = await calls.product();
  const text = `Room type,Single,Double\n${code},100,120\n`;
  const uid = await calls.taken(text);
  expect((await calls.at(uid)).status).toBe(409);
  const mapping = await mappingOf(uid);
  const refused = await calls.at(uid, "/mapping", "PUT", sent(mapping));
  expect(refused.json.errors).toEqual({
    columns: [
      "Choose the columns of product, of its days (first and last, or both in one) and of one price at least. Days that stand in the headings count too.",
    ],
  });
  const titled = await calls.taken(`Rates 1 Apr 2033 – 31 Mar 2034\n${text}`);
  const known = await mappingOf(titled);
  const columns = [
    { index: 0, field: "product" },
    { index: 1, field: "cost_DB" },
    { index: 2, field: "cost_DB" },
  ];
  const twice = await calls.at(titled, "/mapping", "PUT", sent(known, { columns }));
  expect(twice.json.errors).toEqual({ "columns.2.field": ["Another column is this already."] });
  const days = [...columns.slice(0, 2), { index: 2, field: "dates" }, { index: 3, field: "date_to" }];
  const again = await calls.at(titled, "/mapping", "PUT", sent(known, { columns: days }));
  expect(again.json.errors).toEqual({ "columns.3.field": ["Another column is this already."] });
});

test("weekdays and offers of a sheet are those of the seasons; days of the week apart are seasons apart", async () => {
  const { code, uid: option } = await calls.product();
  const { plan } = await calls.applied(
    [
      "product;dates;weekdays;deals;double",
      `${code};1.4.2031 – 30.9.2031;Sun-Thu;4=3;150`,
      `${code};1.4.2031 – 30.9.2031;Fri, Sat;;180`,
      `${code};1.4.2031 – 30.9.2031;weekend;;180`,
      `${code};April 2031;;4 nights;180`,
    ].join("\n"),
  );
  expect(plan.counts).toMatchObject({ rows: 4, added: 2, rejected: 2 });
  expect(plan.rows.slice(2).flatMap(({ reasons }: { reasons: unknown[] }) => reasons)).toEqual([
    { column: "weekdays", text: "“weekend” is no weekdays. Write Mon–Thu, or Fri, Sat, or daily." },
    { column: "deals", text: "“4 nights” is no offer. Write 4=3: stay four, pay three." },
    { column: "dates", text: "“April 2031” is no first and last day. Write 1 Apr – 30 Sep 2027." },
  ]);
  const byDays = (await calls.seasonsOf(option)).toSorted(
    (one: { deals: unknown[] }, other: { deals: unknown[] }) => other.deals.length - one.deals.length,
  );
  expect(byDays).toMatchObject([
    { operates_on: ["mon", "tue", "wed", "thu", "sun"], deals: [{ stay: 4, pay: 3 }] },
    { operates_on: ["fri", "sat"], deals: [] },
  ]);
});

test("which of two numbers is the day is guessed, can be said, and is kept", async () => {
  const { code } = await calls.product();
  const uid = await calls.taken(`product,from,to,double\n${code},04/01/2031,09/30/2031,150`);
  const mapping = await mappingOf(uid);
  expect(mapping.day_order).toBe("mdy");
  const plan = () => calls.at(uid).then(({ json }) => json.data.rows[0]);
  expect(await plan()).toMatchObject({ outcome: "added", date_from: "2031-04-01", date_to: "2031-09-30" });
  const untold = await calls.taken(`product,from,to,double\n${code},04/01/2032,05/01/2032,150`);
  expect((await mappingOf(untold)).day_order).toBe("mdy");
  const saved = await calls.at(uid, "/mapping", "PUT", sent(mapping, { day_order: "dmy" }));
  expect(saved.json.data.day_order).toBe("dmy");
  expect(await plan()).toMatchObject({ outcome: "rejected", date_from: "2031-01-04", date_to: null });
});
