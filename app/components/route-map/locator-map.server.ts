import { geoMercator } from "d3-geo";
import { landPath } from "#drawings/route-map/land.server.ts";
import type { LocatorMap } from "./locator-map.ts";

const extents = {
  NZ: { west: 166, east: 179, south: -47.5, north: -34 },
  AU: { west: 112.5, east: 154.5, south: -44.2, north: -10 },
} as const;

const width = 480;
const height = { NZ: 620, AU: 440 };
const margin = 10;

/** The outlines of the two countries for picking a position. */
export function locatorMaps(): Record<"NZ" | "AU", LocatorMap> {
  return { NZ: draw("NZ"), AU: draw("AU") };
}

function draw(country: "NZ" | "AU"): LocatorMap {
  const { west, east, south, north } = extents[country];
  const corners = {
    type: "MultiPoint" as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  const projection = geoMercator()
    .precision(0)
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height[country] - margin],
      ],
      corners,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height[country] + 2],
    ]);
  const [x, y] = projection.translate();
  return { width, height: height[country], land: landPath(projection), scale: projection.scale(), x, y };
}
