import { priceLine } from "#api/domain/pricing/price-line.ts";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";

export type Json = Record<string, unknown>;

/** A line with every key of the law spelled out, as a plain JSON value that tests may break. */
export function spelledOut(basis = "room"): Json {
  const surcharges = [{ time_from: "2200", time_to: "0559", bps: 2000 }];
  const rate = aRate({
    version: 2,
    price_code: "",
    dow_mask: 127,
    priority: 0,
    closed: false,
    min_units: 1,
    max_units: null,
    min_mode: "arrival",
    stay_pay: [[5, 4]],
    free_unit: "last",
    buy_tax_mode: "incl",
    fx: "1",
    sell: null,
  });
  const line = aLine({
    agency: { commission_bps: 1000, price_codes: ["A1"] },
    sell_round_step_cents: 0,
    rates: [rate, { ...rate, cost: { ...rate.cost, surcharges }, sell: { DB: 12_000 } }],
    option: {
      min_pax: 1,
      max_pax: null,
      capacity_per_unit: null,
      extras: [anExtra(), anExtra({ code: "other", sell: { each: 1500 } })],
    },
    request: { start_time: "1000", end_time: null, extras: ["extra"], qty: null },
  });
  const plain = JSON.parse(JSON.stringify(line)) as Json;
  (plain.option as Json).charge_basis = basis;
  return plain;
}

/** Sets (or, for undefined, removes) the value at a path such as `rates[0].cost`. */
export function withValue(line: Json, path: string, value: unknown): Json {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  const last = steps.pop() ?? "";
  const owner = steps.reduce<Json>((at, step) => at[step] as Json, line);
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else owner[last] = value;
  return line;
}

/** The complaints about a line with one value replaced; of a line that is fine its status. */
export function errorsOf(path: string, value: unknown, basis?: string): unknown {
  const result = priceLine(withValue(spelledOut(basis), path, value));
  return result.status === "invalid" ? result.errors : result.status;
}
