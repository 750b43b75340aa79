import type { Random } from "./seeded-random.ts";

/** Size of every picture in its own units. */
export const WIDTH = 960;
export const HEIGHT = 600;

/** A height for every x of the picture. */
export type Profile = (x: number) => number;

/** Smooth random hills between -1 and 1; `waves` is the number of large ones across the picture. */
export function hills(random: Random, waves: number, octaves = 3): Profile {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const count = Math.ceil(waves * 2 ** octave) + 3;
    return { count, heights: Array.from({ length: count }, () => random() * 2 - 1), weight: 0.45 ** octave };
  });
  const total = layers.reduce((sum, layer) => sum + layer.weight, 0);
  return (x) => {
    let height = 0;
    layers.forEach(({ heights, weight }, octave) => {
      const place = Math.max(0, (x / WIDTH) * waves * 2 ** octave + 1);
      const index = Math.floor(place);
      const share = (1 - Math.cos((place - index) * Math.PI)) / 2;
      const left = heights[index] ?? 0;
      const right = heights[index + 1] ?? left;
      height += weight * (left + (right - left) * share);
    });
    return height / total;
  };
}

/** Path along the profile from edge to edge, drawn as one soft curve; `step` is the distance of its points. */
export function curve(profile: Profile, step = 60, from = -step, to = WIDTH + step): string {
  const xs = Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => from + index * step);
  const middles = xs.slice(1).map((x, index) => {
    const before = xs[index] ?? from;
    return [Math.round((before + x) / 2), Math.round((profile(before) + profile(x)) / 2)] as const;
  });
  return joined(middles);
}

/** Closes an edge-to-edge path along the bottom of the picture, to be filled. */
export function closed(path: string, bottom = HEIGHT + 9): string {
  return `${path}V${String(bottom)}H-99z`;
}

function joined(points: readonly (readonly [number, number])[]): string {
  let [x, y] = points[0] ?? [0, 0];
  let path = `M${String(x)} ${String(y)}`;
  points.slice(1).forEach(([nextX, nextY], index) => {
    const dx = nextX - x;
    const dy = nextY - y;
    const pair = `${String(dx)}${dy < 0 ? "" : " "}${String(dy)}`;
    const separated = index === 0 || dx < 0 ? pair : ` ${pair}`;
    path += index === 0 ? "t" + pair : separated;
    [x, y] = [nextX, nextY];
  });
  return path;
}
