import type { DayLeg } from "#api/db/schema/client-file.ts";
import type { RouteLegRow } from "#api/domain/itinerary/rows.ts";
import type { DayHeaderRow } from "#api/modules/sales/day-headers/read-days.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";
import type { DayHeader } from "#contract/sales/day-headers/day-headers.ts";

type Journey = DayHeader["journeys"][number];
type Places = Pick<DayHeaderRow, "place" | "overnight">;

/** How the journeys of a day are named in a form. */
export function journeyKey(legs: readonly DayLeg[]): string {
  return legs.map(({ from, to, mode }) => `${from}-${to}-${mode}`).join(",");
}

/** The road between two places, also where it is known the other way round alone. */
function roads(routes: readonly RouteLegRow[], from: string, to: string): DayLeg[] {
  if (from === to) return [];
  const modes = routes
    .filter((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from))
    .map(({ mode }) => mode);
  return [...new Set(modes)].map((mode) => ({ from, to, mode }));
}

/**
 * The journeys that a day can have: the one that it has, those from where one woke up to where the day and the night
 * are spent as far as the ways are known, and none.
 */
export function journeysOf(
  day: Places & Pick<DayHeaderRow, "legs">,
  before: Places | undefined,
  routes: readonly RouteLegRow[],
): DayLeg[][] {
  const woke = before && (before.overnight ?? before.place);
  const night = day.overnight ?? day.place;
  const there = woke === undefined ? [] : roads(routes, woke, day.place);
  const on = roads(routes, day.place, night);
  const straight = woke === undefined ? [] : roads(routes, woke, night);
  const both = there.flatMap((one) => on.map((other) => [one, other]));
  const all: DayLeg[][] = [day.legs, ...[...there, ...on, ...straight].map((leg) => [leg]), ...both, []];
  const byKey = new Map(all.map((legs) => [journeyKey(legs), legs]));
  return [...byKey.values()];
}

/** The same as the office reads it, with how far it is. */
export function presentJourney(legs: readonly DayLeg[], routes: readonly RouteLegRow[]): Journey {
  return {
    key: journeyKey(legs),
    legs: legs.map(({ from, to, mode }) => {
      const fits = (one: RouteLegRow) => one.mode === mode;
      const known =
        routes.find((one) => fits(one) && one.from === from && one.to === to) ??
        routes.find((one) => fits(one) && one.from === to && one.to === from);
      return { from, to, mode, distance_km: known?.distanceKm ?? null, minutes: known?.minutes ?? null };
    }),
  };
}

/** What travellers read of the first journey of a day that has no notes of its own. Notes hold for one direction. */
export function suggestedNotes(
  legs: readonly DayLeg[],
  routes: readonly RouteLegRow[],
  locale: Locale,
): string {
  const [first] = legs;
  const known = routes.find(
    ({ from, to, mode }) => from === first?.from && to === first.to && mode === first.mode,
  );
  return inLanguage(known?.notes ?? null, locale) ?? "";
}
