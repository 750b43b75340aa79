import type { Tx } from "#api/db/client.ts";
import { calculateLine } from "#api/domain/pricing/calculate-line.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { peopleShares } from "#api/domain/pricing/quote-people.ts";
import { checkLine } from "#api/domain/pricing/validate.ts";
import type { LineRow } from "#api/domain/quotes/version-rows.ts";
import type { BrandCode } from "#contract/primitives.ts";
import { calculateDeparture } from "#api/domain/tours/price-departure.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { loadDepartures } from "#api/modules/tours/departures/load-departures.ts";
import { loadPricing, type LoadedOption } from "#api/modules/catalogue/products/pricing-input.ts";
import type { StoredLine } from "./read-lines.ts";
import type { Party } from "./read-party.ts";

/** How a service is split between the travellers, and what its departure asks of them beforehand, in cents. */
export type Shares = Pick<LineRow, "weights" | "reasons" | "depositCents">;
const unknown: Shares = { weights: null, reasons: [] };

type Buyer = { brand: BrandCode; commissionBps: number; priceCodes: string[] };

/**
 * How today's rates would split each service between the travellers, or why they would refuse it, by the `uid` of the
 * line. What a service costs is not read from here: prices are those that the file holds.
 */
export async function readShares(
  tx: Tx,
  lines: readonly StoredLine[],
  party: Party,
  buyer: Buyer,
): Promise<Map<string, Shares>> {
  const bought = lines.filter(({ optionCode }) => optionCode !== null);
  const tours = await readTourShares(tx, lines, party, buyer);
  const days = bought.flatMap(({ dateFrom, dateTo }) => [dateFrom, dateTo]).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined || party.travellers.length === 0) return tours;
  const loaded = await loadPricing(tx, {
    brand: buyer.brand,
    optionCodes: [...new Set(bought.flatMap(({ optionCode }) => optionCode ?? []))],
    dates: { from, to },
    priceCodes: buyer.priceCodes,
  });
  for (const line of bought) {
    const option = loaded.get(line.optionCode ?? "");
    tours.set(line.uid, option ? sharesOf(line, option, party, buyer) : unknown);
  }
  return tours;
}

/** How tours are split: everyone has a price of their own. Whether seats are still sold is asked elsewhere. */
async function readTourShares(
  tx: Tx,
  lines: readonly StoredLine[],
  { request }: Party,
  buyer: Buyer,
): Promise<Map<string, Shares>> {
  const tours = lines.filter(({ departureId }) => departureId !== null);
  const departures = await loadDepartures(
    tx,
    tours.flatMap(({ departureId }) => departureId ?? []),
  );
  const numberOf = await readBookingNumbers(tx);
  const terms = {
    // The parts of the people are the same in every currency and on all terms.
    brand: { currency: "NZD", gst_bps: 0 },
    agency: { commission_bps: buyer.commissionBps, price_codes: buyer.priceCodes },
    ages: {
      infantTo: numberOf("booking.infant_max_age_default"),
      childTo: numberOf("booking.child_max_age_default"),
    },
  };
  const shares = tours.map((line): [string, Shares] => {
    const departure = departures.get(line.departureId ?? 0);
    if (!departure) return [line.uid, unknown];
    const worked = calculateDeparture(departure, request, terms, anyDay);
    const depositCents = request.pax.length * departure.prices.deposit;
    if ("reasons" in worked) return [line.uid, { weights: null, reasons: worked.reasons, depositCents }];
    return [line.uid, { weights: peopleShares([worked], request.pax.length), reasons: [], depositCents }];
  });
  return new Map(shares);
}

/** A day before all others: nothing has left or is closed by the clock. */
const anyDay = "";

function sharesOf(line: StoredLine, loaded: LoadedOption, { request }: Party, buyer: Buyer): Shares {
  const { estimates: _estimates, ...parts } = loaded;
  const { charge_basis: basis, second_unit: unit } = loaded.option;
  const lasts = basis === "room" || unit !== "trip";
  const input: LineInput = {
    id: line.uid,
    ...parts,
    agency: { commission_bps: buyer.commissionBps, price_codes: buyer.priceCodes },
    request: {
      date_from: line.dateFrom,
      date_to: lasts ? line.dateTo : line.dateFrom,
      start_time: line.pickup?.time ?? line.startTime,
      end_time: line.dropoff?.time ?? line.endTime,
      ...request,
      extras: line.extras,
    },
  };
  const checked = checkLine(input);
  if (!("line" in checked)) return unknown;
  const outcome = calculateLine(checked);
  if ("reasons" in outcome) return { weights: null, reasons: outcome.reasons };
  return { weights: peopleShares([outcome], request.pax.length), reasons: [] };
}
