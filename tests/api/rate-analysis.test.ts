import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { addDays } from "#api/domain/today.ts";
import { addMonths, coverageMonths, monthsFrom } from "#contract/catalogue/rate-analysis/month-states.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { freshDatabase } from "#tests/support/test-database.ts";

let api: TestApi;
let token: string;
let database: Database;
let product: { id: number; uid: string };
const from = "2031-01";

beforeAll(async () => {
  database = await freshDatabase();
  api = await testApi({ database });
  token = await api.signIn("product");
  const body = {
    supplier: seedUid("supplier", "STEROT"),
    ...{
      service_type: "AC",
      place: "ROT",
      option_code: "cover1",
      charge_basis: "room",
      second_unit: "night",
    },
    ...{ cross_season: "split", name: { en: "Room of covers" }, min_pax: 1, availability_default: "request" },
    operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  };
  const { json } = await api.call("/api/office/products", { method: "POST", token, body });
  await api.call(`/api/office/products/${json.data.uid}`, { token });
  const [found] = await api.system((tx) =>
    tx
      .update(productOption)
      .set({ status: "active" })
      .where(eq(productOption.uid, json.data.uid))
      .returning(),
  );
  product = { id: found!.id, uid: found!.uid };
});

type Season = {
  from: string;
  to: string;
  mask: number;
  priority: number;
  status: "confirmed" | "provisional" | "estimate";
  closed: boolean;
  cents?: number;
};

/** Puts these seasons in place of all that the product has, in this order. */
async function withSeasons(seasons: readonly Season[], operates = 127) {
  await api.system(async (tx) => {
    await tx.execute(sql`delete from rate where option_id = ${product.id}`);
    await tx.update(productOption).set({ operatesDow: operates }).where(eq(productOption.id, product.id));
    for (const [index, season] of seasons.entries()) {
      const [row] = await tx
        .insert(rate)
        .values({
          uid: `01${String(Date.now()).padStart(14, "0")}${String(index).padStart(10, "0")}`,
          optionId: product.id,
          dateFrom: season.from,
          dateTo: season.to,
          dowMask: season.mask,
          priority: season.priority,
          status: season.status,
          closed: season.closed,
          closedReason: season.closed ? "Winter" : null,
          currency: "NZD",
        })
        .returning({ id: rate.id });
      await tx.insert(rateCost).values({ rateId: row!.id, cost: { DB: season.cents ?? 100_00 } });
      await tx.insert(rateSell).values({ rateId: row!.id, markupBps: 2000 });
    }
  });
}

const list = async (search: string, as = token) =>
  (await api.call(`/api/office/rate-analysis?filter[from]=${from}&${search}`, { token: as })).json;
const mine = async (search = "") => (await list(`filter[q]=covers&${search}`)).data;
const season = (first: string, last: string, more: Partial<Season> = {}): Season => ({
  ...{ from: first, to: last, mask: 127, priority: 0, status: "confirmed", closed: false },
  ...more,
});

/** Day by day what the months are, by the words of the rule. */
function reckoned(seasons: readonly Season[], operates: number) {
  const lengthOf = (one: Season) => Date.parse(one.to) - Date.parse(one.from);
  const months = monthsFrom(from).map((month) => {
    const days: string[] = [];
    for (let day = `${month}-01`; day < `${addMonths(month, 1)}-01`; day = addDays(day, 1)) days.push(day);
    const found = days.flatMap((day) => {
      const weekday = 1 << ((new Date(day).getUTCDay() + 6) % 7);
      if ((operates & weekday) === 0) return [];
      const serving = seasons
        .map((one, index) => ({ one, index }))
        .filter(({ one }) => one.from <= day && day <= one.to && (one.mask & weekday) !== 0);
      const guess = ({ one }: (typeof serving)[number]) => Number(one.status === "estimate" && !one.closed);
      const [first] = serving.toSorted(
        (a, b) =>
          guess(a) - guess(b) ||
          b.one.priority - a.one.priority ||
          lengthOf(a.one) - lengthOf(b.one) ||
          b.index - a.index,
      );
      if (!first) return ["M"];
      if (first.one.closed) return ["X"];
      return [{ confirmed: "C", provisional: "P", estimate: "E" }[first.one.status]];
    });
    const letter = [..."MEPC"].find((one) => found.includes(one)) ?? "X";
    return { letter, gap: found.filter((one) => one === "M").length };
  });
  return { months: months.map(({ letter }) => letter).join(""), gaps: months.map(({ gap }) => gap) };
}

test("the worst night says how a month stands, and open nights are counted", async () => {
  await withSeasons([
    season("2031-01-01", "2031-03-15"),
    season("2031-03-16", "2031-03-31", { status: "provisional" }),
    season("2031-04-01", "2031-04-30", { status: "estimate" }),
    season("2031-05-01", "2031-05-31", { closed: true }),
    season("2031-06-01", "2031-06-28"),
  ]);
  const [row] = await mine();
  expect(row).toMatchObject({ uid: product.uid, months: `CCPEXM${"M".repeat(18)}` });
  expect(row.gaps.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 2, 31, 31]);
  await withSeasons([season("2031-01-01", "2032-12-31", { mask: 0b0011111 })], 0b0011111);
  expect((await mine())[0]).toMatchObject({ months: "C".repeat(24) });
});

test("a season that ends on the first day, or begins on the last, counts for that day", async () => {
  await withSeasons([season("2030-06-01", "2031-01-01"), season("2032-12-31", "2033-06-30")]);
  const [{ gaps }] = await mine();
  expect([gaps[0], gaps[1], gaps[23]]).toEqual([30, 28, 30]);
});

test("a product that is not sold needs no cover", async () => {
  await withSeasons([]);
  const set = (status: "active" | "retired") =>
    api.system((tx) => tx.update(productOption).set({ status }).where(eq(productOption.id, product.id)));
  await set("retired");
  expect((await mine())[0]).toMatchObject({ months: "X".repeat(24), gaps: Array(24).fill(0) });
  await set("active");
});

test("months are what counting day by day makes of them, whatever seasons overlap", async () => {
  const day = fc.integer({ min: -40, max: 780 }).map((offset) => addDays(`${from}-01`, offset));
  const any = fc.record({
    days: fc.tuple(day, fc.integer({ min: 0, max: 400 })),
    mask: fc.oneof(fc.constant(127), fc.integer({ min: 1, max: 127 })),
    priority: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom("confirmed" as const, "provisional" as const, "estimate" as const),
    closed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(any, { maxLength: 8 }),
      fc.integer({ min: 1, max: 127 }),
      async (rows, operates) => {
        const seasons = rows.map(({ days: [first, more], ...rest }) =>
          season(first, addDays(first, more), rest),
        );
        await withSeasons(seasons, operates);
        const [{ months, gaps }] = await mine();
        expect({ months, gaps }).toEqual(reckoned(seasons, operates));
      },
    ),
    { numRuns: 40 },
  );
});

test("the list is narrowed by state, sorted by gaps, and the sums say the same", async () => {
  await withSeasons([season("2031-01-01", "2032-12-31", { status: "provisional" })]);
  expect(await mine("filter[state]=missing")).toEqual([]);
  expect(await mine("filter[state]=provisional")).toHaveLength(1);
  const { json } = await api.call(`/api/office/rate-analysis/sums?from=${from}`, { token });
  for (const state of ["missing", "provisional"] as const) {
    expect((await list(`filter[state]=${state}`)).meta.total).toBe(json.data.states[state]);
  }
  expect((await list("")).meta.total).toBe(json.data.products);
  const worst = (await list("sort=-gaps&per_page=100")).data.map(({ gaps }: { gaps: number[] }) =>
    gaps.reduce((sum, one) => sum + one, 0),
  );
  expect(worst).toEqual(worst.toSorted((a: number, b: number) => b - a));
});

test("a month is compared with that of a year earlier by its cheapest season", async () => {
  await withSeasons([
    season("2030-01-01", "2030-01-31", { cents: 100_00 }),
    season("2030-02-01", "2030-12-31", { cents: 190_00 }),
    season("2031-01-01", "2031-01-31", { cents: 110_00 }),
    season("2031-02-01", "2031-02-28", { cents: 95_00 }),
    season("2031-02-10", "2031-02-12", { cents: 300_00, priority: 1 }),
  ]);
  const [{ changes }] = await mine();
  expect(changes).toEqual([1000, -5000, ...Array(coverageMonths - 2).fill(null)]);
});

test("what ends soon is listed with its last night, what goes on or ended is not", async () => {
  const ending = async (within: string) =>
    (await api.call(`/api/office/rate-analysis/ending?filter[q]=covers&filter[within]=${within}`, { token }))
      .json;
  const now = testDemo.today;
  await withSeasons([season("2020-01-01", addDays(now, 45))]);
  expect((await ending("30")).data).toEqual([]);
  expect((await ending("60")).data).toMatchObject([{ uid: product.uid, ends_on: addDays(now, 45) }]);
  await withSeasons([season("2020-01-01", addDays(now, 45)), season(addDays(now, 46), addDays(now, 400))]);
  expect((await ending("90")).data).toEqual([]);
  await withSeasons([season("2020-01-01", addDays(now, -1))]);
  expect((await ending("90")).data).toEqual([]);
  await withSeasons([season("2020-01-01", now)]);
  expect((await ending("30")).data).toMatchObject([{ ends_on: now, days_left: 0 }]);
});

test("agents and suppliers are refused, as if they were not signed in", async () => {
  for (const who of ["emma.larkspur", "desk.steamvale"] as const) {
    const other = await api.signIn(who);
    for (const rest of ["", "/sums", "/ending", "/waiting"]) {
      expect((await api.call(`/api/office/rate-analysis${rest}`, { token: other })).status).toBe(401);
    }
  }
});
