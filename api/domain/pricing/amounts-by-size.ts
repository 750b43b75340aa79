import { parseClock } from "./calendar.ts";
import type { LengthBand, PaxBreak, Surcharge } from "./line-shapes.ts";
import type { Party } from "./party.ts";
import { shareOf } from "./rational.ts";
import { addPart, type Owner, type Pricing } from "./row-price.ts";
import { priceOne } from "./unit-price.ts";

const everyone: Owner = { kind: "party" };

/** Unit basis: the first length band that holds the number of units, times the units hired. */
export function unitParts(pricing: Pricing, party: Party): void {
  const holds = ({ min_units: min = 1, max_units: max = null }: LengthBand): boolean =>
    min <= party.units && (max === null || party.units <= max);
  const cost = pricing.cost.bands?.find(holds)?.each;
  const sell = pricing.sell.bands?.find(holds)?.each;
  addPart(pricing, "band", { cost, sell }, party.qty, everyone);
}

/** Group basis: the first break that holds the counted people, and the surcharges of the start time. */
export function groupParts(pricing: Pricing, party: Party): void {
  const counted = party.countedInBreaks;
  const holds = ({ pax_from: from, pax_to: to }: PaxBreak): boolean =>
    from <= counted && (to === null || counted <= to);
  const cost = pricing.cost.breaks?.find(holds)?.each;
  const sell = pricing.sell.breaks?.find(holds)?.each;
  addPart(pricing, "break", { cost, sell }, 1, everyone);
  if (typeof cost !== "number" || party.startMinutes === undefined) return;
  for (const surcharge of pricing.cost.surcharges ?? []) {
    if (!isInWindow(surcharge, party.startMinutes)) continue;
    const stored = shareOf(BigInt(cost), BigInt(surcharge.bps));
    pricing.found.parts.push({ ...priceOne(stored, null, pricing.terms), owner: everyone });
  }
}

/** Both ends belong to the window; one that ends before it begins passes midnight. */
function isInWindow(surcharge: Surcharge, minutes: number): boolean {
  const from = parseClock(surcharge.time_from) ?? 0;
  const to = parseClock(surcharge.time_to) ?? 0;
  return from <= to ? from <= minutes && minutes <= to : minutes >= from || minutes <= to;
}
