import fc from "fast-check";
import { expect, test } from "vitest";
import { pointAt, positionAt } from "#app/components/route-map/locator-map.ts";
import { locatorMaps } from "#app/components/route-map/locator-map.server.ts";

const maps = locatorMaps();

test.each([
  ["NZ", -36.8485, 174.7633],
  ["NZ", -46.4132, 168.3538],
  ["AU", -33.8688, 151.2093],
  ["AU", -31.9523, 115.8613],
] as const)(
  "a place in %s lies on its map, and a click on it gives its position back",
  (country, lat, lng) => {
    const point = pointAt(maps[country], { lat, lng });
    expect(point.x).toBeGreaterThan(0);
    expect(point.x).toBeLessThan(maps[country].width);
    expect(point.y).toBeGreaterThan(0);
    expect(point.y).toBeLessThan(maps[country].height);
    const back = positionAt(maps[country], point);
    expect(back.lat).toBeCloseTo(lat, 3);
    expect(back.lng).toBeCloseTo(lng, 3);
  },
);

test("every point of a map has a position on the earth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 0, max: 440 }), (x, y) => {
      const { lat, lng } = positionAt(maps.AU, { x, y });
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    }),
  );
});
