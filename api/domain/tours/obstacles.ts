import { seatsLeft, statusOn, type DepartureSeats } from "#api/domain/tours/departure-status.ts";
import type { DepartureObstacle } from "#contract/tours/departure.ts";

/** A departure as far as a party's seats depend on it. */
export type DepartureStock = DepartureSeats & {
  dateFrom: string;
  /** Most single rooms, and those that are taken; null: as many as there are seats. */
  singlesMax: number | null;
  singlesTaken: number;
};

/** What a party needs of a departure. */
export type SeatNeed = { seats: number; singles: number };

/** Everything that keeps a party from having seats on a day (`YYYY-MM-DD`, at the tour's place); empty: it can. */
export function departureObstacles(
  departure: DepartureStock,
  need: SeatNeed,
  today: string,
): DepartureObstacle[] {
  const halted = haltOf(departure, today);
  return halted ? [halted] : seatObstacles(departure, need);
}

/** Why nothing is sold on a departure any more, whoever asks; a price for it would mean nothing. */
export function haltOf(departure: DepartureStock, today: string): DepartureObstacle | null {
  const status = statusOn(departure, today);
  if (status === "cancelled" || status === "on_hold") return status;
  if (status === "departed" || status === "completed" || departure.dateFrom <= today) return "departed";
  return status === "closed" || status === "planned" ? "closed" : null;
}

/** What is short for a party on a departure that is sold. */
export function seatObstacles(departure: DepartureStock, { seats, singles }: SeatNeed): DepartureObstacle[] {
  const left = seatsLeft(departure);
  if (left === 0) return ["full"];
  const { singlesMax, singlesTaken } = departure;
  const few = singles > 0 && singlesMax !== null && singlesTaken + singles > singlesMax;
  return [...(left < seats ? (["seats"] as const) : []), ...(few ? (["singles"] as const) : [])];
}
