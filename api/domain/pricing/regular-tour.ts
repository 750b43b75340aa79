import { marginOf, shareOf, toExactNumber } from "./rational.ts";

export type TourRoomCode = "SG" | "DB" | "TW" | "TR";
export type TourTraveller = "adult" | "child";

/** Prices of one departure per person in cents; `child_bps` is what a sharing child pays less. */
export type TourPrices = {
  twin_share: number;
  single_supplement: number;
  triple_reduction: number;
  child_bps: number;
  deposit: number;
  cost_per_person: number;
  cost_single_supplement: number;
};

export type TourRoom = { code: TourRoomCode; people: readonly TourTraveller[] };

export type TourPrice = {
  status: "priced";
  /** Price of everyone in cents, room by room, person by person. */
  rooms: number[][];
  seats: number;
  total: number;
  deposit: number;
  balance: number;
  commission: number;
  net: number;
  cost: number;
  yield: number;
  margin_bps: number;
};

/** The rooms, by position, that are not full or have no adult. A party of nobody names none. */
export type TourRefusal = { status: "refused"; rooms: number[] };

/** The room types that tours sell, with the people each is made for. */
export const tourPlaces: Record<TourRoomCode, number> = { SG: 1, DB: 2, TW: 2, TR: 3 };

/**
 * The price of a booking on a regular tour. Every room must be filled exactly and have an adult: who wants a twin
 * alone takes a single. A child pays the twin share less `child_bps` in any room it shares.
 */
export function priceTour(
  prices: TourPrices,
  rooms: readonly TourRoom[],
  commissionBps: number,
): TourPrice | TourRefusal {
  const bad = rooms.flatMap((room, index) => (isWellFilled(room) ? [] : [index]));
  if (bad.length > 0 || rooms.length === 0) return { status: "refused", rooms: bad };
  const each = rooms.map((room) => room.people.map((person) => personPrice(person, room.code, prices)));
  const seats = each.flat().length;
  const singles = rooms.filter((room) => room.code === "SG").length;
  const total = each.flat().reduce((sum, price) => sum + price, 0n);
  const deposit = BigInt(seats) * BigInt(prices.deposit);
  const cost =
    BigInt(seats) * BigInt(prices.cost_per_person) + BigInt(singles) * BigInt(prices.cost_single_supplement);
  const commission = shareOf(total, BigInt(commissionBps));
  const net = total - commission;
  return {
    status: "priced",
    rooms: each.map((people) => people.map(toExactNumber)),
    seats,
    total: toExactNumber(total),
    deposit: toExactNumber(deposit),
    balance: toExactNumber(total - deposit),
    commission: toExactNumber(commission),
    net: toExactNumber(net),
    cost: toExactNumber(cost),
    yield: toExactNumber(net - cost),
    margin_bps: toExactNumber(marginOf(net - cost, net)),
  };
}

function isWellFilled({ code, people }: TourRoom): boolean {
  return people.length === tourPlaces[code] && people.includes("adult");
}

function personPrice(person: TourTraveller, room: TourRoomCode, prices: TourPrices): bigint {
  const share = BigInt(prices.twin_share);
  if (person === "child") return share - shareOf(share, BigInt(prices.child_bps));
  if (room === "SG") return share + BigInt(prices.single_supplement);
  return room === "TR" ? share - BigInt(prices.triple_reduction) : share;
}
