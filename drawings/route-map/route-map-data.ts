import type { ItineraryDay, ItineraryLeg } from "#contract/sales/itineraries/itinerary.ts";
import type { TravelMode } from "#contract/primitives.ts";

/** How something is travelled; `route` where the trip does not say how. */
export type Mode = TravelMode | "route";

/** What a map needs of a day: where it is spent and what is travelled on it. */
export type MapDay = Pick<ItineraryDay, "day_no" | "place" | "overnight"> & {
  legs: Pick<ItineraryLeg, "from" | "to" | "mode">[];
};

/** One way between two places of a day. */
export type MapTravel = Pick<ItineraryLeg, "from" | "to"> & { mode: Mode };

/** A point of the map in its own units; the map is 360 wide. */
export type MapPoint = { x: number; y: number };

export type MapLeg = {
  mode: Mode;
  /** Path of the line from the first place to the second. */
  path: string;
  from: MapPoint & { name: string };
  to: MapPoint & { name: string };
  /** Days on which it is travelled. */
  days: number[];
};

export type MapStop = MapPoint & {
  code: string;
  name: string;
  /** The days spent there, as written on the dot: `3`, `3–4`, `1, 12`. */
  days: string;
  firstDay: number;
  /** Where the numbered dot is drawn: beside the place if the dots would cover each other. */
  dot: MapPoint & { width: number };
  /** Where the name is drawn; null where it would cover something else. */
  label: MapLabel | null;
};

export type MapLabel = MapPoint & { anchor: "start" | "middle" | "end" };

/** The part of the map that one day's journeys need, in the units of the whole map. */
export type DayMapFrame = {
  dayNo: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the day's journeys begin and end. */
  ends: (MapPoint & { name: string; label: MapLabel | null })[];
};

/** A route drawn on the outline of the land: plain data, computed on the server. */
export type RouteMapData = {
  width: number;
  height: number;
  /** Path of the coast lines within the map. */
  land: string;
  legs: MapLeg[];
  stops: MapStop[];
  dayFrames: DayMapFrame[];
};
