import { pathToFileURL } from "node:url";
import { priceLine } from "#api/domain/pricing/price-line.ts";

export type PricingBench = { name: string; linesPerSecond: number; rounds: number[] };

const seasons = 50;
const codes = ["", "A1", "B2", "C3"];

/**
 * Lines priced per second on one core: five nights in two rooms over a season border, chosen from 200 rates (four
 * price codes with 50 seasons each), validation included. Seconds are processor time and the figure is the median of
 * several rounds, so that neighbours on a shared machine do not count.
 */
export async function benchPricing(rounds = 7, linesPerRound = 10_000): Promise<PricingBench> {
  const inputs = Array.from({ length: 16 }, (_, index) => line(index));
  runRound(inputs, linesPerRound);
  const results: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push(runRound(inputs, linesPerRound));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const sorted = results.toSorted((a, b) => a - b);
  return {
    name: "pricing: 5-night room line, 200 rates",
    linesPerSecond: sorted[Math.floor(sorted.length / 2)] ?? 0,
    rounds: results,
  };
}

function runRound(inputs: readonly unknown[], lines: number): number {
  const start = process.cpuUsage();
  for (let index = 0; index < lines; index += 1) {
    const { status } = priceLine(inputs[index % inputs.length]);
    if (status !== "priced") throw new Error(`the bench line is ${status}`);
  }
  const { user, system } = process.cpuUsage(start);
  return Math.round((lines * 1e6) / (user + system));
}

/** A line as it comes from JSON; the start moves by a day so that no two lines ask for the same dates. */
function line(index: number): unknown {
  const from = Date.UTC(2027, 1, 1 + index);
  return JSON.parse(
    JSON.stringify({
      id: `bench-${index}`,
      brand: { currency: "NZD", gst_bps: 1500 },
      agency: { commission_bps: 1000, price_codes: ["A1"] },
      sell_round_step_cents: 100,
      option: {
        charge_basis: "room",
        second_unit: "night",
        cross_season: "split",
        min_pax: 1,
        max_pax: null,
        capacity_per_unit: null,
        age_policy: {
          infant_to: 2,
          child_to: 14,
          children_allowed: true,
          infants_allowed: true,
          count_children_in_breaks: true,
          count_infants_in_breaks: false,
        },
        extras: [breakfast],
      },
      rates: codes.flatMap((code) => Array.from({ length: seasons }, (_, season) => rate(code, season))),
      request: {
        date_from: isoDate(from),
        date_to: isoDate(from + 5 * dayMs),
        start_time: null,
        end_time: null,
        pax: [{ born: "1984-05-02" }, { age: 40 }, { age: 8 }, { age: 33 }],
        rooms: [
          { code: "DB", pax: [0, 1, 2] },
          { code: "SG", pax: [3] },
        ],
        extras: ["breakfast"],
        qty: null,
      },
    }),
  );
}

const dayMs = 86_400_000;

const breakfast = {
  code: "breakfast",
  basis: "person_night",
  compulsory: false,
  commissionable: true,
  price_on_request: false,
  cap_units: null,
  cost: { adult: 3250, child: 1625, infant: 0 },
  sell: null,
  markup_bps: 2800,
};

/** Seasons of two weeks, one after the other, from January 2027. */
function rate(code: string, season: number): unknown {
  const from = Date.UTC(2027, 0, 1) + season * 14 * dayMs;
  return {
    id: `${code}-${season}`,
    version: 1,
    price_code: code,
    date_from: isoDate(from),
    date_to: isoDate(from + 13 * dayMs),
    dow_mask: 127,
    priority: 0,
    closed: false,
    min_units: 1,
    max_units: null,
    min_mode: "arrival",
    stay_pay: [[5, 4]],
    free_unit: "last",
    buy_tax_mode: "excl",
    fx: "1.0917",
    markup_bps: 2350,
    cost: { SG: 13_000 + season, DB: 15_630 + season, TW: 15_630 + season, child_sharing: 6000 },
    sell: null,
  };
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { name, linesPerSecond, rounds } = await benchPricing();
  process.stdout.write(`${name}: ${linesPerSecond} lines per second (rounds: ${rounds.join(", ")})\n`);
}
