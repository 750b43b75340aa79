import type { ChargeBasis } from "#api/domain/pricing/line-shapes.ts";
import type { RowPrice } from "#api/domain/rate-sheets/rows.ts";
import type { NamedRow } from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { allPriceKeys } from "#contract/catalogue/rates/rate-words.ts";
import type { RateSeasonInput } from "#contract/catalogue/rates/rates.ts";

type Price = RateSeasonInput["prices"][number];

/**
 * The prices of a season with those of a sheet. Of rooms and people what the sheet does not name stays as it is; lengths
 * and sizes are one scale, which the sheet names whole. A sell price that was stated stays with its price.
 */
export function mergedPrices(
  basis: ChargeBasis,
  known: readonly Price[],
  sheet: readonly RowPrice[],
): Price[] {
  const isScale = basis === "unit" || basis === "group";
  const wanted = sheet.flatMap(({ key, from, to, cents }): Price[] => {
    if (key === null) return [];
    const size = isScale ? { from: from ?? 1, to: to ?? undefined } : { from: undefined, to: undefined };
    const same = known.find((one) => samePrice(one, { key, ...size }));
    return [{ key, ...size, cost_cents: cents, sell_cents: same?.sell_cents }];
  });
  const staying = isScale ? [] : known.filter((one) => !wanted.some((other) => samePrice(one, other)));
  return [...staying, ...wanted].toSorted(
    (one, other) =>
      allPriceKeys.indexOf(one.key) - allPriceKeys.indexOf(other.key) || (one.from ?? 0) - (other.from ?? 0),
  );
}

type Named = Pick<Price, "key" | "from" | "to">;

/** Two prices of the same thing. */
export function samePrice(one: Named, other: Named): boolean {
  return one.key === other.key && one.from === other.from && one.to === other.to;
}

/** The prices of a row that it or a row above it of the same season has already. */
export function pricesTwice(row: NamedRow, above: readonly NamedRow[]): { column: number; other: number }[] {
  const { prices } = row.sheet;
  return prices.flatMap((price, index) => {
    const inRow = prices.slice(0, index).some((one) => same(one, price));
    const other = above.find(({ sheet }) => sheet.prices.some((one) => same(one, price)));
    if (!inRow && !other) return [];
    return [{ column: price.column, other: other?.sheet.row ?? row.sheet.row }];
  });
}

function same(one: RowPrice, other: RowPrice): boolean {
  return one.key === other.key && one.from === other.from && one.to === other.to;
}
