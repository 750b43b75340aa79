import { groupParts, unitParts } from "./amounts-by-size.ts";
import type { ChargeBasis, Rate } from "./line-shapes.ts";
import type { Party } from "./party.ts";
import { addPart, type Owner, type Pricing, type RowPrice, type StoredPrices } from "./row-price.ts";
import { type BrandTerms, termsOf } from "./unit-price.ts";

/** What one row charges for one unit date of this party. */
export function priceRow(rate: Rate, basis: ChargeBasis, party: Party, brand: BrandTerms): RowPrice {
  const found: RowPrice = { parts: [], missing: [], overfull: false };
  const pricing = { cost: rate.cost, sell: rate.sell ?? {}, terms: termsOf(rate, brand), found };
  if (basis === "room") roomParts(pricing, party);
  else if (basis === "person") personParts(pricing, party);
  else if (basis === "unit") unitParts(pricing, party);
  else groupParts(pricing, party);
  return found;
}

/** People without a place: a row that has no price for them cannot take them, which is no question of an unsold key. */
function addOver(pricing: Pricing, key: string, prices: StoredPrices, times: number, owner: Owner): void {
  if (typeof prices.cost === "number") addPart(pricing, key, prices, times, owner);
  else pricing.found.overfull = true;
}

function roomParts(pricing: Pricing, party: Party): void {
  const { cost, sell } = pricing;
  party.rooms.forEach((room, index) => {
    const owner: Owner = { kind: "room", room: index };
    addPart(pricing, room.code, { cost: cost[room.code], sell: sell[room.code] }, 1, owner);
    const adult = { cost: cost.extra_adult, sell: sell.extra_adult };
    if (room.adultsOver > 0) addOver(pricing, "extra_adult", adult, room.adultsOver, owner);
    const child = { cost: cost.child_sharing, sell: sell.child_sharing };
    for (const person of room.childrenOver) {
      addOver(pricing, "child_sharing", child, 1, { kind: "person", person });
    }
  });
}

function personParts(pricing: Pricing, party: Party): void {
  const { cost, sell } = pricing;
  party.bands.forEach((band, person) => {
    addPart(pricing, band, { cost: cost[band], sell: sell[band] }, 1, { kind: "person", person });
  });
  if (typeof cost.single_supplement !== "number") return;
  const prices = { cost: cost.single_supplement, sell: sell.single_supplement };
  party.rooms.forEach((room, index) => {
    if (room.code === "SG") addPart(pricing, "single_supplement", prices, 1, { kind: "room", room: index });
  });
}
