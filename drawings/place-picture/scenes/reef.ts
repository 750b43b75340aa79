import { filled, lines, text, type Canvas, type Drawing } from "#drawings/place-picture/canvas.ts";
import { HEIGHT, WIDTH } from "#drawings/place-picture/ridge.ts";
import { between, type Random } from "#drawings/place-picture/seeded-random.ts";
import { hex, mixTones, lighter, type Tone } from "#drawings/place-picture/tone.ts";

type Atoll = { x: number; y: number; size: number; wobble: readonly number[]; turn: number };

/** The sea from above: lagoons ringed by reefs, drawn as the depth lines of a chart. */
export function reef({ random, palette }: Canvas): Drawing {
  const shallow: Tone = palette.dark ? [0.5, 0.075, 190] : [0.93, 0.05, 185];
  const deep: Tone = palette.dark ? [0.2, 0.04, 232] : [0.6, 0.1, 222];
  const atolls = [
    atoll(random, 0.3, 0.56, 150),
    atoll(random, 0.76, 0.34, 105),
    atoll(random, 0.7, 0.86, 62),
  ];
  const drawing: Drawing = [`<path fill="${hex(deep)}" d="M0 0h${String(WIDTH)}v${String(HEIGHT)}H0z"/>`];
  const rings = 7;
  for (let ring = 0; ring < rings; ring += 1) {
    const share = ring / (rings - 1);
    const shape = atolls.map((each) => outline(each, 2.15 - share * 1.3)).join("");
    const tone = mixTones(deep, shallow, share ** 1.15);
    drawing.push(filled(shape, tone).replace("<path", `<path stroke="${hex(lighter(tone, 0.035))}"`));
  }
  const lagoon = mixTones(shallow, deep, 0.3);
  drawing.push(
    filled(atolls.map((each) => outline(each, 0.66)).join(""), lagoon),
    lines(
      atolls.map((each) => outline(each, 0.5)),
      shallow,
      0.6,
      1.2,
    ),
    lines(
      atolls.map((each) => outline(each, 0.33)),
      shallow,
      0.5,
      1.2,
    ),
    filled(
      atolls.map((each) => cay(random, each)).join(""),
      palette.dark ? [0.72, 0.05, 90] : [0.97, 0.03, 92],
    ),
    lines(swell(random), lighter(deep, 0.12), palette.dark ? 0.35 : 0.5, 1.6),
  );
  return drawing;
}

function atoll(random: Random, x: number, y: number, size: number): Atoll {
  return {
    x: WIDTH * x + between(random, -70, 70),
    y: HEIGHT * y + between(random, -40, 40),
    size: size * between(random, 0.85, 1.2),
    wobble: Array.from({ length: 4 }, () => between(random, -1, 1)),
    turn: between(random, 0, Math.PI * 2),
  };
}

/** A closed soft ring around an atoll; larger rings are rounder. */
function outline({ x, y, size, wobble, turn }: Atoll, scale: number): string {
  const count = 11;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const uneven = wobble.reduce(
      (sum, weight, wave) => sum + (weight * Math.sin((wave + 2) * angle + turn + wave)) / (wave + 2),
      0,
    );
    const radius = size * scale * (1 + (uneven * 0.42) / Math.sqrt(scale));
    return [x + Math.cos(angle) * radius * 1.25, y + Math.sin(angle) * radius * 0.8] as const;
  });
  const middle = (index: number) => {
    const [ax, ay] = points[index % count] ?? [0, 0];
    const [bx, by] = points[(index + 1) % count] ?? [0, 0];
    return `${String(Math.round((ax + bx) / 2))} ${String(Math.round((ay + by) / 2))}`;
  };
  const [px, py] = points[0] ?? [0, 0];
  const rest = points.slice(1).map((_, index) => `T${middle(index + 1)}`);
  return `M${middle(count - 1)}Q${String(Math.round(px))} ${String(Math.round(py))} ${middle(0)}${rest.join("")}z`;
}

/** A sand bar on the rim. */
function cay(random: Random, { x, y, size, turn }: Atoll): string {
  const angle = turn + between(random, -0.6, 0.6);
  const cx = Math.round(x + Math.cos(angle) * size * 0.85);
  const cy = Math.round(y + Math.sin(angle) * size * 0.55);
  const half = Math.round(size * 0.24);
  return `M${text(cx - half)} ${text(cy)}q${text(half)}-${text(half * 0.7)} ${text(half * 2)} 0q-${text(half)} ${text(half * 0.3)}-${text(half * 2)} 0z`;
}

function swell(random: Random): string[] {
  return Array.from({ length: 14 }, () => {
    const x = Math.round(between(random, -20, WIDTH));
    const y = Math.round(between(random, 10, HEIGHT));
    return `M${String(x)} ${String(y)}q14-7 28 0t28 0`;
  });
}
