import { describe, expect, it } from "vitest";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { sampleDate, sampleItinerary, sampleService } from "#api/documents/testing/sample-itinerary.ts";
import { vouchersData } from "./vouchers-data.ts";

type Service = Partial<ItineraryService>;

/** Vouchers of a trip whose first day holds just this service, told twice. */
function vouchersOf(locale: Locale, own: Service, english: Service = {}) {
  const trip = (each: Locale, service: Service) => {
    const all = sampleItinerary({ locale: each, days: 2 });
    return {
      ...all,
      days: all.days.map((day, at) => ({ ...day, services: at === 0 ? [sampleService(service)] : [] })),
    };
  };
  const common = { voucher_no: "V-1", ...own };
  return vouchersData({ own: trip(locale, common), english: trip("en", { ...common, ...english }) });
}

/** The facts of the one voucher as `label: text | again in English`. */
function factsOf(...given: Parameters<typeof vouchersOf>) {
  const words = (text: string[][]) => text.flat().join(" / ");
  return vouchersOf(...given).vouchers[0]?.facts.map(({ label, text, english }) =>
    [`${label}: ${words(text)}`, words(english)].filter(Boolean).join(" | "),
  );
}

describe("a voucher", () => {
  it("says of a stay when guests arrive and leave, to its travellers and in English to who receives them", () => {
    const stay = { service_type: "AC", nights: 2, date_to: sampleDate(2), confirmation: "HB-1" } as const;
    expect(
      factsOf("de", { ...stay, voucher_text: "Extras vor Ort." }, { voucher_text: "Extras on the spot." }),
    ).toEqual([
      "Anreise / Arrival: Donnerstag, 10. Dezember 2026 | Thursday, 10 December 2026",
      "Abreise / Departure: Samstag, 12. Dezember 2026 | Saturday, 12 December 2026",
      "Nächte / Nights: 2 Nächte | 2 nights",
      "Bestätigung / Confirmation: HB-1",
      "Voucher: Extras vor Ort. | Extras on the spot.",
    ]);
  });

  it("says everything once where the travellers read English", () => {
    const trip = {
      start_time: "0745",
      end_time: "1430",
      comment: "With lunch",
      remarks: "Bring a coat",
    } as const;
    expect(factsOf("en", trip)).toEqual([
      "Date: Thursday, 10 December 2026",
      "Time: 7:45\u00a0am – 2:30\u00a0pm",
      "Details: With lunch",
      "Remarks: Bring a coat",
    ]);
  });

  it("tells both days of what is hired, and where it is collected", () => {
    const pickup = { date: sampleDate(0), time: "0900", point: "Airport", remark: null } as const;
    expect(factsOf("fr", { service_type: "RC", date_to: sampleDate(5), pickup })).toEqual([
      "Du / From: Jeudi, 10 décembre 2026 | Thursday, 10 December 2026",
      "Au / Until: Mardi, 15 décembre 2026 | Tuesday, 15 December 2026",
      "Prise du véhicule / Collection: 09:00, Airport | 9:00\u00a0am, Airport",
    ]);
  });

  it("names the service in English beneath its own name, only where they differ", () => {
    const [own] = vouchersOf("es", { name: "Cueva" }, { name: "Cave" }).vouchers;
    expect([own?.name, own?.english_name]).toEqual(["Cueva", "Cave"]);
    expect(vouchersOf("es", { name: "Kiwi" }).vouchers[0]?.english_name).toBe("");
  });

  it("tells children apart in both languages", () => {
    expect(vouchersOf("de", {}).guests.at(-1)).toBe("Jonas Brandt (Kind / child)");
  });

  it("names twelve of a group and counts the others", () => {
    const travellers = Array.from({ length: 15 }, (_, at) => ({ name: `Guest ${at}`, type: "A" as const }));
    const own = sampleItinerary({ travellers });
    const { guests } = vouchersData({ own, english: own });
    expect(guests).toHaveLength(13);
    expect(guests.at(-1)).toBe("and 3 more");
  });
});

it("there is no voucher for what is being confirmed: it is named as waiting", () => {
  const { vouchers, waiting } = vouchersOf("en", { name: "Lodge", state: "pending" });
  expect([vouchers, waiting]).toEqual([[], ["Lodge (Thu, 10 Dec)"]]);
  expect(vouchersOf("en", { voucher_no: null }).vouchers).toEqual([]);
});

it("each of a trip's vouchers stands in the order of its days", () => {
  const trip = sampleItinerary({ days: 4 });
  const { vouchers } = vouchersData({ own: trip, english: trip });
  expect(vouchers.map(({ number }) => number)).toEqual([
    "V-26-4100",
    "V-26-4300",
    "V-26-4101",
    "V-26-4202",
    "V-26-4102",
  ]);
});
