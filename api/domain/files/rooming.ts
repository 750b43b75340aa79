import type { PaxType } from "#contract/primitives.ts";

/** A traveller with the number of the room to sleep in; null for none. Ages are those of the first day. */
export type Sleeper = { seq: number; type: PaxType; age: number | null; room: number | null };
export type WantedPlace = { traveller: number; room: number | null };

/** What can be wrong with a place, by its position: nobody of that number, one told twice, no such room, other prices. */
export type PlaceProblem = { place: number; problem: "unknown" | "twice" | "noRoom" | "otherPrices" };

/** Adults sleep alike; a child or an infant has the price of its age. */
const kindOf = ({ type, age }: Pick<Sleeper, "type" | "age">) => (type === "A" ? "A" : `${type}${age ?? ""}`);

/**
 * Places that cannot be: rooms are priced for as many adults, and children of such ages, as sleep in them now, so that
 * only travellers of one kind change places. Who moves into a room that would be for others is told so.
 */
export function placeProblems(
  now: readonly Sleeper[],
  rooms: readonly number[],
  wanted: readonly WantedPlace[],
): PlaceProblem[] {
  const sleeperOf = new Map(now.map((one) => [one.seq, one]));
  const problems = wanted.flatMap(({ traveller, room }, place): PlaceProblem[] => {
    if (!sleeperOf.has(traveller)) return [{ place, problem: "unknown" }];
    if (wanted.findIndex((one) => one.traveller === traveller) !== place)
      return [{ place, problem: "twice" }];
    return room === null || rooms.includes(room) ? [] : [{ place, problem: "noRoom" }];
  });
  if (problems.length > 0) return problems;
  const placeOf = new Map(wanted.map(({ traveller, room }) => [traveller, room]));
  const after = now.map((one) => ({
    ...one,
    room: placeOf.get(one.seq) ?? (placeOf.has(one.seq) ? null : one.room),
  }));
  const others = new Set([...rooms, null].filter((room) => kindsIn(now, room) !== kindsIn(after, room)));
  return wanted.flatMap(({ traveller, room }, place): PlaceProblem[] =>
    sleeperOf.get(traveller)?.room !== room && others.has(room) ? [{ place, problem: "otherPrices" }] : [],
  );
}

function kindsIn(sleepers: readonly Sleeper[], room: number | null): string {
  return sleepers
    .filter((one) => one.room === room)
    .map(kindOf)
    .toSorted()
    .join(" ");
}
