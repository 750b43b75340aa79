import { inArray, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { packageSlot, packageTestJob, packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { departure } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { overlappingRates } from "#api/domain/rates/overlaps.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
const read = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);

beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
}, 120_000);

describe("what the demo world sells", () => {
  it("has no two rates in use that say two things about a night, and none that loses money", async () => {
    const rates = await read((tx) =>
      tx
        .select({
          id: rate.uid,
          option: productOption.code,
          priceCode: rate.priceCode,
          dateFrom: rate.dateFrom,
          dateTo: rate.dateTo,
          dowMask: rate.dowMask,
          priority: rate.priority,
          markup: rateSell.markupBps,
          reason: rateSell.belowCostReason,
        })
        .from(rate)
        .innerJoin(rateCost, eq(rateCost.rateId, rate.id))
        .innerJoin(rateSell, eq(rateSell.rateId, rate.id))
        .innerJoin(productOption, eq(productOption.id, rate.optionId))
        .where(isNull(rate.supersededAt)),
    );
    expect(rates.length).toBeGreaterThan(600);
    expect(overlappingRates(rates)).toEqual([]);
    expect(rates.filter((one) => one.markup < 0 && one.reason === null)).toEqual([]);
    expect(await read((tx) => tx.$count(rate))).toBe(rates.length);
  });

  it("gives back what a package hires by the time its clients leave", async () => {
    const tooLong = await read((tx) =>
      tx
        .select({ ref: tripPackage.ref, day: packageSlot.dayNo, nights: packageSlot.nights })
        .from(packageSlot)
        .innerJoin(tripPackage, eq(tripPackage.id, packageSlot.packageId))
        .where(sql`${packageSlot.dayNo} + coalesce(${packageSlot.nights}, 0) > ${tripPackage.durationDays}`),
    );
    expect(tooLong).toEqual([]);
  });

  it("has tested the packages that it calls tested or sells, as they are, and priced a month of each class", async () => {
    const packages = await read((tx) =>
      tx
        .select({ pack: tripPackage, run: packageTestRun })
        .from(tripPackage)
        .leftJoin(packageTestRun, eq(packageTestRun.packageId, tripPackage.id))
        .where(inArray(tripPackage.status, ["tested", "published"]))
        .orderBy(tripPackage.ref),
    );
    expect(packages.map(({ pack }) => pack.ref)).toEqual(["CGR7", "CTS4", "HAR6", "LWD12", "NISS8", "SAD5"]);
    for (const { pack, run } of packages) {
      expect(run?.contentVersion, pack.ref).toBe(pack.contentVersion);
      const priced = run?.matrix.filter(({ outcome }) => outcome === "ok") ?? [];
      expect(new Set(priced.map((cell) => cell.class))).toEqual(new Set(pack.tariffs));
      expect([run?.cells, run?.okCells]).toEqual([run?.matrix.length, priced.length]);
    }
    const jobs = await read((tx) => tx.select().from(packageTestJob));
    const cells = packages.reduce((sum, { run }) => sum + (run?.cells ?? 0), 0);
    expect(jobs).toMatchObject([{ status: "done", total: cells, done: cells }]);
  });

  it("has rates on every day of this contract year and the next for each option sold all year", async () => {
    const today = testDemo.today;
    const gaps = await read((tx) =>
      tx
        .select({ code: productOption.code })
        .from(productOption)
        .where(
          sql`${productOption.code} !~ 'LONPCN|MISZQN|SILZQN' and exists (
            select from generate_series(${today}::date - 300, ${today}::date + 300, interval '1 day') as day
            where not exists (select from rate r
              where r.option_id = ${productOption.id} and day between r.date_from and r.date_to))`,
        ),
    );
    expect(gaps).toEqual([]);
  });

  it("keeps age bands that touch from 0 to 120", async () => {
    const policies = await read((tx) => tx.select().from(agePolicy));
    expect(policies.length).toBeGreaterThanOrEqual(4);
    for (const policy of policies) {
      expect(policy.childFrom).toBe(policy.infantTo + 1);
      expect(policy.adultFrom).toBe(policy.childTo + 1);
      expect([policy.infantFrom, policy.adultTo]).toEqual([0, 120]);
    }
  });

  it("counts seats and stock as its bookings and services take them", async () => {
    const starts = await read((tx) =>
      tx
        .select({
          code: departure.code,
          status: departure.status,
          left: sql<number>`${departure.capacity} - ${departure.sold} - ${departure.held}`,
          sold: departure.sold,
          taken: sql<number>`coalesce(sum(${tourBooking.seats}) filter (where ${tourBooking.status} = 'confirmed'), 0)::int`,
          waiting: sql<number>`count(*) filter (where ${tourBooking.status} = 'wait_list')::int`,
        })
        .from(departure)
        .leftJoin(tourBooking, eq(tourBooking.departureId, departure.id))
        .groupBy(departure.id),
    );
    expect(starts.filter((start) => start.sold !== start.taken || start.left < 0)).toEqual([]);
    const inState = (status: string) => starts.filter((start) => start.status === status);
    expect(inState("full")).toMatchObject([{ left: 0, waiting: 2 }]);
    expect(inState("limited")).toMatchObject([{ left: 3 }]);
    expect(inState("guaranteed")).toHaveLength(1);
    expect(inState("cancelled")).toMatchObject([{ taken: 0 }]);
    const oversold = await read((tx) =>
      tx
        .select({ id: allotment.id })
        .from(allotment)
        .where(sql`${allotment.used} + ${allotment.held} > ${allotment.max}`),
    );
    expect(oversold).toEqual([]);
    expect(await read((tx) => tx.$count(allotment, sql`${allotment.used} > 0`))).toBeGreaterThan(3);
  });
});
