import {
  filled,
  lines,
  range,
  sky,
  text,
  type Canvas,
  type Drawing,
} from "#drawings/place-picture/canvas.ts";
import { WIDTH, hills } from "#drawings/place-picture/ridge.ts";
import { between } from "#drawings/place-picture/seeded-random.ts";
import { lighter, mixTones } from "#drawings/place-picture/tone.ts";

/** A great rock on the plain, and dunes in long soft lines. */
export function desert(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const plain = between(random, 318, 342);
  const drawing = [...sky(canvas, plain - 10, 62), ...rock(canvas, plain)];
  [0, 1, 2].forEach((layer) => {
    const relief = hills(random, 1.3 + layer * 0.4, 2);
    const level = plain + 22 + layer * 78;
    drawing.push(
      ...range(canvas, {
        profile: (x) => level - relief(x) * (14 + layer * 26),
        foot: level + 84,
        depth: 0.3 + layer * 0.3,
        count: 5,
        step: 96,
      }),
    );
  });
  return [...drawing, lines(tufts(canvas, plain), mixTones(palette.near, [0.4, 0.05, 110], 0.5), 0.8, 2)];
}

function rock({ random, palette }: Canvas, plain: number): Drawing {
  const middle = between(random, 0.32, 0.68) * WIDTH;
  const half = between(random, 190, 270);
  const height = between(random, 92, 128);
  const tone = mixTones(palette.far, palette.near, 0.46);
  const left = middle - half;
  const top = plain - height;
  const outline = `M${text(left)} ${text(plain + 40)}c${text(half * 0.12)}-${text(height * 0.5)} ${text(half * 0.2)}-${text(height * 1.25)} ${text(half * 0.52)}-${text(height * 1.3)}s${text(half * 0.5)}-${text(height * 0.16)} ${text(half * 0.78)}-${text(height * 0.06)}s${text(half * 0.5)} ${text(height * 0.7)} ${text(half * 0.7)} ${text(height * 1.36)}z`;
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const x = left + half * (0.34 + index * 0.128);
    const start = top + between(random, 6, 20) + Math.abs(index - 4.5) * 2.4;
    return `M${text(Math.round(x))} ${text(Math.round(start))}q${text(Math.round((index - 5) * 1.2))} ${text(Math.round(height * 0.4))} ${text(Math.round((index - 5) * 3))} ${text(Math.round(height * between(random, 0.6, 0.9)))}`;
  });
  return [filled(outline, tone), lines(ribs, lighter(tone, palette.dark ? 0.1 : -0.08), 0.7, 2)];
}

function tufts({ random }: Canvas, plain: number): string[] {
  return Array.from({ length: 18 }, (_, index) => {
    const share = (index + 1) / 18;
    const x = Math.round(between(random, 0, WIDTH));
    const y = Math.round(plain + 50 + share * 205);
    const size = Math.round(4 + share * 8);
    return `M${String(x)} ${String(y)}l-${String(size)}-${String(size)}m${String(size)} ${String(size)}v-${String(Math.round(size * 1.5))}m0 ${String(Math.round(size * 1.5))}l${String(size)}-${String(size)}`;
  });
}
