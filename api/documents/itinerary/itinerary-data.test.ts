import { describe, expect, it } from "vitest";
import { sampleItinerary, sampleService } from "#api/documents/testing/sample-itinerary.ts";
import { itineraryData } from "./itinerary-data.ts";
import { serviceData } from "./service-data.ts";

/** The details of a service as `label: text`. */
function detailsOf(...[overrides, locale = "en"]: [Parameters<typeof sampleService>[0], ("en" | "de")?]) {
  const { details } = serviceData(sampleService(overrides), locale);
  return details.map(({ label, text }) => `${label}: ${text.flat().join(" / ")}`);
}

describe("a service", () => {
  it("tells nights and last day of a stay", () => {
    const stay = { service_type: "AC", nights: 2, date_to: "2026-12-12" } as const;
    expect(detailsOf(stay, "de")).toEqual(["Aufenthalt: 2 Nächte, bis Samstag, 12. Dezember"]);
  });

  it("tells where and when a car is collected and returned", () => {
    const car = {
      service_type: "RC",
      date_to: "2026-12-20",
      pickup: { date: "2026-12-10", time: "0900", point: "Airport", remark: "Counter 4" },
      dropoff: { date: "2026-12-20", time: "1500", point: "City depot", remark: null },
    } as const;
    expect(detailsOf(car)).toEqual([
      "Collection: 9:00\u00a0am, Airport / Counter 4",
      "Return: Sunday, 20 December, 3:00\u00a0pm, City depot",
    ]);
  });

  it("tells the last day of what runs over days without nights", () => {
    expect(detailsOf({ service_type: "IT", date_to: "2026-12-14" })).toEqual(["Until: Monday, 14 December"]);
  });

  it("writes times as a range or as one", () => {
    const times = (start_time: string | null, end_time: string | null) =>
      serviceData(sampleService({ start_time, end_time }), "de").times;
    expect(times("0745", "1430")).toBe("07:45–14:30");
    expect(times("0745", null)).toBe("07:45");
    expect(times(null, null)).toBe("");
  });

  it("names a supplier once", () => {
    expect(serviceData(sampleService({ name: "Lodge", supplier_name: "Lodge" }), "en").supplier).toBe("");
  });
});

describe("an itinerary", () => {
  it("joins the places of a day and marks the last night's absence", () => {
    const { days } = itineraryData(sampleItinerary({ days: 3 }));
    expect(days.map((day) => [day.route, day.overnight])).toEqual([
      ["Auckland", "Auckland"],
      ["Auckland – Paihia", "Paihia"],
      ["Paihia", null],
    ]);
  });

  it("marks children", () => {
    const travellers = [
      { name: "Ada", type: "A" as const },
      { name: "Ben", type: "C" as const },
      { name: "Cy", type: "I" as const },
    ];
    expect(itineraryData(sampleItinerary({ locale: "de", travellers })).travellers).toEqual([
      "Ada",
      "Ben (Kind)",
      "Cy (Kleinkind)",
    ]);
  });
});
