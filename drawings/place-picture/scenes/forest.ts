import { filled, range, sky, text, type Canvas, type Drawing } from "#drawings/place-picture/canvas.ts";
import { HEIGHT, WIDTH, hills, type Profile } from "#drawings/place-picture/ridge.ts";
import { between, type Random } from "#drawings/place-picture/seeded-random.ts";
import { mixTones } from "#drawings/place-picture/tone.ts";

/** Wooded ridges one behind the other, with mist between them and a few tall crowns in front. */
export function forest(canvas: Canvas): Drawing {
  const { random, palette } = canvas;
  const drawing = [...sky(canvas, 300, 40)];
  [0, 1, 2, 3].forEach((layer) => {
    const relief = hills(random, 1.8 + layer * 0.4, 2);
    const level = 215 + layer * 92;
    const profile: Profile = (x) => level - relief(x) * (96 - layer * 12);
    const depth = 0.12 + layer * 0.24;
    const tone = mixTones(palette.far, palette.near, depth);
    drawing.push(
      filled(crowns(random, profile, 19 + layer * 8), tone),
      ...range(canvas, { profile, foot: level + 130, depth, count: layer === 3 ? 3 : 4, step: 80 }),
    );
  });
  const trunks = [0, 1, 2].map(() => tall(random)).join("");
  return [...drawing, filled(trunks, mixTones(palette.near, palette.far, palette.dark ? -0.25 : -0.12))];
}

/** A row of round and pointed crowns that stand on the ridge. */
function crowns(random: Random, profile: Profile, size: number): string {
  let path = "";
  let x = -size;
  while (x < WIDTH + size) {
    const width = size * between(random, 0.75, 1.35);
    const height = width * between(random, 0.75, 1.5);
    const y = Math.round(profile(x + width / 2) + size * 0.5);
    path += `M${text(Math.round(x))} ${text(y)}q${text(Math.round(width / 2))}-${text(Math.round(height * 1.9))} ${text(Math.round(width))} 0z`;
    x += width * between(random, 0.75, 1.5);
  }
  return path;
}

/** A tall crown in the foreground: tiers of branches on a stem. */
function tall(random: Random): string {
  const x = Math.round(between(random, 40, WIDTH - 40));
  const top = Math.round(between(random, 330, 420));
  const tiers = 5;
  const tall = HEIGHT + 20 - top;
  let path = `M${text(x - 2)} ${text(top)}h4v${text(tall)}h-4z`;
  for (let tier = 0; tier < tiers; tier += 1) {
    const y = Math.round(top + (tall * tier) / tiers);
    const half = Math.round(14 + tier * 9);
    path += `M${text(x)} ${text(y - 6)}q${text(half * 0.4)} ${text(26)} ${text(half)} 38q-${text(half)} 10-${text(half * 2)} 0q${text(half * 0.6)}-12 ${text(half)}-38z`;
  }
  return path;
}
