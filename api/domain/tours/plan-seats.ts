import { departureObstacles, type DepartureStock, type SeatNeed } from "#api/domain/tours/obstacles.ts";
import type { DepartureObstacle } from "#contract/tours/departure.ts";

/** A line that would have seats on a departure. */
export type SeatWant = SeatNeed & { lineId: number; departureId: number };

export type SeatPlan = {
  /** What keeps each line from its seats; empty where it gets them all. */
  answers: ReadonlyMap<number, DepartureObstacle[]>;
  /** Lines that get their seats. */
  takings: SeatWant[];
};

/** Which lines get their seats, in their order, so that a later one finds fewer: all seats of a line or none of them. */
export function planSeats(
  wants: readonly SeatWant[],
  departures: ReadonlyMap<number, DepartureStock>,
  today: string,
): SeatPlan {
  const answers = new Map<number, DepartureObstacle[]>();
  const takings: SeatWant[] = [];
  const left = new Map(departures);
  for (const want of wants) {
    const stock = left.get(want.departureId);
    const obstacles: DepartureObstacle[] = stock ? departureObstacles(stock, want, today) : ["cancelled"];
    answers.set(want.lineId, obstacles);
    if (!stock || obstacles.length > 0) continue;
    takings.push(want);
    left.set(want.departureId, {
      ...stock,
      held: stock.held + want.seats,
      singlesTaken: stock.singlesTaken + want.singles,
    });
  }
  return { answers, takings };
}
