import { createRequire } from "node:module";
import { geoStream, type GeoProjection } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { ringPath, simplified } from "./map-lines.ts";

/** Longitudes and latitudes that hold New Zealand, Australia and what is seen beside them. */
const REGION = { west: 105, east: 180, south: -55, north: 0 };

/** A detail that is kept is at least this large, in map units. */
const TOLERANCE = 0.8;
const SMALLEST_ISLAND = 2.4;

let regionLand: MultiPolygon | undefined;

/**
 * Natural Earth's land at 1:10 million, from the installed package: read once, the rest of the world dropped.
 * Loaded by path and not by import, so that three megabytes stay out of the server bundle.
 */
function landOfRegion(): MultiPolygon {
  regionLand ??= readLand();
  return regionLand;
}

function readLand(): MultiPolygon {
  // The file's shape is fixed by the pinned package version.
  const topology = createRequire(import.meta.url)("world-atlas/land-10m.json") as Topology<{
    land: GeometryCollection;
  }>;
  const coordinates = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [geometry.coordinates];
    return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  return {
    type: "MultiPolygon",
    coordinates: coordinates.filter(([outer]) => outer?.every((position) => isInRegion(position))),
  };
}

function isInRegion([lng = 0, lat = 0]: readonly number[]): boolean {
  return lng > REGION.west && lng < REGION.east && lat > REGION.south && lat < REGION.north;
}

/** Path of the coast lines as the projection (with its clip extent) shows them, without what is too small to see. */
export function landPath(projection: GeoProjection): string {
  const rings: [number, number][][] = [];
  let ring: [number, number][] = [];
  geoStream(
    landOfRegion(),
    projection.stream({
      point: (x, y) => ring.push([x, y]),
      lineStart: () => {
        ring = [];
        rings.push(ring);
      },
      lineEnd: () => undefined,
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    }),
  );
  return rings
    .filter((points) => extent(points) > SMALLEST_ISLAND)
    .map((points) => simplified(points, TOLERANCE))
    .filter((points) => points.length > 3)
    .map((points) => ringPath(points))
    .join("");
}

function extent(points: readonly (readonly [number, number])[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const size = (values: number[]) =>
    values.reduce((high, value) => Math.max(high, value), -Infinity) -
    values.reduce((low, value) => Math.min(low, value), Infinity);
  return Math.max(size(xs), size(ys));
}
