import { divideRounded } from "#api/domain/rounding.ts";
import { rolledDay, rolledName } from "#api/domain/rates/roll.ts";
import type { SheetRow } from "#api/domain/rate-sheets/rows.ts";
import { withOverlaps } from "#api/modules/catalogue/rate-imports/plan.ts";
import type { Ground, Plan, PlannedSeason } from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { presentSeason } from "#api/modules/catalogue/rates/presenter.ts";
import type { SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import { inputOfSeason, type WrittenSeason } from "#api/modules/catalogue/rates/versions.ts";
import type { RateRollInput } from "#contract/catalogue/rate-imports/rate-imports.ts";
import type { Locale } from "#contract/primitives.ts";

/**
 * The seasons that begin between two days, so many years later and by so much dearer. One where there is a season
 * already is left out, as in a sheet; estimates, which the product made itself, are not rolled.
 */
export function planRoll(wish: RateRollInput, ground: Ground, locale: Locale): Plan {
  const seasons = ground.seasons
    .filter((season) => isMeant(season, wish))
    .flatMap((season, index) => {
      const option = ground.options.find(({ uid }) => uid === season.option.uid);
      return option ? [rolled(season, option, wish, index + 1)] : [];
    });
  return withOverlaps({ seasons, loose: [] }, { ground, locale, column: null });
}

function isMeant({ rate, option }: SeasonRecord, wish: RateRollInput): boolean {
  if (rate.status === "estimate") return false;
  if (wish.product !== undefined && option.uid !== wish.product) return false;
  return rate.dateFrom >= wish.date_from && rate.dateFrom <= wish.date_to;
}

function rolled(
  season: SeasonRecord,
  option: PlannedSeason["option"],
  { years, percent_bps: bps, status }: RateRollInput,
  row: number,
): PlannedSeason {
  const known = inputOfSeason(presentSeason(season));
  const raised = (cents: number) => divideRounded(cents * (10_000 + bps), 10_000);
  const input: WrittenSeason = {
    ...known,
    option: option.uid,
    status,
    name: rolledName(known.name, years),
    date_from: rolledDay(known.date_from, years),
    date_to: rolledDay(known.date_to, years),
    prices: known.prices.map((price) => ({
      ...price,
      cost_cents: raised(price.cost_cents),
      sell_cents: price.sell_cents === undefined ? undefined : raised(price.sell_cents),
    })),
  };
  const rows = [{ sheet: rowOf(input, row), option, reasons: [] }];
  return { option, rows, outcome: "added", before: null, input };
}

/** The season as a row of a sheet would say it. */
function rowOf(input: WrittenSeason, row: number): SheetRow {
  return {
    row,
    product: null,
    name: input.name,
    dateFrom: input.date_from,
    dateTo: input.date_to,
    priceCode: input.price_code,
    operatesOn: null,
    deals: null,
    minUnits: input.min_units,
    markupBps: input.markup_bps,
    contractRef: input.contract_ref ?? null,
    prices: input.prices.map(({ key, from, to, cost_cents: cents }) => ({
      ...{ key, cents, column: 0 },
      from: from ?? null,
      to: to ?? null,
    })),
    troubles: [],
  };
}
