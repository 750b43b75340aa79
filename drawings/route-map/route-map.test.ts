import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Itinerary, ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import { routeMap } from "./route-map.server.ts";

type Place = ItineraryDay["place"];

function place(code: string, name: string, lat: number, lng: number, country: "NZ" | "AU" = "NZ"): Place {
  return { code, name, region: "", country, kind: "town", landscape: "coast", lat, lng };
}

const auckland = place("AKL", "Auckland", -36.8485, 174.7633);
const rotorua = place("ROT", "Rotorua", -38.1368, 176.2497);
const wellington = place("WLG", "Wellington", -41.2865, 174.7762);
const picton = place("PCN", "Picton", -41.2906, 174.001);
const queenstown = place("ZQN", "Queenstown", -45.0312, 168.6626);
const sydney = place("SYD", "Sydney", -33.8688, 151.2093, "AU");
const uluru = place("AYQ", "Yulara", -25.2406, 130.9889, "AU");

function day(
  day_no: number,
  overnight: Place,
  legs: [Place, Place, ItineraryDay["legs"][number]["mode"]][] = [],
): ItineraryDay {
  const date = `2026-11-${String(15 + day_no)}`;
  const described = legs.map(([from, to, mode]) => ({
    from,
    to,
    mode,
    distance_km: null,
    minutes: null,
    notes: null,
  }));
  return { day_no, date, title: "", text: "", place: overnight, overnight, legs: described, services: [] };
}

function mapOf(...days: ItineraryDay[]) {
  const map = routeMap({ days } satisfies Pick<Itinerary, "days">);
  if (!map) throw new Error("expected a map");
  return map;
}

/** How a name of letters of usual width is drawn at 11.5 pixels, a little less for what is rounded. */
function nameBox(name: string, { x, y, anchor }: { x: number; y: number; anchor: string }) {
  const width = name.length * 6;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left: left + 0.2, right: left + width - 0.2, top: y - 10, bottom: y + 3 };
}

type Box = ReturnType<typeof nameBox>;
const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const grandTour = [
  day(1, auckland),
  day(2, rotorua, [[auckland, rotorua, "drive"]]),
  day(3, rotorua),
  day(4, wellington, [[rotorua, wellington, "drive"]]),
  day(5, picton, [[wellington, picton, "ferry"]]),
  day(6, queenstown, [[picton, queenstown, "flight"]]),
  day(7, auckland, [[queenstown, auckland, "flight"]]),
];

describe("the map of a route", () => {
  it("numbers the places by the days spent there", () => {
    expect(mapOf(...grandTour).stops.map(({ name, days }) => [name, days])).toEqual([
      ["Auckland", "1, 7"],
      ["Rotorua", "2–3"],
      ["Wellington", "4"],
      ["Picton", "5"],
      ["Queenstown", "6"],
    ]);
  });

  it("keeps every stop and dot inside the frame, north above south and west left of east", () => {
    const map = mapOf(...grandTour);
    for (const { x, y, dot } of map.stops) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
      expect(dot.x - dot.width / 2).toBeGreaterThanOrEqual(0);
      expect(dot.x + dot.width / 2).toBeLessThanOrEqual(map.width);
    }
    const stop = (code: string) => map.stops.find((each) => each.code === code)!;
    expect(stop("AKL").y).toBeLessThan(stop("ZQN").y);
    expect(stop("PCN").x).toBeLessThan(stop("WLG").x);
  });

  it("lets no two dots cover each other, however near the places are", () => {
    const near = [0, 1, 2, 3].map((index) =>
      place(`N0${String(index)}`, `Bay ${String(index)}`, -41.2 - index * 0.01, 174),
    );
    const { stops } = mapOf(day(1, auckland), ...near.map((each, index) => day(index + 2, each)));
    for (const [index, one] of stops.entries()) {
      for (const other of stops.slice(index + 1)) {
        const apart =
          Math.abs(one.dot.x - other.dot.x) >= (one.dot.width + other.dot.width) / 2 - 1 ||
          Math.abs(one.dot.y - other.dot.y) >= 16;
        expect(apart, `${one.name} and ${other.name}`).toBe(true);
      }
    }
  });

  it("joins places between which no journey is told, and says of none how it is travelled", () => {
    const { legs } = mapOf(day(1, auckland), day(2, rotorua), day(3, rotorua), day(4, wellington));
    expect(legs.map(({ from, to, mode, days }) => [from.name, to.name, mode, days])).toEqual([
      ["Auckland", "Rotorua", "route", [2]],
      ["Rotorua", "Wellington", "route", [4]],
    ]);
  });

  it("fills the gap before a journey that begins elsewhere, and after one that ends elsewhere", () => {
    const { legs } = mapOf(day(1, auckland), day(2, queenstown, [[rotorua, wellington, "drive"]]));
    expect(legs.map(({ from, to, mode }) => [from.name, to.name, mode])).toEqual([
      ["Auckland", "Rotorua", "route"],
      ["Rotorua", "Wellington", "drive"],
      ["Wellington", "Queenstown", "route"],
    ]);
  });

  it("shows a day out without a journey of its own, there and back by one line", () => {
    const { legs, dayFrames } = mapOf(day(1, rotorua), { ...day(2, rotorua), place: auckland });
    expect(legs.map(({ from, to }) => [from.name, to.name])).toEqual([["Rotorua", "Auckland"]]);
    expect(dayFrames.map(({ dayNo }) => dayNo)).toEqual([2]);
  });

  it("lets no name run into another or into a number, however near the places are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 3, max: 30 }), fc.nat(400), fc.nat(400)), {
          minLength: 2,
          maxLength: 9,
        }),
        (found) => {
          const places = found.map(([letters, south, west], index) =>
            place(`P${index}`, "n".repeat(letters), -41 - south / 400, 174 - west / 400),
          );
          const { stops } = mapOf(...places.map((each, index) => day(index + 1, each)));
          const names = stops.flatMap(({ name, label }) => (label ? [nameBox(name, label)] : []));
          const dots = stops.map(({ dot }) => ({
            left: dot.x - dot.width / 2,
            right: dot.x + dot.width / 2,
            top: dot.y - 8,
            bottom: dot.y + 8,
          }));
          names.forEach((one, index) => {
            for (const other of [...names.slice(index + 1), ...dots]) expect(covers(one, other)).toBe(false);
          });
        },
      ),
    );
  });

  it("draws a journey that is made twice once, with both its days", () => {
    const { legs } = mapOf(
      day(1, auckland, [[auckland, rotorua, "drive"]]),
      day(2, auckland, [[auckland, rotorua, "drive"]]),
    );
    expect(legs.map(({ days }) => days)).toEqual([[1, 2]]);
  });

  it("bends flights more than roads", () => {
    const sag = (mode: "drive" | "flight") => {
      const { legs } = mapOf(day(1, rotorua, [[auckland, rotorua, mode]]));
      const [x = 0, y = 0] = legs[0]!.path.split("Q")[1]!.split(" ").map(Number);
      const { from, to } = legs[0]!;
      return Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2);
    };
    expect(sag("flight")).toBeGreaterThan(2 * sag("drive"));
  });

  it("has land on it, in a few kilobytes, and only numbers", () => {
    for (const map of [
      mapOf(...grandTour),
      mapOf(day(1, sydney), day(2, uluru, [[sydney, uluru, "flight"]])),
    ]) {
      expect(map.land.length).toBeGreaterThan(500);
      expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(5 * 1024);
      expect(JSON.stringify(map)).not.toMatch(/NaN|null,"y"|Infinity/);
    }
  });

  it("shows the land around a trip that stays in one place", () => {
    const map = mapOf(day(1, wellington), day(2, wellington));
    expect(map.stops).toHaveLength(1);
    expect(map.stops[0]!.x).toBeCloseTo(map.width / 2, -1);
    expect(map.land).not.toBe("");
  });

  it("does not exist for an itinerary without days", () => {
    expect(routeMap({ days: [] })).toBeUndefined();
  });
});

describe("the map of one day", () => {
  it("exists on days with journeys only", () => {
    expect(mapOf(...grandTour).dayFrames.map(({ dayNo }) => dayNo)).toEqual([2, 4, 5, 6, 7]);
  });

  it("holds both ends of the journey, inside the whole map", () => {
    const map = mapOf(...grandTour);
    for (const frame of map.dayFrames) {
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(map.width + 0.2);
      for (const { x, y } of frame.ends) {
        expect(x).toBeGreaterThanOrEqual(frame.x);
        expect(x).toBeLessThanOrEqual(frame.x + frame.width);
        expect(y).toBeGreaterThanOrEqual(frame.y);
        expect(y).toBeLessThanOrEqual(frame.y + frame.height);
      }
    }
  });
});
