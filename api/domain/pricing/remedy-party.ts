import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { type Plan, usedRows } from "./calculate-line.ts";
import type { LineInput, RoomCode } from "./line-shapes.ts";
import { type Party, places, type RoomParty } from "./party.ts";

/** The limit that the party breaks. */
export function allowedPartySize({ option }: LineInput, { notInfants }: Party): Remedy[] {
  const { min_pax: min = 1, max_pax: max = null } = option;
  if (notInfants < min) return [{ code: "PARTY_AT_LEAST", params: { people: min } }];
  return max === null || max < 1 ? [] : [{ code: "PARTY_AT_MOST", params: { people: max } }];
}

/** From which age guests are taken. Children alone may be excluded, in a house that takes infants. */
export function allowedAges({ option }: LineInput): Remedy[] {
  const { infant_to: infantTo, child_to: childTo, ...policy } = option.age_policy;
  if (policy.children_allowed) return [{ code: "MIN_AGE", params: { age: infantTo + 1 } }];
  if (policy.infants_allowed) return [{ code: "NO_CHILDREN", params: { from: infantTo + 1, to: childTo } }];
  return [{ code: "MIN_AGE", params: { age: childTo + 1 } }];
}

/** What is wrong with the rooms, each once. */
export function betterRooms(line: LineInput, plan: Plan): Remedy[] {
  const { party } = plan;
  if (party.rooms.length === 0) return [{ code: "ADD_ROOM", params: {} }];
  const remedies: Remedy[] = [];
  if (party.rooms.some((room) => room.adults.length === 0)) {
    remedies.push({ code: "ADULT_IN_EVERY_ROOM", params: {} });
  }
  const placed = party.rooms.flatMap((room) => room.people);
  if (placed.length !== line.request.pax.length || new Set(placed).size !== placed.length) {
    remedies.push({ code: "ONE_ROOM_EACH", params: {} });
  }
  for (const room of new Set(party.rooms.filter((each) => isOverfull(each, plan)).map(({ code }) => code))) {
    remedies.push({ code: "ROOM_TOO_SMALL", params: { room, places: placesOf(room) } });
  }
  return remedies;
}

/** How many units hold the party. */
export function enoughUnits({ option }: LineInput, { notInfants }: Party): Remedy[] {
  const capacity = option.capacity_per_unit ?? null;
  return capacity === null ? [] : [{ code: "TAKE_UNITS", params: { qty: Math.ceil(notInfants / capacity) } }];
}

function isOverfull(room: RoomParty, plan: Plan): boolean {
  return usedRows(plan).some(({ row: { rate } }) => {
    const noAdult = room.adultsOver > 0 && typeof rate.cost.extra_adult !== "number";
    return noAdult || (room.childrenOver.length > 0 && typeof rate.cost.child_sharing !== "number");
  });
}

/** A room of another kind is never overfull; its number of places is not asked for. */
function placesOf(room: RoomCode): number {
  return Number.isFinite(places[room]) ? places[room] : 0;
}
