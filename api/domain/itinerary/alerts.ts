import type { AlertRow, DayRow, ItineraryRows, LineRow } from "./rows.ts";

/**
 * Whether an alert belongs on an itinerary: it is meant for clients of the brand, is out at the time of
 * publishing, and something of the trip lies in its scope while it is in force (domain 2.3).
 */
export function alertApplies(alert: AlertRow, rows: ItineraryRows): boolean {
  if (!alert.audiences.includes("client")) return false;
  if (alert.brandCode && alert.brandCode !== rows.brand.code) return false;
  const at = rows.itinerary.publishedAt;
  if (alert.publishAt > at || (alert.expiresAt && alert.expiresAt <= at)) return false;
  return (
    rows.days.some((day) => overlaps(alert, day.date, day.date) && dayInScope(alert, day)) ||
    rows.lines.some((line) => overlaps(alert, line.dateFrom, line.dateTo) && lineInScope(alert, line))
  );
}

function overlaps(alert: AlertRow, from: string, to: string): boolean {
  return from <= alert.dateTo && to >= alert.dateFrom;
}

function dayInScope({ scope, scopeCodes }: AlertRow, day: DayRow): boolean {
  if (scope === "all") return true;
  const ends = day.legs.flatMap((leg) => [leg.from, leg.to]);
  if (scope === "place") {
    return [day.placeCode, day.overnightPlaceCode, ...ends].some((code) => code && scopeCodes.includes(code));
  }
  const routes = day.legs.flatMap((leg) => [`${leg.from}-${leg.to}`, `${leg.to}-${leg.from}`]);
  return scope === "route" && routes.some((route) => scopeCodes.includes(route));
}

function lineInScope({ scope, scopeCodes }: AlertRow, line: LineRow): boolean {
  const code = {
    place: line.placeCode,
    supplier: line.supplierCode,
    option: line.optionCode,
    service_type: line.serviceType,
    route: null,
    all: null,
  }[scope];
  return code !== null && scopeCodes.includes(code);
}
