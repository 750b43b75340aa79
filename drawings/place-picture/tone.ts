/** A colour as perceived lightness (0–1), chroma (0–0.3) and hue (degrees), in OKLCH. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** The tone `share` of the way from one to the other, straight across the colour circle. */
export function mixTones(from: Tone, to: Tone, share: number): Tone {
  const [fromA, fromB] = axes(from);
  const [toA, toB] = axes(to);
  const a = fromA + (toA - fromA) * share;
  const b = fromB + (toB - fromB) * share;
  return [from[0] + (to[0] - from[0]) * share, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** The same tone, lighter (or darker when negative). */
export function lighter(tone: Tone, by: number): Tone {
  return [Math.min(1, Math.max(0, tone[0] + by)), tone[1], tone[2]];
}

/** `#rrggbb` in sRGB; colours outside its range are clipped. */
export function hex(tone: Tone): string {
  const lightness = tone[0];
  const [a, b] = axes(tone);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => channelHex(channel)).join("")}`;
}

function axes([, chroma, hue]: Tone): [a: number, b: number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function channelHex(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, "0");
}
