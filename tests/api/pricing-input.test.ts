import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { exchangeRate, extra, extraCost, extraSell, rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import type { Database } from "#api/db/client.ts";
import { loadPricing, type PricingWish } from "#api/modules/catalogue/products/pricing-input.ts";
import { readRepositoryFile } from "#tests/support/repository.ts";
import { freshDatabase } from "#tests/support/test-database.ts";

type Vector = { input: Required<LineInput>; output: Record<string, unknown> };
const vectors = (JSON.parse(readRepositoryFile("tests/fixtures/pricing/vectors.json")) as Vector[]).filter(
  ({ input }) =>
    ["V1", "V2", "V3", "V4", "V5", "V5a", "V5b", "V5c", "FX", "P1-price-code"].includes(input.id),
);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await inSystem(async (tx) => {
    for (const [index, { input }] of vectors.entries()) await store(tx, input, index);
    await tx.insert(exchangeRate).values([
      { from: "AUD", to: "NZD", rate: "1.0917", validFrom: "2026-06-01", source: "test" },
      { from: "AUD", to: "NZD", rate: "1.2", validFrom: "2027-06-01", source: "test" },
      { from: "AUD", to: "NZD", rate: "0.9", validFrom: "2026-01-01", source: "test" },
    ]);
  });
});

const inSystem = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);
const codeOf = (id: string) => `VEC${id.replaceAll(/\W/g, "").toUpperCase()}`.padEnd(17, "0");

/** Writes the option, rates and extras of a vector down as a contracting team would. */
async function store(tx: Tx, input: Required<LineInput>, index: number) {
  const [owner] = await tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.code, "STEROT"));
  const [where] = await tx.select({ id: place.id }).from(place).where(eq(place.code, "ROT"));
  const { age_policy: ages, ...option } = input.option;
  const [policy] = await tx
    .insert(agePolicy)
    .values({
      uid: `policy-${input.id}`,
      code: `policy-${input.id}`,
      name: { en: "Ages" },
      infantTo: ages.infant_to,
      childFrom: ages.infant_to + 1,
      childTo: ages.child_to,
      adultFrom: ages.child_to + 1,
      childrenAllowed: ages.children_allowed,
      infantsAllowed: ages.infants_allowed,
      countChildrenInBreaks: ages.count_children_in_breaks,
      countInfantsInBreaks: ages.count_infants_in_breaks,
    })
    .returning({ id: agePolicy.id });
  const [stored] = await tx
    .insert(productOption)
    .values({
      uid: `option-${input.id}`,
      code: codeOf(input.id),
      optionNumber: 90_000 + index,
      supplierId: owner!.id,
      serviceType: "AC",
      placeId: where!.id,
      name: { en: input.id },
      chargeBasis: option.charge_basis,
      secondUnit: option.second_unit,
      crossSeason: option.cross_season,
      minPax: option.min_pax ?? 1,
      maxPax: option.max_pax ?? null,
      capacityPerUnit: option.capacity_per_unit ?? null,
      sellRoundStepCents: input.sell_round_step_cents,
      agePolicyId: policy!.id,
    })
    .returning({ id: productOption.id });
  for (const row of input.rates) {
    const [made] = await tx
      .insert(rate)
      .values({
        uid: `${input.id}:${row.id}`,
        optionId: stored!.id,
        priceCode: row.price_code ?? "",
        dateFrom: row.date_from,
        dateTo: row.date_to,
        currency: row.fx === "1" ? (input.brand.currency as "NZD" | "AUD") : "AUD",
        buyTaxMode: row.buy_tax_mode ?? "incl",
        dowMask: row.dow_mask ?? 127,
        minUnits: row.min_units ?? 1,
        maxUnits: row.max_units ?? null,
        minMode: row.min_mode ?? "arrival",
        stayPay: row.stay_pay ?? [],
        freeUnit: row.free_unit ?? "last",
        priority: row.priority ?? 0,
        version: row.version ?? 1,
      })
      .returning({ id: rate.id });
    await tx.insert(rateCost).values({ rateId: made!.id, cost: row.cost });
    await tx.insert(rateSell).values({ rateId: made!.id, sell: row.sell ?? null, markupBps: row.markup_bps });
  }
  for (const [seq, one] of (option.extras ?? []).entries()) {
    const [made] = await tx
      .insert(extra)
      .values({
        uid: `${input.id}:${one.code}`,
        optionId: stored!.id,
        seq,
        code: one.code,
        name: { en: one.code },
        basis: one.basis,
        compulsory: one.compulsory,
        commissionable: one.commissionable,
        priceOnRequest: one.price_on_request,
        capUnits: one.cap_units,
      })
      .returning({ id: extra.id });
    await tx.insert(extraCost).values({ extraId: made!.id, cost: one.cost });
    await tx
      .insert(extraSell)
      .values({ extraId: made!.id, sell: one.sell ?? null, markupBps: one.markup_bps });
  }
}

function wishFor({ brand, agency, request }: LineInput, optionCodes: string[]): PricingWish {
  return {
    brand: brand.currency === "NZD" ? "NZ" : "AU",
    optionCodes,
    dates: { from: request.date_from, to: request.date_to },
    priceCodes: agency.price_codes ?? [],
  };
}

async function price(input: LineInput, change: Partial<PricingWish> = {}) {
  const code = codeOf(input.id);
  const loaded = await inSystem((tx) => loadPricing(tx, { ...wishFor(input, [code]), ...change }));
  const { estimates: _none, ...parts } = loaded.get(code)!;
  return priceLine({ id: input.id, agency: input.agency, request: input.request, ...parts });
}

describe("the pricing input that is loaded from the tables", () => {
  it.each(vectors.map((vector) => [vector.input.id, vector] as const))(
    "prices the worked example %s to the cent",
    async (id, { input, output }) => {
      const answer = JSON.parse(JSON.stringify(await price(input)).replaceAll(`"${id}:`, '"'));
      expect(answer).toEqual(output);
    },
  );

  it("takes the same number of queries for one option and for all of them", async () => {
    const countFor = (codes: string[]) =>
      inSystem(async (tx) => {
        let count = 0;
        const counting = new Proxy(tx, {
          get(target, key) {
            if (key === "select") count += 1;
            const value: unknown = Reflect.get(target, key);
            return typeof value === "function" ? value.bind(target) : value;
          },
        });
        const loaded = await loadPricing(counting, wishFor(vectors[0]!.input, codes));
        expect(loaded.size).toBe(codes.length);
        return count;
      });
    expect(await countFor([codeOf("V1")])).toBe(5);
    expect(await countFor(vectors.map(({ input }) => codeOf(input.id)))).toBe(5);
  });

  it("leaves out versions that were replaced, and estimates unless they are wanted", async () => {
    const { input } = vectors.find((vector) => vector.input.id === "V1")!;
    const change = (values: Partial<typeof rate.$inferInsert>) =>
      inSystem((tx) => tx.update(rate).set(values).where(eq(rate.uid, "V1:peak")));
    await change({ supersededAt: new Date() });
    expect(await price(input)).toMatchObject({ status: "refused" });
    await change({ supersededAt: null, status: "estimate" });
    expect(await price(input)).toMatchObject({ status: "refused" });
    expect(await price(input, { estimates: true })).toMatchObject({ status: "priced", sell: 137_454 });
    await change({ status: "confirmed" });
    expect(await price(input)).toMatchObject({ status: "priced" });
  });

  it("refuses dates whose rate is in a currency without an exchange rate", async () => {
    const { input } = vectors.find((vector) => vector.input.id === "V1")!;
    await inSystem((tx) => tx.delete(exchangeRate).where(eq(exchangeRate.from, "AUD")));
    await inSystem((tx) => tx.update(rate).set({ currency: "AUD" }).where(eq(rate.uid, "V1:low")));
    expect(await price(input)).toMatchObject({ status: "refused", reasons: [{ code: "NO_RATE" }, {}] });
  });

  it("names nothing for a code that does not exist", async () => {
    const loaded = await inSystem((tx) => loadPricing(tx, wishFor(vectors[0]!.input, ["NOPE"])));
    expect(loaded.size).toBe(0);
  });
});
