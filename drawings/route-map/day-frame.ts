import type { JoinedDay } from "./joined-days.ts";
import { rounded } from "./map-lines.ts";
import type { DayMapFrame, MapDay, MapLabel, MapPoint } from "./route-map-data.ts";
import { layEnds } from "./stop-layout.ts";

type Frame = { width: number; height: number };
type Place = MapDay["place"];

/** How wide the map of a day is drawn, in pixels; the map of the whole route is drawn larger (journey.css). */
export const DAY_MAP_WIDTH = 272;

/** A journey fills at most this share of its window, and the window is never narrower than this. */
const LEAST_WIDTH = 84;
const ROOM = { x: 1.7, y: 1.5 };

/** A journey across the whole country makes its window higher than 16:9. */
const LEAST_ROOM = 1.2;

/** A window of 16:9 around the day's journeys, inside the whole map; undefined on a day without any. */
export function dayFrame(
  day: JoinedDay,
  at: (place: Place) => MapPoint,
  whole: Frame,
): DayMapFrame | undefined {
  const legs = day.legs.filter(({ from, to }) => from.code !== to.code);
  const places = legs.flatMap(({ from, to }) => [from, to]);
  const ends = [...new Map(places.map((place) => [place.code, { ...at(place), name: place.name }])).values()];
  if (ends.length === 0) return undefined;
  const horizontal = extent(ends.map(({ x }) => x));
  const vertical = extent(ends.map(({ y }) => y));
  const width = Math.min(
    whole.width,
    Math.max(LEAST_WIDTH, horizontal.span * ROOM.x, ((vertical.span * 16) / 9) * ROOM.y),
  );
  const height = Math.min(whole.height, Math.max((width * 9) / 16, vertical.span * LEAST_ROOM));
  const x = within(horizontal.middle - width / 2, whole.width - width);
  const y = within(vertical.middle - height / 2, whole.height - height);
  const frame = { x, y, width: rounded(width), height: rounded(height) };
  const lines = legs.map(({ from, to }) => [at(from), at(to)] as const);
  return { dayNo: day.day_no, ...frame, ends: namedEnds(ends, lines, frame) };
}

/** Names are placed at the size at which the window is drawn. */
function namedEnds(
  ends: readonly (MapPoint & { name: string })[],
  lines: readonly (readonly [MapPoint, MapPoint])[],
  frame: Frame & MapPoint,
): DayMapFrame["ends"] {
  const scale = DAY_MAP_WIDTH / frame.width;
  const drawn = (point: MapPoint) => ({ x: (point.x - frame.x) * scale, y: (point.y - frame.y) * scale });
  const onMap = (label: MapLabel): MapLabel => ({
    ...label,
    x: rounded(frame.x + label.x / scale),
    y: rounded(frame.y + label.y / scale),
  });
  const named = layEnds(
    ends.map((end) => ({ ...drawn(end), name: end.name })),
    lines.map(([from, to]) => [drawn(from), drawn(to)]),
    { width: DAY_MAP_WIDTH, height: frame.height * scale },
  );
  return ends.map((end, index) => {
    const label = named[index]?.label;
    return { ...end, label: label ? onMap(label) : null };
  });
}

function extent(values: readonly number[]): { middle: number; span: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, span: most - least };
}

function within(value: number, most: number): number {
  return rounded(Math.min(most, Math.max(0, value)));
}
