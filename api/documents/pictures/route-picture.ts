import { routeMap } from "#drawings/route-map/route-map.server.ts";
import type { MapDay, MapStop, RouteMapData } from "#drawings/route-map/route-map-data.ts";
import type { BrandCode } from "#contract/primitives.ts";

/** Colours of the lines, as `strong` in `templates/look.typ`. */
const brandInk: Record<BrandCode, string> = { NZ: "#2b5a4b", AU: "#8f5416" };
const sea = "#ebf2f4";
const coast = "#a9bcc2";
const ink = "#1d2521";

const strokes = {
  route: 'stroke-width="1.5" opacity=".6"',
  drive: 'stroke-width="2.25"',
  ferry: 'stroke-width="2.25" stroke-dasharray="7 5"',
  train: 'stroke-width="2.25" stroke-dasharray="1 5 8 5"',
  flight: 'stroke-width="1.5" stroke-dasharray="3 4"',
  walk: 'stroke-width="2.25" stroke-dasharray="0 5"',
} as const;

/** A drawing for the typesetter, and its places in the order of the trip. */
export type RoutePicture = { svg: string; places: string };

/**
 * The route of a trip on the outline of the land, as the pages of the trip show it, in the colours of its brand. Null
 * for a trip without days.
 */
export function routePicture(days: readonly MapDay[], brand: BrandCode): RoutePicture | null {
  const map = routeMap({ days });
  if (!map) return null;
  const places = map.stops.map(({ name }) => name).join(" \u2013 ");
  return { svg: drawn(map, brandInk[brand]), places };
}

function drawn({ width, height, land, legs, stops }: RouteMapData, colour: string): string {
  const lines = legs.map(({ path, mode }) => `<path ${strokes[mode]} d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${sea}"/>`,
    `<path fill="#fff" stroke="${coast}" d="${land}"/>`,
    `<g fill="none" stroke="${colour}" stroke-linecap="round">${lines.join("")}</g>`,
    `<g font-family="Hanken Grotesk" font-size="11.5">${stops.map((stop) => stopDrawn(stop, colour)).join("")}</g>`,
    "</svg>",
  ].join("");
}

function stopDrawn({ x, y, dot, days, name, label }: MapStop, colour: string): string {
  const isMoved = Math.hypot(dot.x - x, dot.y - y) > 4;
  const box = `x="${dot.x - dot.width / 2}" y="${dot.y - 8.5}" width="${dot.width}" height="17" rx="8.5"`;
  return [
    isMoved ? `<path stroke="${ink}" d="M${x} ${y}L${dot.x} ${dot.y}"/>` : "",
    `<rect ${box} fill="${colour}" stroke="#fff" stroke-width="1.5"/>`,
    `<text x="${dot.x}" y="${dot.y + 3.4}" text-anchor="middle" fill="#fff" font-size="9.5" font-weight="700">${escaped(days)}</text>`,
    label
      ? `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}" fill="${ink}" font-weight="600" stroke="${sea}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke">${escaped(name)}</text>`
      : "",
  ].join("");
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
}
