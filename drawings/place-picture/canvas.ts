import type { Palette } from "./palette.ts";
import { HEIGHT, WIDTH, closed, curve, type Profile } from "./ridge.ts";
import { between, type Random } from "./seeded-random.ts";
import { hex, lighter, mixTones, type Tone } from "./tone.ts";

/** What a scene is drawn with. */
export type Canvas = { random: Random; palette: Palette };

/** Elements of an SVG picture, back to front. */
export type Drawing = string[];

export function text(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled shape, with an optional contour in a second tone. */
export function filled(path: string, tone: Tone): string {
  return `<path fill="${hex(tone)}" d="${path}"/>`;
}

/** Thin lines in one tone, as one element. */
export function lines(paths: readonly string[], tone: Tone, opacity: number, width = 1.5): string {
  return `<path fill="none" stroke="${hex(tone)}" stroke-width="${text(width)}" stroke-linecap="round" opacity="${text(opacity)}" d="${paths.join("")}"/>`;
}

/** Sky from edge to edge, and a low sun or a moon in it. */
export function sky({ random, palette }: Canvas, horizon: number, discSize = 46): Drawing {
  const x = between(random, WIDTH * 0.18, WIDTH * 0.82);
  const y = horizon - between(random, 110, 210);
  const radius = palette.dark ? discSize * 0.62 : discSize;
  return [
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(palette.skyTop)}"/><stop offset=".72" stop-color="${hex(palette.skyLow)}"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0h${String(WIDTH)}v${String(HEIGHT)}H0z"/>`,
    `<g fill="${hex(palette.disc)}"><circle cx="${text(x)}" cy="${text(y)}" r="${text(radius * 2.1)}" opacity="${palette.dark ? ".05" : ".35"}"/><circle cx="${text(x)}" cy="${text(y)}" r="${text(radius)}"/></g>`,
  ];
}

/**
 * A range of land: its silhouette and `count` contour lines that calm down towards the foot.
 * `depth` 0 is the farthest, 1 the nearest.
 */
export function range(
  { palette }: Canvas,
  shape: { profile: Profile; foot: number; depth: number; count: number; step?: number },
): Drawing {
  const tone = mixTones(palette.far, palette.near, shape.depth);
  const step = shape.step ?? 64;
  const contours = Array.from({ length: shape.count }, (_, index) => {
    const share = (index + 1) / (shape.count + 1);
    const drop = share ** 1.25;
    return curve(
      (x) => shape.profile(x) * (1 - drop) + shape.foot * drop + Math.sin(x / 90 + index) * 3 * share,
      step,
    );
  });
  return [
    filled(closed(curve(shape.profile, step)), tone),
    lines(contours, lighter(tone, palette.dark ? 0.1 : 0.09), 0.75),
  ];
}

/** Water from the horizon down, with glints that grow towards the viewer. */
export function water({ random, palette }: Canvas, top: number, glints = 22): Drawing {
  const strokes = Array.from({ length: glints }, (_, index) => {
    const share = (index + 0.5) / glints;
    const y = top + 6 + (HEIGHT - top) * share ** 1.5;
    const length = between(random, 24, 70) * (0.5 + share * 2);
    return `M${text(between(random, -20, WIDTH))} ${text(Math.round(y))}h${text(Math.round(length))}`;
  });
  return [
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${hex(palette.waterFar)}"/><stop offset="1" stop-color="${hex(palette.waterNear)}"/></linearGradient>`,
    `<path fill="url(#w)" d="M0 ${text(top)}h${String(WIDTH)}V${String(HEIGHT)}H0z"/>`,
    lines(strokes, lighter(palette.waterFar, 0.08), palette.dark ? 0.4 : 0.7, 2),
  ];
}
