import { z } from "zod";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import {
  allPriceKeys,
  freeUnits,
  minModes,
  rateStatuses,
  taxModes,
  writtenStatuses,
} from "#contract/catalogue/rates/rate-words.ts";
import { listQuery } from "#contract/list-query.ts";
import {
  BasisPoints,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  TranslatedText,
  Uid,
} from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";

const Price = Cents.min(0).max(100_000_000);
const Units = z.int().min(1).max(9999);

/** One price of a season: of a room, of a person, of a length of hire or of a size of party. */
const PriceRow = z.object({
  key: z.enum(allPriceKeys),
  from: Units.optional(),
  to: Units.optional(),
  cost_cents: Price,
  /** Without it the mark-up makes it. */
  sell_cents: Price.optional(),
});
const Deal = z.object({ stay: Units, pay: z.int().min(0).max(9999) });
const Surcharge = z.object({
  time_from: ClockTime,
  time_to: ClockTime,
  bps: BasisPoints.min(-10_000).max(100_000),
});

const terms = {
  /** Two letters or digits of agencies with prices of their own; empty for everybody. */
  price_code: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  operates_on: z.array(z.enum(weekdays)),
  min_units: Units,
  min_mode: z.enum(minModes),
  free_unit: z.enum(freeUnits),
  buy_tax_mode: z.enum(taxModes),
  /** Of two rates for one day the higher counts. */
  priority: z.int().min(0).max(99),
  closed: z.boolean(),
  markup_bps: BasisPoints.min(-9_000).max(50_000),
};

/** What the form of a season writes. */
export const RateSeasonInput = z
  .object({
    option: Uid,
    name: z.string().trim().min(1).max(80),
    date_from: terms.date_from,
    date_to: terms.date_to,
    status: z.enum(writtenStatuses),
    operates_on: terms.operates_on.min(1),
    price_code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z0-9]{2})?$/)
      .default(""),
    priority: terms.priority,
    contract_ref: z.string().trim().max(60).optional(),
    buy_tax_mode: terms.buy_tax_mode,
    markup_bps: terms.markup_bps,
    below_cost_reason: z.string().trim().max(200).optional(),
    prices: z.array(PriceRow).max(40).default([]),
    surcharges: z.array(Surcharge).max(10).default([]),
    min_units: terms.min_units,
    max_units: Units.optional(),
    min_mode: terms.min_mode,
    free_unit: terms.free_unit,
    deals: z.array(Deal).max(10).default([]),
    closed: z.boolean().default(false),
    closed_reason: z.string().trim().max(200).optional(),
  })
  .refine(({ date_from: from, date_to: to }) => to >= from, {
    path: ["date_to"],
    error: "validation:dateOrder",
  });
export type RateSeasonInput = z.output<typeof RateSeasonInput>;

/**
 * A season as it counts now. It keeps its `uid` through all its versions; what a price was made of is the version that
 * counted then, which nothing changes any more. `lock_version` is the number of the version.
 */
export const RateSeason = z.object({
  uid: Uid,
  option: Uid,
  product_name: TranslatedText,
  name: z.string(),
  status: z.enum(rateStatuses),
  currency: Currency,
  ...terms,
  max_units: z.int().nullable(),
  closed_reason: z.string().nullable(),
  below_cost_reason: z.string().nullable(),
  contract_ref: z.string().nullable(),
  prices: z.array(
    PriceRow.extend({
      from: z.int().nullable(),
      to: z.int().nullable(),
      sell_cents: Cents.nullable(),
    }),
  ),
  deals: z.array(Deal),
  surcharges: z.array(Surcharge),
  lock_version: z.int(),
});
export type RateSeason = z.infer<typeof RateSeason>;

export const RateSeasonQuery = listQuery({
  sort: ["date_from", "name", "product"],
  filter: {
    /** Name or code of the product, or name of the season. */
    q: z.string().max(60),
    supplier: Uid,
    option: Uid,
    status: z.enum(rateStatuses),
    price_code: z.string().max(2),
    /** Seasons with a day in it. */
    month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
  },
});

export const rateResource = defineResource({
  path: "/api/office/rates",
  name: "rate",
  plural: "rates",
  permission: { view: "rates.view", create: "rates.edit", edit: "rates.edit", remove: "rates.edit" },
  item: RateSeason,
  input: RateSeasonInput,
  query: RateSeasonQuery,
  verbs: ["confirm"],
});

export const rateEndpoints = [...rateResource.all] as const;
