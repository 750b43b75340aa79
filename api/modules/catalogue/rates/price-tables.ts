import type { ChargeBasis, PriceTable } from "#api/domain/pricing/line-shapes.ts";
import { allPriceKeys, priceKeys, type PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import type { RateSeason, RateSeasonInput } from "#contract/catalogue/rates/rates.ts";

type WrittenRow = RateSeasonInput["prices"][number];
type ReadRow = RateSeason["prices"][number];
type PlainKey = Exclude<PriceKey, "each">;

/** The tables of a season's prices as the engine reads them, by what the product is charged per. */
export function tablesOf(
  basis: ChargeBasis,
  { prices, surcharges }: Pick<RateSeasonInput, "prices" | "surcharges">,
) {
  const hasSell = prices.some(({ sell_cents: sell }) => sell !== undefined);
  const cost = tableOf(basis, prices, (row) => row.cost_cents);
  return {
    cost: basis === "group" && surcharges.length > 0 ? { ...cost, surcharges } : cost,
    sell: hasSell ? tableOf(basis, prices, (row) => row.sell_cents ?? null) : null,
  };
}

function tableOf(
  basis: ChargeBasis,
  rows: readonly WrittenRow[],
  amount: (row: WrittenRow) => number | null,
): PriceTable {
  if (basis === "unit") {
    return {
      bands: rows.map((row) => ({
        min_units: row.from ?? 1,
        max_units: row.to ?? null,
        each: amount(row),
      })),
    };
  }
  if (basis === "group") {
    return {
      breaks: rows.map((row) => ({ pax_from: row.from ?? 1, pax_to: row.to ?? null, each: amount(row) })),
    };
  }
  return Object.fromEntries(rows.map((row) => [row.key, amount(row)]));
}

/** The prices of a season in rows, as a form shows them. */
export function rowsOfTables(basis: ChargeBasis, cost: PriceTable, sell: PriceTable | null): ReadRow[] {
  if (basis === "unit") {
    return (cost.bands ?? []).flatMap((band, index) =>
      rowOf("each", band.each, sell?.bands?.[index]?.each, [band.min_units ?? 1, band.max_units ?? null]),
    );
  }
  if (basis === "group") {
    return (cost.breaks ?? []).flatMap((one, index) =>
      rowOf("each", one.each, sell?.breaks?.[index]?.each, [one.pax_from, one.pax_to]),
    );
  }
  return plainKeys(basis).flatMap((key) => rowOf(key, cost[key], sell?.[key], [null, null]));
}

function plainKeys(basis: ChargeBasis): PlainKey[] {
  const own: readonly PriceKey[] = priceKeys[basis];
  return allPriceKeys.filter((key): key is PlainKey => key !== "each" && own.includes(key));
}

type Amount = number | null | undefined;

function rowOf(
  key: PriceKey,
  cost: Amount,
  sell: Amount,
  [from, to]: [number | null, number | null],
): ReadRow[] {
  if (cost === null || cost === undefined) return [];
  return [{ key, from, to, cost_cents: cost, sell_cents: sell ?? null }];
}
