import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import type { AgePolicy, Extra, LineInput, Option, Rate } from "#api/domain/pricing/line-shapes.ts";
import type { BrandCode } from "#contract/primitives.ts";
import { readDefaults, readExtras, readMoney, readOptions, readRates } from "./pricing-rows.ts";

/** For whom and for which days options are to be priced. */
export type PricingWish = {
  /** Brand whose currency and tax count. */
  brand: z.infer<typeof BrandCode>;
  optionCodes: readonly string[];
  /** First day and last day of the services, both included. */
  dates: { from: string; to: string };
  /** Rates from this day on as well, for services that are priced by those of before. */
  since?: string;
  /** Rate codes of the agency, tried in order before the standard rates. */
  priceCodes: readonly string[];
  /** Also rates that are only an estimate; never for agents. */
  estimates?: boolean;
};

/** All of a line's pricing input but its id, the terms of the agency and the request. */
export type LoadedOption = Pick<LineInput, "brand" | "sell_round_step_cents" | "option" | "rates"> & {
  /** Uids of the rates that are an estimate. */
  estimates: ReadonlySet<string>;
};

/**
 * Loads what `priceLine` needs for any number of options in five queries, by option code; an option that is not
 * there is missing from the answer. Costs are read, so the transaction must be in the scope of the system or of
 * the office: a caller that acts for an agency checks what the agency may see beforehand and hands on no more than the
 * retail part of the answer. A rate in a currency without an exchange rate is left out, so that its dates are
 * refused as `NO_RATE` rather than priced wrongly.
 */
export async function loadPricing(tx: Tx, wish: PricingWish): Promise<Map<string, LoadedOption>> {
  const options = await readOptions(tx, wish.optionCodes);
  const ids = options.map((option) => option.id);
  if (ids.length === 0) return new Map();
  const { from, to } = wish.dates;
  const dates = { from: wish.since ?? from, to };
  // Asked for at once, so that it goes out as one message.
  const [rateRows, extraRows, money, defaults] = await Promise.all([
    readRates(tx, ids, dates, wish.priceCodes),
    readExtras(tx, ids),
    readMoney(tx, wish.brand, from),
    readDefaults(tx),
  ]);
  const rates = groupRows(rateRows, "optionId");
  const extras = groupRows(extraRows, "optionId");
  const standard = standardPolicy(defaults);
  return new Map(
    options.map(({ id, code, step, agePolicy, ...option }) => {
      const usable = (rates.get(id) ?? []).filter((row) => wish.estimates || row.status !== "estimate");
      return [
        code,
        {
          brand: money.brand,
          sell_round_step_cents: step ?? defaults.step,
          option: {
            ...option,
            age_policy: agePolicy ?? standard,
            extras: (extras.get(id) ?? []).map(withoutOption<Extra>),
          } satisfies Option,
          rates: usable.flatMap((row) => rateOf(row, money.fxOf(row.currency))),
          estimates: new Set(usable.filter((row) => row.status === "estimate").map((row) => row.id)),
        },
      ];
    }),
  );
}

type RateRow = Awaited<ReturnType<typeof readRates>>[number];

function rateOf(row: RateRow, fx: string | null | undefined): Rate[] {
  if (!fx) return [];
  const { optionId: _option, currency: _currency, status: _status, ...terms } = row;
  return [{ ...terms, fx }];
}

function withoutOption<Row>({ optionId: _option, ...rest }: Row & { optionId: number }) {
  return rest;
}

function standardPolicy({ infantTo, childTo }: { infantTo: number; childTo: number }): AgePolicy {
  return {
    infant_to: infantTo,
    child_to: childTo,
    children_allowed: true,
    infants_allowed: true,
    count_children_in_breaks: true,
    count_infants_in_breaks: false,
  };
}
