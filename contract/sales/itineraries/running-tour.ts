import type { ServiceType } from "#contract/primitives.ts";

const tours = new Set<ServiceType>(["IT", "CR", "WK"]);
const dayLength = 86_400_000;

type Service = { service_type: ServiceType; name: string; date_from: string; date_to: string };
export type RunningTour = { service_type: ServiceType; name: string; day: number; days: number };

/**
 * The tour that began before a day and goes on through it, with the number of the day in it: such a day is neither free
 * nor empty, though none of its services begins there. Dates `YYYY-MM-DD`; pass the services that are taken.
 */
export function runningTour(date: string, services: readonly Service[]): RunningTour | null {
  const tour = services.find(
    ({ service_type: type, date_from: from, date_to: to }) => tours.has(type) && from < date && date <= to,
  );
  if (!tour) return null;
  return {
    service_type: tour.service_type,
    name: tour.name,
    day: daysFrom(tour.date_from, date),
    days: daysFrom(tour.date_from, tour.date_to),
  };
}

function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1;
}
