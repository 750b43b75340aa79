import type { Extra, LineInput, Option, Rate } from "#api/domain/pricing/line-shapes.ts";

type LineOverrides = Partial<Omit<LineInput, "option" | "request">> & {
  option?: Partial<Option>;
  request?: Partial<LineInput["request"]>;
};

/** A rate for all of 2027 that sells one thing of every kind; cost and sell are equal unless overridden. */
export function aRate(overrides: Partial<Rate> = {}): Rate {
  return {
    id: "r1",
    date_from: "2027-01-01",
    date_to: "2027-12-31",
    markup_bps: 0,
    cost: {
      SG: 9000,
      DB: 10_000,
      TW: 10_000,
      TR: 13_000,
      QD: 16_000,
      OT: 20_000,
      child_sharing: 3000,
      extra_adult: 4000,
      adult: 5000,
      child: 2500,
      infant: 0,
      single_supplement: 1500,
      bands: [{ min_units: 1, max_units: null, each: 7000 }],
      breaks: [{ pax_from: 1, pax_to: null, each: 12_000 }],
    },
    ...overrides,
  };
}

/** An optional extra at cost 1 000 that passes through. */
export function anExtra(overrides: Partial<Extra> = {}): Extra {
  return {
    code: "extra",
    basis: "unit_hire",
    compulsory: true,
    commissionable: true,
    price_on_request: false,
    cap_units: null,
    cost: { each: 1000, adult: 1000, child: 500, infant: 100 },
    sell: null,
    markup_bps: 0,
    ...overrides,
  };
}

/** Two adults in a double room for two nights from 1 March 2027, in NZD without commission. */
export function aLine(overrides: LineOverrides = {}): LineInput {
  return {
    id: "line",
    brand: { currency: "NZD", gst_bps: 1500 },
    agency: { commission_bps: 0, price_codes: [] },
    rates: [aRate()],
    ...overrides,
    option: {
      charge_basis: "room",
      second_unit: "night",
      cross_season: "split",
      age_policy: {
        infant_to: 2,
        child_to: 12,
        children_allowed: true,
        infants_allowed: true,
        count_children_in_breaks: true,
        count_infants_in_breaks: false,
      },
      ...overrides.option,
    },
    request: {
      date_from: "2027-03-01",
      date_to: "2027-03-03",
      pax: [{ age: 40 }, { age: 38 }],
      rooms: [{ code: "DB", pax: [0, 1] }],
      ...overrides.request,
    },
  };
}
