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
import { WIDTH, hills } from "#drawings/place-picture/ridge.ts";
import { between, type Random } from "#drawings/place-picture/seeded-random.ts";
import { mixTones } from "#drawings/place-picture/tone.ts";

/** Towers between hills and harbour, mirrored as a few strokes in the water. */
export function city(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const quay = between(random, 418, 436);
  const relief = hills(random, 2.4, 3);
  const drawing = [
    ...sky(canvas, quay - 80),
    ...range(canvas, {
      profile: (x) => quay - 118 - relief(x) * 52,
      foot: quay,
      depth: 0.08,
      count: 6,
      step: 56,
    }),
  ];
  const centre = between(random, 0.35, 0.65) * WIDTH;
  [0, 1].forEach((row) => {
    const towers = skyline(random, quay, centre, row);
    drawing.push(filled(towers.shape, mixTones(palette.far, palette.near, 0.34 + row * 0.36)));
    if (row === 1) {
      drawing.push(
        lines(towers.windows, palette.dark ? [0.86, 0.09, 80] : palette.skyLow, palette.dark ? 0.8 : 0.55, 3),
      );
    }
  });
  return [...drawing, ...water(canvas, quay, 34), filled(boat(random, quay), palette.near)];
}

function skyline(
  random: Random,
  quay: number,
  centre: number,
  row: number,
): { shape: string; windows: string[] } {
  let shape = "";
  const windows: string[] = [];
  let x = row === 0 ? 60 : 20;
  while (x < WIDTH - 40) {
    const width = Math.round(between(random, 24, 52));
    const nearness = Math.exp(-(((x - centre) / 230) ** 2));
    const height = Math.round(
      (row === 0 ? 50 : 26) + nearness * between(random, 70, row === 0 ? 190 : 120) + between(random, 0, 18),
    );
    const top = Math.round(quay - height);
    shape += `M${text(x)} ${text(quay)}V${text(top)}${roof(random, width)}V${text(quay)}z`;
    if (random() < 0.7 && height > 50) {
      const floors = Math.floor((height - 30) / 16);
      for (let floor = 0; floor < Math.min(floors, 5); floor += 1) {
        windows.push(
          `M${text(x + 8)} ${text(top + 18 + floor * 16)}h${text(Math.round((width - 16) * between(random, 0.3, 1)))}`,
        );
      }
    }
    x += Math.round(width + between(random, 0, row === 0 ? 26 : 12));
  }
  return { shape, windows };
}

function roof(random: Random, width: number): string {
  const kind = random();
  const half = Math.round(width / 2);
  if (kind < 0.16) return `l${text(half)}-${text(half)} ${text(width - half)} ${text(half)}`;
  if (kind < 0.3) return `l${text(width)} ${text(-Math.round(width * 0.35))}`;
  if (kind < 0.38) return `h${text(half - 2)}v-30h4v30H0`.replace("H0", `h${text(width - half - 2)}`);
  return `h${text(width)}`;
}

function boat(random: Random, quay: number): string {
  const x = Math.round(between(random, 140, WIDTH - 200));
  const y = Math.round(quay + between(random, 44, 84));
  return `M${text(x)} ${text(y)}h64l-10 12h-44zM${text(x + 30)} ${text(y - 4)}v-58l30 58zM${text(x + 25)} ${text(y - 4)}v-46l-20 46z`;
}
