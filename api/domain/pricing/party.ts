import { bandsOf } from "./ages.ts";
import { parseClock } from "./calendar.ts";
import type { Band, LineInput, Option, Room, RoomCode } from "./line-shapes.ts";

/** One room and who is in it. Adults take its places first, then children; infants take none. */
export type RoomParty = {
  code: RoomCode;
  people: number[];
  adults: number[];
  children: number[];
  adultsOver: number;
  /** Positions of the children who have no place of their own. */
  childrenOver: number[];
};

/** Who travels, as the arithmetic needs it. */
export type Party = {
  bands: Band[];
  notInfants: number;
  rooms: RoomParty[];
  units: number;
  /** Units of the thing hired; 1 outside the unit basis. */
  qty: number;
  /** People who count in the breaks of a group price. */
  countedInBreaks: number;
  startMinutes: number | undefined;
};

/** Places of a room type; a room of another kind has as many as are in it. */
export const places: Record<RoomCode, number> = { SG: 1, DB: 2, TW: 2, TR: 3, QD: 4, OT: Infinity };

/** Puts the people of a valid line into bands and rooms, at their ages on its first day. */
export function partyOf({ option, request }: LineInput, units: number): Party {
  const bands = bandsOf(request, option.age_policy);
  const notInfants = bands.filter((band) => band !== "infant").length;
  return {
    bands,
    notInfants,
    rooms: (request.rooms ?? []).map((room) => roomPartyOf(room, bands)),
    units,
    qty: qtyOf(option, request.qty, notInfants),
    countedInBreaks: bands.filter((band) => countsInBreaks(band, option)).length,
    startMinutes: parseClock(request.start_time),
  };
}

function roomPartyOf(room: Room, bands: Band[]): RoomParty {
  const adults = room.pax.filter((person) => bands[person] === "adult");
  const children = room.pax.filter((person) => bands[person] === "child");
  const left = Math.max(0, places[room.code] - adults.length);
  return {
    code: room.code,
    people: room.pax,
    adults,
    children,
    adultsOver: Math.max(0, adults.length - places[room.code]),
    childrenOver: children.slice(left),
  };
}

function qtyOf(option: Option, asked: number | null | undefined, notInfants: number): number {
  if (option.charge_basis !== "unit") return 1;
  if (typeof asked === "number") return asked;
  const capacity = option.capacity_per_unit ?? null;
  return capacity === null ? 1 : Math.ceil(notInfants / capacity);
}

function countsInBreaks(band: Band, { age_policy: policy }: Option): boolean {
  if (band === "child") return policy.count_children_in_breaks;
  return band === "adult" || policy.count_infants_in_breaks;
}
