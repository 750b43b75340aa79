import type { Calculation } from "./calculate-line.ts";
import { addFractions, type Fraction } from "./rational.ts";
import type { Owner } from "./row-price.ts";

/** What one line's sell price is made of, before it is handed to people. */
type Pools = { rooms: bigint[]; people: bigint[]; allRooms: bigint; party: bigint };

/**
 * Everyone's exact share of the sell prices of the lines. A room's price is shared by the adults in it, a person's price
 * and a sharing child's are their own, and what is priced for the whole party is shared by all adults. Nothing is lost:
 * the shares add up to the sum of the lines.
 */
export function peopleShares(calculations: readonly Calculation[], people: number): Fraction[] {
  const shares: Fraction[] = Array.from({ length: people }, () => ({ num: 0n, den: 1n }));
  const give = (amount: bigint, parts: number, to: readonly number[]): void => {
    const share = { num: amount, den: BigInt(parts) * BigInt(to.length) };
    for (const person of to) shares[person] = addFractions(shares[person] ?? { num: 0n, den: 1n }, share);
  };
  for (const calculation of calculations) {
    const pools = poolsOf(calculation);
    const everyone = payersOf(calculation);
    const { rooms } = calculation.party;
    rooms.forEach((room, index) => {
      const payers = room.adults.length > 0 ? room.adults : everyone;
      give(pools.rooms[index] ?? 0n, 1, payers);
      give(pools.allRooms, rooms.length, payers);
    });
    pools.people.forEach((amount, person) => give(amount, 1, [person]));
    give(pools.party, 1, everyone);
  }
  return shares;
}

/** Who shares the common part: the adults; without adults the children, and infants only when they travel alone. */
function payersOf({ party: { bands } }: Calculation): number[] {
  const payer = (["adult", "child", "infant"] as const).find((band) => bands.includes(band));
  return bands.flatMap((band, person) => (band === payer ? [person] : []));
}

function poolsOf({ line, party, dates, extras }: Calculation): Pools {
  const pools: Pools = {
    rooms: party.rooms.map(() => 0n),
    people: party.bands.map(() => 0n),
    allRooms: 0n,
    party: 0n,
  };
  const basis = line.option.charge_basis;
  const common = basis === "unit" || basis === "group";
  for (const { parts } of dates) for (const part of parts) collect(pools, part.owner, part.sell);
  for (const { shares } of extras) {
    for (const share of shares) collect(pools, common ? { kind: "party" } : share.owner, share.sell);
  }
  return pools;
}

function collect(pools: Pools, owner: Owner, sell: bigint): void {
  if (owner.kind === "party") pools.party += sell;
  else if (owner.kind === "rooms") pools.allRooms += sell;
  else if (owner.kind === "room") pools.rooms[owner.room] = (pools.rooms[owner.room] ?? 0n) + sell;
  else pools.people[owner.person] = (pools.people[owner.person] ?? 0n) + sell;
}
