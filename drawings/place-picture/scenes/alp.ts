import {
  filled,
  lines,
  range,
  sky,
  text,
  type Canvas,
  type Drawing,
} from "#drawings/place-picture/canvas.ts";
import { WIDTH, closed, hills } from "#drawings/place-picture/ridge.ts";
import { between, type Random } from "#drawings/place-picture/seeded-random.ts";
import { lighter, mixTones, type Tone } from "#drawings/place-picture/tone.ts";

type Point = readonly [x: number, y: number];
type Massif = { line: Point[]; summits: number[] };

/** A massif with snow and a shaded side, a lower range before it, and soft foothills. */
export function alp(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const drawing = sky(canvas, 300);
  [0, 1].forEach((layer) => {
    const massif = layer === 0 ? skyline(random, 372, 215, 4) : skyline(random, 448, 112, 5);
    const tone = mixTones(palette.far, palette.near, 0.2 + layer * 0.34);
    drawing.push(
      filled(closed(`M${joined(massif.line)}`), tone),
      filled(
        snow(random, massif.line, layer === 0 ? 318 : 372),
        palette.dark ? lighter(tone, 0.27 - layer * 0.1) : palette.detail,
      ),
      `<path d="${shadows(random, massif)}" opacity="${palette.dark ? ".3" : ".13"}"/>`,
    );
  });
  const meadow: Tone = [palette.near[0], palette.near[1] + 0.012, 165];
  const green = { ...canvas, palette: { ...palette, near: meadow } };
  for (const layer of [0, 1]) {
    const relief = hills(random, 2.6 + layer);
    const foot = 560 + layer * 90;
    drawing.push(
      ...range(green, {
        profile: (x) => foot - 84 - relief(x) * 44,
        foot,
        depth: 0.66 + layer * 0.34,
        count: 4,
      }),
    );
  }
  return [...drawing, lines(mist(random), palette.skyLow, palette.dark ? 0.25 : 0.7, 2)];
}

/** A broken line over a few summits, the highest of them somewhere in the middle. */
function skyline(random: Random, base: number, height: number, count: number): Massif {
  const line: Point[] = [[-80, base]];
  const summits: number[] = [];
  const highest = 1 + Math.floor(random() * (count - 2));
  const gap = (WIDTH + 120) / count;
  for (let summit = 0; summit < count; summit += 1) {
    const x = -60 + gap * (summit + 0.5) + between(random, -0.16, 0.16) * gap;
    const share = summit === highest ? 1 : between(random, 0.42, 0.72);
    climb(random, line, [x, base - height * share]);
    summits.push(line.length - 1);
    climb(random, line, [x + gap * between(random, 0.4, 0.6), base - height * between(random, 0.04, 0.2)]);
  }
  return { line, summits };
}

/** Adds a flank of broken steps that ends at `to`. */
function climb(random: Random, line: Point[], to: Point): void {
  const from = line.at(-1) ?? to;
  const steps = 4;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const rough = step === steps ? 0 : Math.abs(to[1] - from[1]) * 0.1;
    line.push([
      Math.round(from[0] + (to[0] - from[0]) * (share + (step === steps ? 0 : between(random, -0.07, 0.07)))),
      Math.round(from[1] + (to[1] - from[1]) * share + between(random, -rough, rough)),
    ]);
  }
}

/** Everything above the snow line, with a lower edge that runs down into gullies. */
function snow(random: Random, line: readonly Point[], level: number): string {
  const edge = line.flatMap(([x, y], index): Point[] => {
    const depth = Math.max(0, level - y);
    const fall = (index % 2 === 0 ? 0.62 : 0.3) * between(random, 0.8, 1.2);
    return [[x, Math.round(y + depth * fall)]];
  });
  return `M${joined(line)}L${joined(edge.reverse())}z`;
}

/** The side away from the sun: from each summit down its right flank and back along a broken spur. */
function shadows(random: Random, { line, summits }: Massif): string {
  return summits
    .map((summit) => {
      const flank = line.slice(summit, summit + 5);
      const [x, y] = flank[0] ?? [0, 0];
      const [footX, footY] = flank.at(-1) ?? [x, y];
      const drop = footY - y + 90;
      const spur = [0.8, 0.6, 0.4, 0.2].map((share, index): Point => {
        const sway = (index % 2 === 0 ? 1 : -1) * between(random, 4, 13);
        return [Math.round(x + (footX - x) * share * 0.42 + sway), Math.round(y + drop * share)];
      });
      return `M${joined([...flank, [footX - 10, footY + 90], ...spur])}z`;
    })
    .join("");
}

function joined(points: readonly Point[]): string {
  return points.map(([x, y]) => `${text(x)} ${text(y)}`).join("L");
}

function mist(random: Random): string[] {
  return Array.from(
    { length: 7 },
    (_, index) =>
      `M${text(Math.round(between(random, 0, WIDTH)))} ${String(432 + index * 8)}h${text(Math.round(between(random, 60, 220)))}`,
  );
}
