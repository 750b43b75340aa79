import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createDocuments, type DocumentMaker, type Documents } from "./documents.ts";
import { routePicture } from "./pictures/route-picture.ts";
import { checkPdf, pdfPages, pdfStructure } from "./testing/pdf-tools.ts";
import { sampleItinerary, sampleService } from "./testing/sample-itinerary.ts";

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let all: Documents;
let documents: DocumentMaker;
beforeAll(() => {
  all = createDocuments({ timeoutMs: 60_000, keptBytes: 0, memoryLimitBytes: Number.MAX_SAFE_INTEGER });
  documents = all.of("a visitor");
});
afterAll(() => all.close());

it("keeps each day's heading with its first service and each service on one page", async () => {
  const trip = sampleItinerary({ days: 30 });
  const days = trip.days.map((day, index) => ({
    ...day,
    title: `Title${index}!`,
    text: "A line of text. ".repeat(1 + (index % 7) * 4),
    legs: [],
    services: [0, 1].map((number) =>
      sampleService({
        name: `Start${index}-${number}!`,
        address: "One\nTwo\nThree",
        remarks: `${"Remark. ".repeat(5 + (index % 5) * 12)} End${index}-${number}!`,
      }),
    ),
  }));
  const pages = pdfPages(await documents.itineraryPdf({ ...trip, days }));
  const pageWith = (word: string) => pages.findIndex((page) => page.includes(word));
  expect(pages.length).toBeGreaterThan(8);
  for (const index of days.keys()) {
    expect(pageWith(`Title${index}!`)).toBeGreaterThan(0);
    expect(pageWith(`Start${index}-0!`)).toBe(pageWith(`Title${index}!`));
    for (const number of [0, 1]) {
      expect(pageWith(`End${index}-${number}!`)).toBe(pageWith(`Start${index}-${number}!`));
    }
  }
});

it.each([54, 55, 56, 57, 58, 59])(
  "names the day at the head of every page that it goes over, and of no other, world %i",
  async (lines) => {
    const trip = sampleItinerary({ days: 6 });
    const days = trip.days.map((day, index) => ({
      ...day,
      title: `Title${index}!`,
      text: "A line of text.\n".repeat(1 + ((lines * (index + 1)) % 23)),
      services: Array.from({ length: 3 + ((lines + index) % 4) }, (_, number) =>
        sampleService({
          name: `Service${index}-${number}!`,
          remarks: "Remark. ".repeat(10 + ((lines * 7 + number * 5) % 40)),
        }),
      ),
    }));
    const pages = pdfPages(await documents.itineraryPdf({ ...trip, days, alerts: [], thank_you: "" }));
    let open = "";
    let repeated = 0;
    for (const page of pages.slice(1)) {
      const [head = ""] = page.match(/^Day \d.*$/m) ?? [];
      const startsWithin = /^.*(?:Service\d-\d!|Day \d)/m.exec(page)?.[0].includes("Service") ?? false;
      expect(startsWithin, "a service before the name of its day").toBe(false);
      if (head.endsWith(", continued")) {
        expect(head).toContain(open);
        const below = page.slice(page.indexOf(head) + head.length);
        expect(/Service\d-\d!|^Day \d|How to reach us/m.exec(below)?.[0], head).toContain("Service");
        repeated += 1;
      }
      open = page.match(/Title\d!/g)?.at(-1) ?? open;
    }
    expect(repeated).toBeGreaterThan(0);
  },
);

it("names no day at the head of a page on which only what comes after the days stands", async () => {
  const trip = sampleItinerary({ days: 4 });
  const alert = {
    severity: "info" as const,
    title: "Tides",
    date_from: trip.date_from,
    date_to: trip.date_to,
  };
  const alerts = Array.from({ length: 9 }, () => ({ ...alert, body: "Look at the sea. ".repeat(60) }));
  const pages = pdfPages(await documents.itineraryPdf({ ...trip, alerts }));
  const after = pages.findIndex((page) => page.includes("Good to know"));
  expect(after).toBeLessThan(pages.length - 1);
  expect(pages.slice(after + 1).filter((page) => /Day \d/.test(page))).toEqual([]);
});

it("shows the route on a map that says what it shows, in its places' words", async () => {
  const trip = sampleItinerary({ days: 3 });
  const places: [string, string, number, number][] = [
    ["AKL", "Auckland & <harbour>", -36.85, 174.76],
    ["ROT", "Rotorua", -38.14, 176.25],
    ["WLG", "Wellington", -41.29, 174.78],
  ];
  const days = trip.days.map((day, index) => {
    const [code = "", name = "", lat = 0, lng = 0] = places[index] ?? [];
    const place = { ...day.place, code, name, lat, lng };
    return { ...day, place, overnight: place, legs: [] };
  });
  const pdf = await documents.itineraryPdf({ ...trip, days });
  checkPdf(pdf);
  expect(pdfStructure(pdf)).toContain("Figure");
  const [first = ""] = pdfPages(pdf);
  expect(first).toContain("The numbers are the days of the journey.");
  const map = routePicture(days, "NZ");
  expect(map?.places).toBe("Auckland & <harbour> \u2013 Rotorua \u2013 Wellington");
  expect(map?.svg).toContain("Auckland &amp; &lt;harbour&gt;");
  expect(routePicture([], "NZ")).toBeNull();
});

it("sets days without services one after the other, and says on which a tour goes on", async () => {
  const trip = sampleItinerary({ days: 30 });
  const [first, ...others] = trip.days;
  const tour = sampleService({
    service_type: "IT",
    name: "Southern Light",
    date_from: first!.date,
    date_to: others[1]!.date,
  });
  const plain = { text: "", legs: [], services: [] };
  const days = [{ ...first!, ...plain, services: [tour] }, ...others.map((day) => ({ ...day, ...plain }))];
  const pages = pdfPages(await documents.itineraryPdf({ ...trip, days }));
  expect(pages.join("\n").match(/Southern Light, day \d of \d/g)).toEqual([
    "Southern Light, day 2 of 3",
    "Southern Light, day 3 of 3",
  ]);
  const daysOn = pages.map((page) => page.match(/^Day \d+ /gm)?.length ?? 0).filter((count) => count > 0);
  // Every page but the first, which has the overview, and the last is full.
  expect(daysOn.slice(1, -1).every((count) => count >= 7)).toBe(true);
});
