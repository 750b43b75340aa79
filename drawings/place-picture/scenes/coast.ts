import {
  filled,
  lines,
  range,
  sky,
  text,
  water,
  type Canvas,
  type Drawing,
} from "#drawings/place-picture/canvas.ts";
import { HEIGHT, WIDTH, closed, curve, hills, type Profile } from "#drawings/place-picture/ridge.ts";
import { between } from "#drawings/place-picture/seeded-random.ts";
import { lighter, mixTones } from "#drawings/place-picture/tone.ts";

/** Headlands that step down into the sea from one side, and the curve of a beach in front. */
export function coast(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const horizon = between(random, 285, 320);
  const side = random() < 0.5 ? 1 : -1;
  const drawing = [...sky(canvas, horizon), ...island(canvas, horizon, side), ...water(canvas, horizon)];
  for (const layer of [0, 1, 2]) {
    const reach = WIDTH * (0.62 - layer * 0.13) * between(random, 0.9, 1.1);
    const relief = hills(random, 3 + layer);
    const top = 120 + layer * 26;
    const foot = horizon + 8 + layer * 34;
    drawing.push(
      ...range(canvas, {
        profile: (x) => {
          const inland = 1 - (side > 0 ? x : WIDTH - x) / reach;
          const rise = Math.max(-0.2, inland) ** 3 * 0.35 + Math.tanh(Math.max(-1, inland) * 3.2) * 0.65;
          return foot - rise * (top + relief(x) * 46);
        },
        foot: foot + 14,
        depth: 0.22 + layer * 0.2,
        count: 5,
        step: 40,
      }).map((element) => `<g clip-path="url(#c${String(layer)})">${element}</g>`),
    );
    drawing.unshift(
      `<clipPath id="c${String(layer)}"><path d="M0 0h${String(WIDTH)}v${text(foot)}H0z"/></clipPath>`,
    );
  }
  return [
    ...drawing,
    ...beach(canvas, side),
    filled(closed(foreground(canvas, side)), mixTones(palette.far, palette.near, 1)),
  ];
}

function island(canvas: Canvas, horizon: number, side: number): Drawing {
  const { random, palette } = canvas;
  const middle = side > 0 ? between(random, 640, 860) : between(random, 100, 320);
  const width = between(random, 60, 120);
  const height = between(random, 26, 54);
  const shape = `M${text(middle - width)} ${text(horizon + 1)}q${text(width * 0.5)} ${text(-height * 0.5)} ${text(width * 0.8)} ${text(-height)}t${text(width * 1.2)} ${text(height)}z`;
  return [filled(shape, mixTones(palette.far, palette.near, 0.08))];
}

function beach({ random, palette }: Canvas, side: number): Drawing {
  const bay = bayProfile(side, between(random, 455, 480), 60);
  const foam = [0, 1, 2].map((index) => curve((x) => bay(x) - 10 - index * (13 + index * 3), 96));
  return [
    lines(foam, lighter(palette.waterFar, 0.1), palette.dark ? 0.35 : 0.8, 2),
    filled(
      closed(curve(bay, 96)),
      palette.dark
        ? mixTones(palette.detail, palette.near, 0.72)
        : mixTones(palette.detail, palette.far, 0.35),
    ),
  ];
}

function bayProfile(side: number, level: number, depth: number): Profile {
  return (x) => level + depth * Math.cos((x / WIDTH) * Math.PI) * -side + 18 * Math.sin((x / WIDTH) * 5);
}

function foreground({ random }: Canvas, side: number): string {
  const relief = hills(random, 4);
  return curve((x) => HEIGHT - 16 - 38 * (side > 0 ? 1 - x / WIDTH : x / WIDTH) - relief(x) * 16, 80);
}
