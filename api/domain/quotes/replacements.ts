import type { SecondUnit } from "#api/domain/pricing/line-shapes.ts";
import { addDays } from "#api/domain/today.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";

/** Something that may come to stand in the place of a service. */
export type Candidate = { code: string; class: OptionClass | null };
export type SlotCandidate = Candidate & { substitute: boolean };

/**
 * What may stand where a service stands, in the order in which it is offered: the substitutes that the package names, the
 * options of its other classes, then what else there is, that of the same class first. Each once, and never what stands
 * there already.
 */
export function orderReplacements(
  current: Candidate,
  inSlot: readonly SlotCandidate[],
  others: readonly Candidate[],
): { code: string; substitute: boolean }[] {
  const isSameClass = (one: Candidate) => one.class === current.class;
  const ordered = [
    ...inSlot.filter(({ substitute }) => substitute),
    ...inSlot.filter(({ substitute }) => !substitute),
    ...others.filter(isSameClass),
    ...others.filter((one) => !isSameClass(one)),
  ];
  const substitutes = new Set(inSlot.filter(({ substitute }) => substitute).map(({ code }) => code));
  return [...new Set(ordered.map(({ code }) => code))]
    .filter((code) => code !== current.code)
    .map((code) => ({ code, substitute: substitutes.has(code) }));
}

type Dated = { dateFrom: string; dateTo: string };

/** The dates of what replaces a service: a stay stays as long as it was, a trip lasts as long as it lasts. */
export function replacementDates(
  { dateFrom, dateTo }: Dated,
  { secondUnit, nights }: { secondUnit: SecondUnit; nights: number | null },
): Dated {
  if (secondUnit === "trip") return { dateFrom, dateTo: addDays(dateFrom, nights ?? 0) };
  const shortest = secondUnit === "calendar_day" ? dateFrom : addDays(dateFrom, 1);
  return { dateFrom, dateTo: dateTo < shortest ? shortest : dateTo };
}

/** When what replaces a service is over, `hhmm`: by its own length where that is known and ends on the day itself. */
export function replacementEnd(
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  durationMinutes: number | null,
): string | null {
  if (startTime === null || durationMinutes === null) return endTime;
  const end = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(2)) + durationMinutes;
  if (end >= 24 * 60) return endTime;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, "0")).join("");
}

/** What is free comes first, then what has to be asked for, what its supplier has stopped selling last; else as they come. */
export function freeFirst<Offer extends { stock: { status: "free" | "request" | "stopped" } }>(
  offers: readonly Offer[],
): Offer[] {
  const order = ["free", "request", "stopped"];
  return offers.toSorted((one, other) => order.indexOf(one.stock.status) - order.indexOf(other.stock.status));
}
