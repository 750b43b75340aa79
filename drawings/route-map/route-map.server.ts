import { geoMercator, type GeoProjection } from "d3-geo";
import { joinedDays, stayOf, type JoinedDay } from "./joined-days.ts";
import { landPath } from "./land.server.ts";
import { legPath, rounded } from "./map-lines.ts";
import type { MapDay, MapLeg, MapPoint, MapStop, RouteMapData } from "./route-map-data.ts";
import { dayFrame } from "./day-frame.ts";
import { layStops } from "./stop-layout.ts";

type Place = MapDay["place"];

/** The map is drawn for a phone: one unit is about one pixel there. */
const WIDTH = 360;
const HEIGHT = { least: 270, most: 450 };
const MARGIN = { x: 48, y: 30 };

/** A trip within one town still shows this many degrees of the land around it. */
const LEAST_DEGREES = 3;

/**
 * The whole route of an itinerary as plain data for `RouteMap`: coast lines, one line per journey, also where none is told, one
 * numbered dot per place stayed at. Undefined for an itinerary without days.
 */
export function routeMap({ days: told }: { days: readonly MapDay[] }): RouteMapData | undefined {
  const days = joinedDays(told);
  const places = days.flatMap((day) => [stayOf(day), ...day.legs.flatMap(({ from, to }) => [from, to])]);
  if (places.length === 0) return undefined;
  const { projection, height } = project(places);
  const frame = { width: WIDTH, height };
  const at = (place: Place): MapPoint => {
    const [x, y] = projection([place.lng, place.lat]) ?? [0, 0];
    return { x: rounded(x), y: rounded(y) };
  };
  const legs = legsOf(days, at);
  return {
    ...frame,
    land: landPath(projection),
    legs,
    stops: layStops(stopsOf(days, at), legs, frame),
    dayFrames: days.flatMap((day) => dayFrame(day, at, frame) ?? []),
  };
}

/** Fits all places into the map, a single one with the land around it; clips just outside. */
function project(places: readonly Place[]): { projection: GeoProjection; height: number } {
  const points = places.map(({ lng, lat }): [number, number] => [lng, lat]);
  const around = { type: "MultiPoint" as const, coordinates: [...points, ...leastSurroundings(points)] };
  const projection = geoMercator().precision(0);
  const fitHeight = (height: number) =>
    projection.fitExtent(
      [
        [MARGIN.x, MARGIN.y],
        [WIDTH - MARGIN.x, height - MARGIN.y],
      ],
      around,
    );
  fitHeight(HEIGHT.most);
  const ys = around.coordinates.map((point) => projection(point)?.[1] ?? 0);
  const span = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN.y;
  const height = Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, span)));
  fitHeight(height).clipExtent([
    [-6, -6],
    [WIDTH + 6, height + 6],
  ]);
  return { projection, height };
}

function leastSurroundings(points: readonly [number, number][]): [number, number][] {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [lng, lat] = [middle(points.map((point) => point[0])), middle(points.map((point) => point[1]))];
  const half = LEAST_DEGREES / 2;
  return [
    [lng - half, lat],
    [lng + half, lat],
  ];
}

function legsOf(days: readonly JoinedDay[], at: (place: Place) => MapPoint): MapLeg[] {
  const legs = new Map<string, MapLeg>();
  for (const day of days) {
    for (const { from, to, mode } of day.legs) {
      if (from.code === to.code) continue;
      const key = `${from.code} ${to.code} ${mode}`;
      const known = legs.get(key);
      if (known) {
        known.days.push(day.day_no);
        continue;
      }
      const [start, end] = [at(from), at(to)];
      legs.set(key, {
        mode,
        path: legPath(start, end, mode),
        from: { ...start, name: from.name },
        to: { ...end, name: to.name },
        days: [day.day_no],
      });
    }
  }
  return [...legs.values()];
}

type Stay = { place: Place; spans: { first: number; last: number }[] };

function stopsOf(
  days: readonly JoinedDay[],
  at: (place: Place) => MapPoint,
): Omit<MapStop, "dot" | "label">[] {
  const stays = new Map<string, Stay>();
  for (const day of days) {
    const place = stayOf(day);
    const stay = stays.get(place.code) ?? { place, spans: [] };
    const latest = stay.spans.at(-1);
    if (latest?.last === day.day_no - 1) latest.last = day.day_no;
    else stay.spans.push({ first: day.day_no, last: day.day_no });
    stays.set(place.code, stay);
  }
  return [...stays.values()].map(({ place, spans }) => ({
    ...at(place),
    code: place.code,
    name: place.name,
    firstDay: spans[0]?.first ?? 1,
    days: spans
      .map(({ first, last }) => (first === last ? String(first) : `${String(first)}–${String(last)}`))
      .join(", "),
  }));
}
