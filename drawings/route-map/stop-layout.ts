import { rounded } from "./map-lines.ts";
import type { MapLabel, MapLeg, MapPoint, MapStop } from "./route-map-data.ts";

/** Height of a numbered dot and of a line of text, in map units. */
export const DOT = 17;
const LINE = 12;
/** Wider than most, so that a name of wide letters does not reach into its neighbour. */
const LETTER = 6.4;

type Box = { left: number; top: number; right: number; bottom: number };
type Frame = { width: number; height: number };
type BareStop = Omit<MapStop, "dot" | "label">;

/** Gives every stop its numbered dot and its name so that they cover each other as little as possible. */
export function layStops(stops: readonly BareStop[], legs: readonly MapLeg[], frame: Frame): MapStop[] {
  const dots = spreadDots(stops, frame);
  const taken = dots.map((dot) => dotBox(dot));
  const lines = legs.flatMap(({ from, to }) => pointsAlong(from, to));
  return stops.map((stop, index) => {
    const dot = dots[index] ?? { x: stop.x, y: stop.y, width: DOT };
    return { ...stop, dot, label: placeLabel(stop.name, dot, taken, lines, frame) };
  });
}

function pointsAlong(from: MapPoint, to: MapPoint): MapPoint[] {
  return [0.12, 0.2, 0.35, 0.5, 0.65, 0.8, 0.88].map((share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
}

/** Places the names at the ends of a day's journeys, in a map drawn at `frame`'s size. */
export function layEnds(
  ends: readonly (MapPoint & { name: string })[],
  lines: readonly (readonly [from: MapPoint, to: MapPoint])[],
  frame: Frame,
): (MapPoint & { name: string; label: MapLabel | null })[] {
  const dots = ends.map(({ x, y }) => ({ x, y, width: DOT * 0.6 }));
  const taken = dots.map((dot) => dotBox(dot));
  const covered = lines.flatMap(([from, to]) => pointsAlong(from, to));
  return ends.map((end) => {
    const label = placeLabel(end.name, { x: end.x, y: end.y, width: DOT * 0.6 }, taken, covered, frame);
    return { ...end, label };
  });
}

const ROUNDS = 60;

/**
 * Pushes dots apart that would cover each other; at first each is also drawn back to its place. A round in which none
 * moves is the last of its kind: those after it would be the same.
 */
function spreadDots(stops: readonly BareStop[], frame: Frame): MapStop["dot"][] {
  const dots = stops.map(({ x, y, days }) => ({ x, y, width: DOT + Math.max(0, days.length - 2) * 5 }));
  for (const homesickness of [0.06, 0]) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = dots.map(({ x, y }) => [x, y] as const);
      spreadOnce(dots, stops, { homesickness, frame });
      if (dots.every(({ x, y }, index) => x === before[index]?.[0] && y === before[index][1])) break;
    }
  }
  return dots.map((dot) => ({ ...dot, x: rounded(dot.x), y: rounded(dot.y) }));
}

type Spreading = { homesickness: number; frame: Frame };

function spreadOnce(
  dots: readonly MapStop["dot"][],
  stops: readonly BareStop[],
  { homesickness, frame }: Spreading,
): void {
  for (const [index, dot] of dots.entries()) {
    const home = stops[index] ?? dot;
    dot.x += (home.x - dot.x) * homesickness;
    dot.y += (home.y - dot.y) * homesickness;
    for (let next = index + 1; next < dots.length; next += 1) {
      const other = dots[next];
      if (other) pushApart(dot, other);
    }
    keepInside(dot, frame);
  }
}

function keepInside(dot: MapStop["dot"], frame: Frame): void {
  dot.x = Math.min(frame.width - dot.width / 2 - 2, Math.max(dot.width / 2 + 2, dot.x));
  dot.y = Math.min(frame.height - DOT / 2 - 2, Math.max(DOT / 2 + 2, dot.y));
}

function pushApart(one: MapStop["dot"], other: MapStop["dot"]): void {
  const gapX = (one.width + other.width) / 2 + 2 - Math.abs(other.x - one.x);
  const gapY = DOT + 2 - Math.abs(other.y - one.y);
  if (gapX <= 0 || gapY <= 0) return;
  if (gapX < gapY) {
    const push = (gapX / 2) * (other.x >= one.x ? 1 : -1);
    one.x -= push;
    other.x += push;
    return;
  }
  const push = (gapY / 2) * (other.y >= one.y ? 1 : -1);
  one.y -= push;
  other.y += push;
}

function dotBox({ x, y, width }: MapStop["dot"]): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - DOT / 2, bottom: y + DOT / 2 };
}

function placeLabel(
  name: string,
  dot: MapStop["dot"],
  taken: Box[],
  lines: readonly MapPoint[],
  frame: Frame,
): MapLabel | null {
  const width = name.length * LETTER;
  const side = dot.width / 2 + 4;
  const candidates: MapLabel[] = [
    { x: dot.x + side, y: dot.y + 4, anchor: "start" },
    { x: dot.x - side, y: dot.y + 4, anchor: "end" },
    { x: dot.x, y: dot.y + DOT / 2 + LINE, anchor: "middle" },
    { x: dot.x, y: dot.y - DOT / 2 - 4, anchor: "middle" },
    { x: dot.x + side - 4, y: dot.y + DOT / 2 + 7, anchor: "start" },
    { x: dot.x - side + 4, y: dot.y + DOT / 2 + 7, anchor: "end" },
    { x: dot.x + side - 4, y: dot.y - DOT / 2, anchor: "start" },
    { x: dot.x - side + 4, y: dot.y - DOT / 2, anchor: "end" },
    { x: dot.x, y: dot.y + DOT / 2 + 2 * LINE, anchor: "middle" },
    { x: dot.x, y: dot.y - DOT / 2 - 4 - LINE, anchor: "middle" },
  ];
  let best: { label: MapLabel; box: Box; cost: number } | undefined;
  for (const [order, label] of candidates.entries()) {
    // Those after it cost more than their place among them.
    if (best && best.cost <= order) break;
    const box = labelBox(label, width);
    const cost = order + costOf(box, taken, lines, frame);
    if (cost < (best?.cost ?? Infinity)) best = { label, box, cost };
  }
  if (!best || best.cost > 90) return null;
  taken.push(best.box);
  return { ...best.label, x: rounded(best.label.x), y: rounded(best.label.y) };
}

function labelBox({ x, y, anchor }: MapLabel, width: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 11, bottom: y + 3.5 };
}

function costOf(box: Box, taken: readonly Box[], lines: readonly MapPoint[], frame: Frame): number {
  // Names that run into each other or into a number are read by nobody: rather none.
  const collides = taken.some((other) => overlaps(box, other));
  const crossed = lines.filter(
    ({ x, y }) => x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2,
  ).length;
  const outside =
    Math.max(0, 4 - box.left) +
    Math.max(0, box.right - frame.width + 4) +
    Math.max(0, 2 - box.top) +
    Math.max(0, box.bottom - frame.height + 2);
  return (collides ? Infinity : 0) + crossed * 12 + outside * 20;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
