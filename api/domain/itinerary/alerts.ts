import type { AlertRow, ItineraryRows } from "./rows.ts";

/**
 * What of a trip an alert may be about, by codes and dates (`YYYY-MM-DD`). It is kept with a published itinerary,
 * so that alerts that come out later find the trips they touch. It never leaves the API.
 */
export type TripReach = {
  brand: string;
  days: { date: string; places: string[]; routes: string[] }[];
  services: {
    from: string;
    to: string;
    place: string;
    supplier: string | null;
    option: string | null;
    type: string;
  }[];
};

type AlertScope = Pick<AlertRow, "brandCode" | "scope" | "scopeCodes" | "dateFrom" | "dateTo">;

/** The codes and dates of a trip. A route counts in both directions. */
export function reachOf({ brand, days, lines }: Pick<ItineraryRows, "brand" | "days" | "lines">): TripReach {
  return {
    brand: brand.code,
    days: days.map(({ date, placeCode, overnightPlaceCode, legs }) => {
      const places = [placeCode, overnightPlaceCode, ...legs.flatMap(({ from, to }) => [from, to])];
      return {
        date,
        places: [...new Set(places.filter((code) => code !== null))],
        routes: [...new Set(legs.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]))],
      };
    }),
    services: lines.map((line) => ({
      from: line.dateFrom,
      to: line.dateTo,
      place: line.placeCode,
      supplier: line.supplierCode,
      option: line.optionCode,
      type: line.serviceType,
    })),
  };
}

/** Whether something of the trip lies in the alert's scope while it is in force (domain 2.3). */
export function alertTouches(alert: AlertScope, reach: TripReach): boolean {
  if (alert.brandCode && alert.brandCode !== reach.brand) return false;
  return (
    reach.days.some((day) => overlaps(alert, day.date, day.date) && dayInScope(alert, day)) ||
    reach.services.some(
      (service) => overlaps(alert, service.from, service.to) && serviceInScope(alert, service),
    )
  );
}

/** Whether an alert is out at that moment: published, and not expired. */
export function isOut(
  { publishAt, expiresAt }: Pick<AlertRow, "publishAt" | "expiresAt">,
  at: Date,
): boolean {
  return publishAt !== null && publishAt <= at && (expiresAt === null || expiresAt > at);
}

/** Whether an alert belongs on an itinerary when it is published: out, meant for clients, and touching the trip. */
export function alertApplies(alert: AlertRow, rows: ItineraryRows): boolean {
  return (
    alert.audiences.includes("client") &&
    isOut(alert, rows.itinerary.publishedAt) &&
    alertTouches(alert, reachOf(rows))
  );
}

function overlaps({ dateFrom, dateTo }: AlertScope, from: string, to: string): boolean {
  return from <= dateTo && to >= dateFrom;
}

function dayInScope(
  { scope, scopeCodes }: AlertScope,
  { places, routes }: TripReach["days"][number],
): boolean {
  if (scope === "all") return true;
  if (scope === "place") return places.some((code) => scopeCodes.includes(code));
  return scope === "route" && routes.some((code) => scopeCodes.includes(code));
}

function serviceInScope({ scope, scopeCodes }: AlertScope, service: TripReach["services"][number]): boolean {
  const code = {
    place: service.place,
    supplier: service.supplier,
    option: service.option,
    service_type: service.type,
    route: null,
    all: null,
  }[scope];
  return code !== null && scopeCodes.includes(code);
}
