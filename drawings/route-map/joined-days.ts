import type { MapDay, MapTravel } from "./route-map-data.ts";

type Place = MapDay["place"];

export type JoinedDay = Omit<MapDay, "legs"> & { legs: MapTravel[] };

/** Where the night is spent, or the day that has none. */
export function stayOf(day: Pick<MapDay, "place" | "overnight">): Place {
  return day.overnight ?? day.place;
}

/**
 * The days with what is travelled on each, without gaps: where no journey says how one gets to the next place, as on a
 * day by coach, a bare line does.
 */
export function joinedDays(days: readonly MapDay[]): JoinedDay[] {
  let here: Place | undefined;
  return days.map((day) => {
    const legs = joined(day, here);
    here = stayOf(day);
    return { ...day, legs };
  });
}

function joined(day: MapDay, woke: Place | undefined): MapTravel[] {
  const travelled: MapTravel[] = [];
  let here = woke;
  const goTo = (place: Place) => {
    if (here && here.code !== place.code && !isTravelled(travelled, here, place)) {
      travelled.push({ from: here, to: place, mode: "route" });
    }
    here = place;
  };
  for (const leg of day.legs) {
    goTo(leg.from);
    travelled.push(leg);
    here = leg.to;
  }
  if (day.legs.length === 0) goTo(day.place);
  goTo(stayOf(day));
  return travelled;
}

/** Back by the same way needs no second line. */
function isTravelled(travelled: readonly MapTravel[], one: Place, other: Place): boolean {
  return travelled.some(
    ({ from, to }) =>
      (from.code === one.code && to.code === other.code) ||
      (from.code === other.code && to.code === one.code),
  );
}
