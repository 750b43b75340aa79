import type { Extra, LineInput } from "./line-shapes.ts";
import type { Party } from "./party.ts";
import type { Owner } from "./row-price.ts";
import { type BrandTerms, priceOne, type UnitPrice } from "./unit-price.ts";

/** One extra of a line. `shares` say whose sell price it is; they add up to `sell`. */
export type ExtraPrice = UnitPrice & {
  extra: Extra;
  count: bigint;
  shares: { owner: Owner; sell: bigint }[];
};

/** The extras that are asked for or compulsory, in the option's order. One on request counts nothing. */
export function priceExtras({ option, request }: LineInput, party: Party, brand: BrandTerms): ExtraPrice[] {
  const asked = new Set(request.extras);
  return (option.extras ?? [])
    .filter((extra) => extra.compulsory || asked.has(extra.code))
    .map((extra) => {
      if (extra.price_on_request) return { extra, count: 0n, cost: 0n, sell: 0n, shares: [] };
      return extra.basis === "person_night" || extra.basis === "person_stay"
        ? personExtra(extra, party, brand)
        : sharedExtra(extra, party, brand);
    });
}

/** Everyone pays, infants too at the infant price; the cap counts for each person. */
function personExtra(extra: Extra, party: Party, brand: BrandTerms): ExtraPrice {
  const times = capped(extra, extra.basis === "person_night" ? BigInt(party.units) : 1n);
  const priced = {
    adult: one(extra, "adult", brand),
    child: one(extra, "child", brand),
    infant: one(extra, "infant", brand),
  };
  const price: ExtraPrice = {
    extra,
    count: BigInt(party.bands.length) * times,
    cost: 0n,
    sell: 0n,
    shares: [],
  };
  party.bands.forEach((band, person) => {
    const { cost, sell } = priced[band];
    price.cost += cost * times;
    price.sell += sell * times;
    price.shares.push({ owner: { kind: "person", person }, sell: sell * times });
  });
  return price;
}

function sharedExtra(extra: Extra, party: Party, brand: BrandTerms): ExtraPrice {
  const count = capped(extra, countOf(extra, party));
  const { cost, sell } = one(extra, "each", brand);
  const owner: Owner =
    extra.basis === "room_night" || extra.basis === "room_stay" ? { kind: "rooms" } : { kind: "party" };
  return { extra, count, cost: cost * count, sell: sell * count, shares: [{ owner, sell: sell * count }] };
}

function countOf({ basis }: Extra, { rooms, qty, units }: Party): bigint {
  if (basis === "room_night") return BigInt(rooms.length) * BigInt(units);
  if (basis === "room_stay") return BigInt(rooms.length);
  return basis === "unit_day" ? BigInt(qty) * BigInt(units) : BigInt(qty);
}

function capped({ cap_units: cap }: Extra, count: bigint): bigint {
  return cap !== null && BigInt(cap) < count ? BigInt(cap) : count;
}

/** Cost and sell of one. What is passed through at cost is not stepped up, or it would no longer be at cost. */
function one(extra: Extra, key: "adult" | "child" | "infant" | "each", brand: BrandTerms): UnitPrice {
  const stated = extra.sell?.[key];
  const markupBps = BigInt(extra.markup_bps ?? 0);
  const passedThrough = typeof stated !== "number" && markupBps === 0n;
  return priceOne(BigInt(extra.cost[key] ?? 0), stated, {
    gstBps: brand.gstBps,
    taxExcluded: false,
    fx: { num: 1n, den: 1n },
    markupBps,
    stepCents: passedThrough ? 0n : brand.stepCents,
  });
}
