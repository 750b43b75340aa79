import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { rate } from "#api/db/schema/rate.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { serviceWorld, wordOf } from "#tests/support/change-services.ts";

let world: Awaited<ReturnType<typeof serviceWorld>>;

beforeEach(async () => {
  world = await serviceWorld();
  await world.book();
});

const locked = and(eq(serviceLine.priceStatus, "locked"));

/** The prices and costs that count for the services which are locked. */
const lockedPrices = () =>
  world.api.system((tx) =>
    tx
      .select({ optionId: serviceLine.optionId, price: linePrice, cost: lineCost })
      .from(serviceLine)
      .innerJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), linePrice.isCurrent))
      .innerJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), lineCost.isCurrent))
      .where(and(eq(serviceLine.fileId, world.fileId), locked))
      .orderBy(serviceLine.id),
  );

/** Every rate in use becomes a newer version that costs and sells for more. */
const dearer = () =>
  world.api.system(async (tx) => {
    await tx.execute(sql`update rate_cost set cost = (select jsonb_object_agg(key,
      case when jsonb_typeof(value) = 'number' then to_jsonb(value::int + 5000) else value end) from jsonb_each(cost))
      where jsonb_typeof(cost) = 'object'`);
    await tx.update(rate).set({ version: sql`${rate.version} + 1` });
  });

test("a booked service keeps the rate of each day and which version of it that was", async () => {
  const rows = await lockedPrices();
  expect(rows.length).toBeGreaterThan(0);
  for (const { optionId, price, cost } of rows) {
    const uids = price.units.map((unit) => unit.rate);
    const rates = await world.api.system((tx) =>
      tx
        .select({ rate: rate.uid, version: rate.version, optionId: rate.optionId })
        .from(rate)
        .where(inArray(rate.uid, uids)),
    );
    const known = new Map(rates.map((one) => [one.rate, one]));
    expect(price.units.length).toBeGreaterThan(0);
    for (const unit of [...price.units, ...cost.units])
      expect(known.get(unit.rate)).toEqual({ rate: unit.rate, version: unit.version, optionId });
  }
});

test("rates that are edited afterwards move no booked price, even where the booking is changed", async () => {
  const before = await lockedPrices();
  await dearer();
  expect(await lockedPrices()).toEqual(before);
  const add = await world.firstAdd();
  await world.stockOf(add.option, 9);
  const preview = await world.change(`?add=${wordOf(add)}`);
  const touched = preview.proposal!.services.map(({ uid }) => uid);
  expect(touched).toEqual([null]);
  const sent = await world.send(preview, { add: [add] });
  expect(sent.status, sent.text).toBeLessThan(300);
  const after = await lockedPrices();
  expect(after).toHaveLength(before.length + 1);
  expect(after.slice(0, before.length)).toEqual(before);
});
