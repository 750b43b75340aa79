import type { LineInput, LineRequest } from "#api/domain/pricing/line-shapes.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { loadPricing, type LoadedOption } from "#api/modules/catalogue/products/pricing-input.ts";
import type { Tx } from "#api/db/client.ts";
import type { FileSeed } from "./world/file-seed.ts";
import { lineRows, type LineSeedRow } from "./world/line-rows.ts";
import { agencySeeds } from "./personas/companies.ts";
import { dateAfter } from "./world/seed-keys.ts";

/** What a line earns and costs, as the tables keep it. */
type Money = ReturnType<typeof moneyOf>;
export type PlannedLine = LineSeedRow & { money: Money | null; departureId?: number };
/** A file with its days on the calendar and its services priced. */
export type PlannedFile = { seed: FileSeed; firstDay: string; births: string[]; lines: PlannedLine[] };

type Prices = Record<FileSeed["brand"], Map<string, LoadedOption>>;

/** Days by which a trip may move so that everything can be sold on its day. */
const shifts = [0, 1, -1, 2, -2, 3, -3];
const secured = new Set(["OK", "AL", "AM", "CP", "CX"]);

/** Puts files on the calendar around `today` and prices their services with the rates in the database. */
export async function planFiles(tx: Tx, seeds: FileSeed[], today: string): Promise<PlannedFile[]> {
  const prices = { NZ: await load(tx, "NZ", seeds, today), AU: await load(tx, "AU", seeds, today) };
  return seeds.map((seed) => {
    const plans = seed.status === "Travelling" || isWritten(seed) ? [0] : shifts;
    const first = plan(seed, dateAfter(today, seed.startsIn), prices);
    if (first.refused === 0) return first.file;
    const other = plans
      .map((shift) => plan(seed, dateAfter(today, seed.startsIn + shift), prices))
      .find(({ refused }) => refused === 0);
    return (other ?? first).file;
  });
}

/** Trips of which guides and tests say when they are. */
function isWritten(seed: FileSeed): boolean {
  return /^(NZFI10000[1-5]|AUFI200001)$/.test(seed.reference);
}

function load(tx: Tx, brand: FileSeed["brand"], seeds: FileSeed[], today: string) {
  const lines = seeds
    .filter((seed) => seed.brand === brand)
    .flatMap((seed) => seed.days.flatMap((day) => day.lines ?? []));
  return loadPricing(tx, {
    brand,
    optionCodes: [...new Set(lines.flatMap((line) => ("option" in line ? [line.option] : [])))],
    dates: { from: dateAfter(today, -365), to: dateAfter(today, 365) },
    priceCodes: [...new Set(agencySeeds.flatMap((seed) => seed.priceCodes ?? []))],
  });
}

function plan(seed: FileSeed, firstDay: string, prices: Prices) {
  const births = seed.pax.map((person, index) => birthOf(person, index, firstDay));
  let refused = 0;
  const lines = lineRows(seed, firstDay).map((line): PlannedLine => {
    if (!line.option) return { ...line, money: null };
    const priced = priceFor(seed, line, births, prices);
    if (priced) return withMoney(line, priced, "rate");
    refused += 1;
    const week = secured.has(line.status) ? aWeekAside(seed, line, births, prices) : null;
    return week ? withMoney(line, week, "manual") : { ...line, priceStatus: "no_rate", money: null };
  });
  return { refused, file: { seed, firstDay, births, lines } };
}

/** A booked service on a day without a rate was agreed with the supplier at the price of a week before or after. */
function aWeekAside(seed: FileSeed, line: LineSeedRow, births: string[], prices: Prices): PricedLine | null {
  for (const days of [-7, 7, -14, 14, -28, 28]) {
    const moved = { ...line, dateFrom: dateAfter(line.dateFrom, days), dateTo: dateAfter(line.dateTo, days) };
    const priced = priceFor(seed, moved, births, prices);
    if (priced) return priced;
  }
  return null;
}

function priceFor(seed: FileSeed, line: LineSeedRow, births: string[], prices: Prices): PricedLine | null {
  const loaded = line.option ? prices[seed.brand].get(line.option.code) : undefined;
  const buyer = agencySeeds.find((one) => one.code === seed.agency);
  if (!loaded || !buyer) throw new RangeError(`The seed has no option or agency for ${seed.reference}`);
  const { estimates: _none, ...parts } = loaded;
  const input: LineInput = {
    id: line.uid,
    ...parts,
    agency: { commission_bps: buyer.commissionBps ?? 0, price_codes: buyer.priceCodes ?? [] },
    request: requestOf(seed, line, births),
  };
  const result = priceLine(input);
  if (result.status === "invalid") throw new TypeError(`${line.uid}: ${JSON.stringify(result.errors)}`);
  return result.status === "priced" ? result : null;
}

/** Whoever sleeps in the rooms of the service takes part in it. */
function requestOf(seed: FileSeed, line: LineSeedRow, births: string[]): LineRequest {
  const rooms = line.forRooms.flatMap((seq) => seed.rooms[seq - 1] ?? []);
  const sleepers = rooms.flatMap((room) => room.sleepers);
  const staysTheNight = line.option?.chargeBasis === "room" || line.option?.secondUnit === "night";
  return {
    date_from: line.dateFrom,
    date_to: staysTheNight || line.option?.secondUnit.includes("day") ? line.dateTo : line.dateFrom,
    start_time: line.pickup?.time ?? line.startTime,
    end_time: line.dropoff?.time ?? line.endTime,
    pax: sleepers.map((seq) => ({ born: births[seq - 1] ?? null })),
    rooms: rooms.map((room) => ({
      code: room.code,
      pax: room.sleepers.map((seq) => sleepers.indexOf(seq)),
    })),
    extras: line.extras,
  };
}

function withMoney(line: LineSeedRow, priced: PricedLine, source: "rate" | "manual"): PlannedLine {
  const rooms = line.option?.chargeBasis === "room" ? line.forRooms.length : null;
  const people = line.option?.chargeBasis === "person" ? line.adults + line.children + line.infants : null;
  const status = priced.extra_on_request ? ("on_request" as const) : ("priced" as const);
  return {
    ...line,
    units: priced.units,
    qty: rooms ?? people ?? priced.qty,
    priceStatus: secured.has(line.status) ? "locked" : status,
    money: moneyOf(priced, source),
  };
}

function moneyOf(priced: PricedLine, source: "rate" | "departure" | "manual") {
  // Brands sell in these two.
  const currency = priced.currency as "NZD" | "AUD";
  const unitsOf = (amount: "cost" | "sell") =>
    priced.dates.map((unit) => ({
      date: unit.date,
      rate: unit.rate_id,
      version: unit.rate_version,
      cents: unit[amount],
      free: unit.free,
    }));
  const extrasOf = (amount: "cost" | "sell") =>
    priced.extras.map((one) => ({ code: one.code, count: one.count, cents: one[amount] }));
  return {
    price: {
      source,
      reason: source === "manual" ? "Agreed with the supplier outside the contract" : null,
      currency,
      sellCents: priced.sell,
      commissionCents: priced.commission,
      netCents: priced.net,
      gstCents: priced.gst.net,
      units: unitsOf("sell"),
      extras: extrasOf("sell"),
    },
    cost: { currency, costCents: priced.cost, units: unitsOf("cost"), extras: extrasOf("cost") },
  };
}

/** A date of birth that gives the age at travel, with no birthday on the way. */
export function birthOf(person: FileSeed["pax"][number], index: number, firstDay: string): string {
  const usual = { A: 29 + ((person.name[1].length * 7 + index * 3) % 38), C: 9, I: 1 };
  const age = person.age ?? usual[person.type ?? "A"];
  const before = dateAfter(firstDay, -(40 + ((person.name[0].length * 23) % 280)));
  const [year = "", month = "01", day = "01"] = before.split("-");
  return `${Number(year) - age}-${month}-${month === "02" && day === "29" ? "28" : day}`;
}
