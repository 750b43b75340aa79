import { addDays } from "#app/domain/dates.ts";
import type { Arrival, ArrivalSpan } from "#contract/sales/supplier-bookings/arrivals.ts";

/** How many arrive on a day: services, people, and rooms of those who stay. */
export type ArrivalSums = { arrivals: number; guests: number; rooms: number };

export type ArrivalDay = {
  day: string;
  arriving: Arrival[];
  /** Who has come before, stays over the day and leaves on a later one. */
  staying: Arrival[];
  leaving: Arrival[];
  sums: ArrivalSums;
};

/**
 * The days of a span on which anybody comes, is in the house or leaves. Nights alone make a stay: whatever else lasts
 * for days is there on its first one.
 */
export function arrivalDays({ from, days, services }: Pick<ArrivalSpan, "from" | "days" | "services">) {
  return Array.from({ length: days }, (_, index) => addDays(from, index))
    .map((day): ArrivalDay => {
      const begun = services.filter((service) => isStay(service) && service.date_from < day);
      const arriving = services.filter(({ date_from: first }) => first === day);
      return {
        day,
        arriving,
        staying: begun.filter(({ date_to: last }) => last > day),
        leaving: begun.filter(({ date_to: last }) => last === day),
        sums: sumsOf(arriving),
      };
    })
    .filter(({ arriving, staying, leaving }) => arriving.length + staying.length + leaving.length > 0);
}

function sumsOf(arriving: readonly Arrival[]): ArrivalSums {
  return {
    arrivals: arriving.length,
    guests: guestsOf(arriving),
    rooms: arriving.reduce((sum, service) => sum + (isStay(service) ? service.qty : 0), 0),
  };
}

/** How many people services are for, infants among them. */
export function guestsOf(services: readonly Pick<Arrival, "adults" | "children" | "infants">[]): number {
  return services.reduce((sum, { adults, children, infants }) => sum + adults + children + infants, 0);
}

function isStay({ nights }: Arrival): boolean {
  return nights !== null;
}
