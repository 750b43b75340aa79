import type { MapPoint, Mode } from "./route-map-data.ts";

type Pair = readonly [x: number, y: number];

/** The ring with fewer points: none of those left out is farther than `tolerance` from the new line. */
export function simplified(points: readonly Pair[], tolerance: number): Pair[] {
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let farthest = -1;
    let distance = tolerance;
    for (let index = first + 1; index < last; index += 1) {
      const away = distanceToLine(points[index], points[first], points[last]);
      if (away > distance) {
        distance = away;
        farthest = index;
      }
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, index) => keep.has(index));
}

function distanceToLine(point: Pair = [0, 0], from: Pair = [0, 0], to: Pair = [0, 0]): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / length;
}

/** Closed path in relative coordinates, in steps of half a unit: the page is sent faster without finer ones. */
export function ringPath(points: readonly Pair[]): string {
  let [x, y] = halves(points[0]);
  let path = `M${String(x / 2)} ${String(y / 2)}l`;
  points.slice(1).forEach((point, index) => {
    const [nextX, nextY] = halves(point);
    // From where the line really is, so that rounding errors do not add up.
    const dx = nextX - x;
    const dy = nextY - y;
    if (dx === 0 && dy === 0) return;
    path += `${index === 0 || dx < 0 ? "" : " "}${short(dx)}${dy < 0 ? "" : " "}${short(dy)}`;
    [x, y] = [nextX, nextY];
  });
  return `${path}z`;
}

function halves([x, y]: Pair = [0, 0]): [number, number] {
  return [Math.round(x * 2), Math.round(y * 2)];
}

function short(half: number): string {
  return String(half / 2).replace(/^(-?)0\./, "$1.");
}

/** One decimal is a tenth of a pixel on a phone. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How far a line bends sideways, as a share of its length. */
const BEND: Record<Mode, number> = {
  route: 0.07,
  drive: 0.07,
  walk: 0.1,
  train: 0.05,
  ferry: 0.14,
  flight: 0.22,
};

/** A gently bent line: a flight as a clear arc, roads almost straight. It always bends to the same side of north. */
export function legPath(from: MapPoint, to: MapPoint, mode: Mode): string {
  const bend = BEND[mode] * (to.x >= from.x ? 1 : -1);
  const x = rounded((from.x + to.x) / 2 + (to.y - from.y) * bend);
  const y = rounded((from.y + to.y) / 2 - (to.x - from.x) * bend);
  return `M${String(from.x)} ${String(from.y)}Q${String(x)} ${String(y)} ${String(to.x)} ${String(to.y)}`;
}
