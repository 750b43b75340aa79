import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { cancelPolicy } from "#api/db/schema/cancel-policy.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { exchangeRate, extra, extraCost, extraSell, rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { user } from "#api/db/schema/user.ts";
import { agePolicySeeds, cancelPolicySeeds, ownTermsSeed } from "./world/policies.ts";
import type { ProductSeed } from "./world/product-seed.ts";
import { productSeeds } from "./world/products.ts";
import { rateRowsOf } from "./world/rate-rows.ts";
import { dateAfter, keyed, seedUid } from "./world/seed-keys.ts";
import type { DemoOptions } from "./seed-demo.ts";

/** Age and cancellation policies; suppliers and options name them. */
export async function seedPolicies(tx: Tx): Promise<void> {
  await tx.insert(agePolicy).values(
    agePolicySeeds.map((seed) => ({
      ...seed,
      uid: seedUid("age-policy", seed.code),
      childFrom: seed.infantTo + 1,
      adultFrom: seed.childTo + 1,
    })),
  );
  await tx
    .insert(cancelPolicy)
    .values(cancelPolicySeeds.map((seed) => ({ ...seed, uid: seedUid("cancel-policy", seed.code) })));
}

/** Options with rates of three contract years, extras and our own stock. */
export async function seedProducts(tx: Tx, { today, files }: DemoOptions): Promise<void> {
  const optionId = await seedOptions(tx);
  await seedOwnTerms(tx);
  await seedRates(tx, optionId, today);
  await seedExtras(tx, optionId);
  await seedStock(tx, optionId, today, files === "few" ? 30 : 300);
  await tx.insert(exchangeRate).values([
    { from: "AUD", to: "NZD", rate: "1.0917", validFrom: dateAfter(today, -400), source: "treasury" },
    { from: "NZD", to: "AUD", rate: "0.9160", validFrom: dateAfter(today, -400), source: "treasury" },
  ]);
}

/** Terms of one supplier for what it sells from next year on; no product has them yet. */
async function seedOwnTerms(tx: Tx): Promise<void> {
  const suppliers = await tx.select({ id: supplier.id, key: supplier.code }).from(supplier);
  const { supplier: of, ...terms } = ownTermsSeed;
  await tx.insert(cancelPolicy).values({
    ...terms,
    uid: seedUid("cancel-policy", terms.code),
    supplierId: keyed("supplier", suppliers)(of),
  });
}

async function seedOptions(tx: Tx) {
  const placeId = keyed("place", await tx.select({ id: place.id, key: place.code }).from(place));
  const supplierId = keyed(
    "supplier",
    await tx.select({ id: supplier.id, key: supplier.code }).from(supplier),
  );
  const agePolicyId = keyed(
    "policy",
    await tx.select({ id: agePolicy.id, key: agePolicy.code }).from(agePolicy),
  );
  const cancelPolicyId = keyed(
    "policy",
    await tx.select({ id: cancelPolicy.id, key: cancelPolicy.code }).from(cancelPolicy),
  );
  const rows = await tx
    .insert(productOption)
    .values(
      productSeeds.map((seed, index) => {
        const { supplier: supplierCode, place: placeCode, endPlace, ...rest } = seed;
        const { rates: _rates, extras: _extras, stock: _stock, ...fields } = rest;
        return {
          ...fields,
          uid: seedUid("option", seed.code),
          optionNumber: 1001 + index,
          supplierId: supplierId(supplierCode),
          placeId: placeId(placeCode),
          endPlaceId: endPlace ? placeId(endPlace) : null,
          agePolicyId: seed.agePolicy ? agePolicyId(seed.agePolicy) : null,
          cancelPolicyId: cancelPolicyId(seed.cancelPolicy ?? "standard"),
          roomPolicy: roomPolicyOf(seed),
        };
      }),
    )
    .returning({ id: productOption.id, key: productOption.code });
  return keyed("option", rows);
}

const roomSizes = {
  SG: [1, 1, 2],
  DB: [2, 3, 3],
  TW: [2, 3, 3],
  TR: [3, 4, 4],
  QD: [4, 4, 5],
  OT: [9, 9, 9],
} as const;

function roomPolicyOf({ chargeBasis, rates }: ProductSeed) {
  if (chargeBasis !== "room") return null;
  const sold = new Set(Object.values(rates.cost).flatMap((table) => Object.keys(table)));
  return Object.fromEntries(
    Object.entries(roomSizes)
      .filter(([code]) => sold.has(code))
      .map(([code, [adults, total, withInfants]]) => [
        code,
        { max_adults: adults, max_total: total, max_with_infants: withInfants },
      ]),
  );
}

async function seedRates(tx: Tx, optionId: (code: string) => number, today: string): Promise<void> {
  const rows = productSeeds.flatMap((seed) => rateRowsOf(seed, today));
  const stored = await tx
    .insert(rate)
    .values(
      rows.map(({ option, cost: _cost, markupBps: _markup, ...fields }) => ({
        ...fields,
        optionId: optionId(option),
      })),
    )
    .returning({ id: rate.id, key: rate.uid });
  const rateId = keyed("rate", stored);
  await tx.insert(rateCost).values(rows.map(({ uid, cost }) => ({ rateId: rateId(uid), cost })));
  await tx.insert(rateSell).values(rows.map(({ uid, markupBps }) => ({ rateId: rateId(uid), markupBps })));
}

async function seedExtras(tx: Tx, optionId: (code: string) => number): Promise<void> {
  const seeds = productSeeds.flatMap((option) =>
    (option.extras ?? []).map((one, seq) => ({
      ...one,
      option,
      seq,
      uid: seedUid("extra", `${option.code}:${one.code}`),
    })),
  );
  const stored = await tx
    .insert(extra)
    .values(
      seeds.map((seed) => ({
        uid: seed.uid,
        optionId: optionId(seed.option.code),
        seq: seed.seq * 10 + 10,
        code: seed.code,
        name: seed.name,
        basis: seed.basis,
        compulsory: seed.compulsory ?? false,
        commissionable: seed.commissionable ?? true,
        priceOnRequest: seed.price_on_request ?? false,
        capUnits: seed.cap_units ?? null,
      })),
    )
    .returning({ id: extra.id, key: extra.uid });
  const extraId = keyed("extra", stored);
  await tx.insert(extraCost).values(seeds.map(({ uid, cost }) => ({ extraId: extraId(uid), cost })));
  await tx.insert(extraSell).values(
    seeds.map((seed) => ({
      extraId: extraId(seed.uid),
      sell: seed.sell ?? null,
      markupBps: seed.markup_bps ?? null,
    })),
  );
}

/** Stock of so many days ahead; the database makes the rows. */
async function seedStock(
  tx: Tx,
  optionId: (code: string) => number,
  today: string,
  stockDays: number,
): Promise<void> {
  const [product] = await tx
    .select({ id: user.id })
    .from(user)
    .where(sql`${user.username} = 'product'`);
  for (const { code, stock } of productSeeds) {
    if (!stock) continue;
    const { unit, max, releaseDays, stopSell } = stock;
    const stopped = stopSell ? sql`day between ${stopSell.from} and ${stopSell.to}` : sql`false`;
    await tx.execute(sql`
      insert into ${allotment} (option_id, date, unit, max, used, release_days, stop_sell, stop_sell_reason, stop_sell_by, stop_sell_at)
      select ${optionId(code)}::int, ${today}::date + day, ${unit}, ${max}::int, 0, ${releaseDays}::int, ${stopped},
        case when ${stopped} then ${stopSell?.reason ?? null}::text end,
        case when ${stopped} then ${product?.id ?? null}::int end,
        case when ${stopped} then now() end
      from generate_series(0, ${stockDays}::int) as day`);
  }
}
