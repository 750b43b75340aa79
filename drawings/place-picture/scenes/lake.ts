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
import { HEIGHT, WIDTH, closed, curve, hills } from "#drawings/place-picture/ridge.ts";
import { between } from "#drawings/place-picture/seeded-random.ts";
import { hex, lighter } from "#drawings/place-picture/tone.ts";

/** Two ranges that stand on their own reflection in still water. */
export function lake(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const shore = between(random, 335, 365);
  const far = hills(random, 3.2, 4);
  const middle = hills(random, 2.4, 3);
  const valley = between(random, 0.3, 0.7);
  const opening = (x: number) => 0.28 + 1.9 * Math.abs(x / WIDTH - valley);
  const land = [
    ...range(canvas, {
      profile: (x) => shore - 138 - sharp(far(x)) * 84,
      foot: shore,
      depth: 0.1,
      count: 6,
      step: 56,
    }),
    ...range(canvas, {
      profile: (x) => shore + 40 - (110 + middle(x) * 52) * opening(x),
      foot: shore + 10,
      depth: 0.42,
      count: 6,
      step: 48,
    }),
  ].join("");
  const near = hills(random, 3);
  const bank = curve((x) => HEIGHT - 40 - near(x) * 26 - 46 * Math.cos((x / WIDTH - valley) * 5) * -1, 70);
  return [
    ...sky(canvas, shore - 70),
    `<clipPath id="c"><path d="M0 0h${String(WIDTH)}v${text(shore)}H0z"/></clipPath>`,
    `<g id="l" clip-path="url(#c)">${land}</g>`,
    ...water(canvas, shore, 0),
    `<use href="#l" transform="matrix(1 0 0 -.82 0 ${text(shore * 1.82)})" opacity="${palette.dark ? ".5" : ".42"}"/>`,
    lines(stillness(canvas, shore), lighter(palette.waterFar, 0.08), palette.dark ? 0.35 : 0.8, 2),
    `<path d="M0 ${text(shore)}h${String(WIDTH)}" stroke="${hex(lighter(palette.waterFar, 0.06))}" stroke-width="3" opacity=".8"/>`,
    filled(closed(bank), palette.near),
    lines(
      [-15, -32].map((drop) =>
        curve((x) => HEIGHT - 40 - drop - near(x) * 20 + 40 * Math.cos((x / WIDTH - valley) * 5), 70),
      ),
      lighter(palette.near, 0.1),
      0.6,
    ),
  ];
}

/** Turns round hills into ridges with a crest. */
function sharp(height: number): number {
  return 1 - 1.9 * Math.abs(height - 0.15);
}

function stillness({ random }: Canvas, shore: number): string[] {
  return Array.from({ length: 16 }, (_, index) => {
    const y = shore + 14 + (HEIGHT - shore - 40) * ((index + 0.5) / 16) ** 1.3;
    return `M${text(Math.round(between(random, 0, WIDTH)))} ${text(Math.round(y))}h${text(Math.round(between(random, 40, 190)))}`;
  });
}
