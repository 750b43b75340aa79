/** The outline of a country, and how degrees become its units: Mercator, so both ways are one line of arithmetic. */
export type LocatorMap = {
  width: number;
  height: number;
  /** Path of the coast lines. */
  land: string;
  /** Units per radian of longitude, and where the meridian and the equator of the projection lie. */
  scale: number;
  x: number;
  y: number;
};

const radian = Math.PI / 180;

/** Where a position lies on the map, in its units. */
export function pointAt({ scale, x, y }: LocatorMap, { lat, lng }: { lat: number; lng: number }) {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * radian) / 2));
  return { x: x + scale * lng * radian, y: y - scale * mercator };
}

/** The position under a point of the map, in degrees with four decimals (about ten metres). */
export function positionAt(map: LocatorMap, point: { x: number; y: number }) {
  const lng = (point.x - map.x) / map.scale / radian;
  const lat = (2 * Math.atan(Math.exp((map.y - point.y) / map.scale)) - Math.PI / 2) / radian;
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { lat: rounded(lat), lng: rounded(lng) };
}
