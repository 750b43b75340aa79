import { createRequire } from "node:module";
import { geoIdentity, geoMercatorRaw, geoStream, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { ringPath, simplified } from "./map-lines.ts";

/** Longitudes and latitudes that hold New Zealand, Australia and what is seen beside them. */
const REGION = { west: 105, east: 180, south: -55, north: 0 };

/** A detail that is kept is at least this large, in map units. */
const TOLERANCE = 1.5;
const SMALLEST_ISLAND = 2.4;

type Point = [x: number, y: number];
type Box = { left: number; top: number; right: number; bottom: number };
/** One coast line on the plane, as Mercator draws it at scale 1, with its extent. */
type Ring = { points: Point[]; box: Box };

let regionLand: Ring[] | undefined;

/**
 * Natural Earth's land at 1:10 million, from the installed package: read and projected once, the rest of the
 * world dropped. Loaded by path and not by import, so that three megabytes stay out of the server bundle.
 */
function landOfRegion(): Ring[] {
  regionLand ??= readLand();
  return regionLand;
}

function readLand(): Ring[] {
  // The file's shape is fixed by the pinned package version.
  const topology = createRequire(import.meta.url)("world-atlas/land-10m.json") as Topology<{
    land: GeometryCollection;
  }>;
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [geometry.coordinates];
    return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  return polygons
    .filter(([outer]) => outer?.every((position) => isInRegion(position)))
    .flat()
    .map((positions) => onPlane(positions));
}

function isInRegion([lng = 0, lat = 0]: readonly number[]): boolean {
  return lng > REGION.west && lng < REGION.east && lat > REGION.south && lat < REGION.north;
}

const DEGREE = Math.PI / 180;

function onPlane(positions: readonly (readonly number[])[]): Ring {
  const points = positions.map(([lng = 0, lat = 0]): Point => {
    const [x, y] = geoMercatorRaw(lng * DEGREE, lat * DEGREE);
    return [x, -y];
  });
  return { points, box: boxOf(points) };
}

const pathsKept = 200;
const paths = new Map<string, string>();

/**
 * Path of the coast lines as a Mercator projection with a clip extent shows them, without what is too small
 * to see. Kept for a few windows, since the same journey is drawn again and again; nothing but the window
 * decides the path.
 */
export function landPath(projection: GeoProjection): string {
  const clip = projection.clipExtent?.();
  if (!clip) throw new TypeError("The map needs a clip extent");
  const window = { scale: projection.scale(), translate: projection.translate(), clip };
  const key = JSON.stringify(window);
  const known = paths.get(key);
  if (known !== undefined) return known;
  const path = drawLand(window);
  const [oldest] = paths.keys();
  if (paths.size >= pathsKept && oldest !== undefined) paths.delete(oldest);
  paths.set(key, path);
  return path;
}

type Window = { scale: number; translate: Point; clip: [Point, Point] };

function drawLand({ scale, translate: [left, top], clip }: Window): string {
  const [[west, north], [east, south]] = clip;
  const seen = landOfRegion().filter(
    ({ box }) =>
      box.right * scale + left > west &&
      box.left * scale + left < east &&
      box.bottom * scale + top > north &&
      box.top * scale + top < south &&
      Math.max(box.right - box.left, box.bottom - box.top) * scale > SMALLEST_ISLAND,
  );
  return seen
    .flatMap((ring) => clipped(ring, { scale, translate: [left, top], clip }))
    .filter((points) => sizeOf(boxOf(points)) > SMALLEST_ISLAND)
    .map((points) => simplified(points, TOLERANCE))
    .filter((points) => points.length > 3)
    .map((points) => ringPath(points))
    .join("");
}

/** The parts of a coast line inside the window, in map units. */
function clipped({ points }: Ring, { scale, translate, clip }: Window): Point[][] {
  const rings: Point[][] = [];
  const frame = geoIdentity().scale(scale).translate(translate).clipExtent(clip);
  const stream = frame.stream({
    point: (x, y) => rings.at(-1)?.push([x, y]),
    lineStart: () => rings.push([]),
    lineEnd: () => undefined,
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  });
  geoStream({ type: "Polygon", coordinates: [points] }, stream);
  return rings;
}

function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}
