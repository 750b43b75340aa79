import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Declarations = Record<string, string>;

const [source, labelSource] = ["./tokens.css", "./tokens-labels.css"].map((file) =>
  readFileSync(new URL(file, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
) as [string, string];

/** The text between the braces that open after `opener`. */
function blockAfter(css: string, opener: RegExp): string {
  const found = opener.exec(css);
  if (!found) throw new Error(`No block ${String(opener)} in tokens.css`);
  const start = found.index + found[0].length;
  let depth = 1;
  let end = start;
  while (depth > 0) {
    const character = css[end++];
    if (character === "{") depth++;
    if (character === "}") depth--;
  }
  return css.slice(start, end - 1);
}

function declarations(css: string): Declarations {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

function lightAndDark(opener: RegExp, css = source): { light: Declarations; dark: Declarations } {
  const block = blockAfter(css, opener);
  const dark = blockAfter(block, /@variant dark \{/);
  return { light: declarations(block.replace(dark, "")), dark: declarations(dark) };
}

const everyPage = /:root,\s*\[data-theme\] \{/;
const [general, labels] = [lightAndDark(everyPage), lightAndDark(everyPage, labelSource)];
const base = { light: { ...general.light, ...labels.light }, dark: { ...general.dark, ...labels.dark } };
const australia = lightAndDark(/\[data-brand="AU"\],[^{]*\{/);

const themes: Record<string, Declarations> = {
  "NZ light": base.light,
  "NZ dark": { ...base.light, ...base.dark },
  "AU light": { ...base.light, ...australia.light },
  "AU dark": { ...base.light, ...base.dark, ...australia.light, ...australia.dark },
};

/** Linear sRGB of an opaque `oklch(L C H)`, by the matrices of CSS Color 4. */
function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function channels(theme: Declarations, token: string): [number, number, number] {
  const value = theme[`--${token}`];
  if (value === undefined) throw new Error(`--${token} is not defined`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  if (reference) return channels(theme, reference[1]!);
  const numbers = /^oklch\(([\d.]+) ([\d.]+)(?: ([\d.]+))?\)$/.exec(value);
  if (!numbers) throw new Error(`--${token} is no opaque oklch colour: ${value}`);
  return linearRgb(Number(numbers[1]), Number(numbers[2]), Number(numbers[3] ?? 0));
}

function luminance(theme: Declarations, token: string): number {
  const [red, green, blue] = channels(theme, token).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(theme: Declarations, one: string, other: string): number {
  const [low, high] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const surfaces = ["background", "card", "popover", "muted", "accent"];
const tones = ["green", "amber", "red", "neutral"];

/** Text that people read all day: AAA. */
const bodyText: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ["foreground", surface]),
  ...tones.map((tone): [string, string] => [`status-${tone}-foreground`, `status-${tone}-soft`]),
  ["sidebar-foreground", "sidebar"],
  ["sidebar-accent-foreground", "sidebar-accent"],
  ["night-foreground", "night"],
  ["foreground", "primary-soft"],
];

const labelColours = ["slate", "red", "amber", "green", "teal", "blue", "violet", "pink"];

/** Labels, hints, links and buttons: AA. */
const otherText: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ["muted-foreground", surface]),
  ...surfaces.map((surface): [string, string] => ["primary-text", surface]),
  ...surfaces.map((surface): [string, string] => ["destructive-text", surface]),
  ...tones.map((tone): [string, string] => [`status-${tone}-foreground`, "card"]),
  ...labelColours.map((colour): [string, string] => [`label-${colour}`, `label-${colour}-soft`]),
  ["primary-text", "primary-soft"],
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["destructive-foreground", "destructive"],
  ["destructive-foreground", "destructive-hover"],
  ["destructive-text", "status-red-soft"],
  ["sidebar-muted", "sidebar"],
  ["night-muted", "night"],
];

/** Borders of inputs, focus rings and status marks: three to one. */
const marks: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ["ring", surface]),
  ...tones.map((tone): [string, string] => [`status-${tone}`, "card"]),
  ...tones.map((tone): [string, string] => [`status-${tone}`, `status-${tone}-soft`]),
  ["input", "card"],
  ["input", "background"],
  ["ring", "sidebar"],
];

describe.each(Object.entries(themes))("%s", (_name, theme) => {
  test.each(bodyText)("%s on %s reads at AAA", (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(otherText)("%s on %s reads at AA", (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)("%s stands out from %s", (mark, surface) => {
    expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
  });

  test("every colour lies inside what an sRGB screen can show", () => {
    const opaque = Object.keys(theme).filter((name) => /^oklch\([^/]+\)$/.test(theme[name]!));
    const outside = opaque.filter((name) =>
      channels(theme, name.slice(2)).some((channel) => channel < -0.004 || channel > 1.004),
    );
    expect(outside).toEqual([]);
  });
});

test("white on black is measured as twenty-one to one", () => {
  const theme = { "--white": "oklch(1 0 0)", "--black": "oklch(0 0 0)" };
  expect(contrast(theme, "white", "black")).toBeCloseTo(21, 1);
});

test("the dark set redefines every colour of the light one, references and the Woops page aside", () => {
  const colours = Object.keys(base.light).filter((name) => base.light[name]!.startsWith("oklch"));
  expect(colours.filter((name) => !(name in base.dark) && !name.startsWith("--night"))).toEqual([]);
});
