import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";

export const rotorua: Itinerary["hero_place"] = {
  code: "ROT",
  name: "Rotorua",
  region: "Bay of Plenty",
  country: "NZ",
  kind: "town",
  landscape: "lake",
  lat: -38.1368,
  lng: 176.2497,
};

export const stay: ItineraryService = {
  uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1",
  service_type: "AC",
  name: "Lake room",
  comment: null,
  supplier_name: "Steamvale Lakeside",
  date_from: "2026-11-20",
  date_to: "2026-11-22",
  start_time: "1400",
  end_time: "1000",
  timezone: "Pacific/Auckland",
  end_timezone: "Pacific/Auckland",
  nights: 2,
  state: "confirmed",
  confirmation: "HV48358-cl",
  voucher_no: "V101004",
  voucher_text: "Breakfast included.",
  remarks: null,
  phone: "+64 7 555 0114",
  address: "16 Esplanade, Rotorua",
  lat: -38.13,
  lng: 176.25,
  pickup: null,
  dropoff: null,
};

/** A trip of two days, changed as a test needs it. */
export function trip(overrides: Partial<Itinerary> = {}): Itinerary {
  const day = { title: "Steam", text: "", place: rotorua, overnight: rotorua, legs: [] };
  return {
    uid: "01J9Z3NDEKTSV4RRFFQ69G5FAV",
    reference: "NZFI100001",
    name: "Coast to coast",
    version: 3,
    published_at: "2026-11-02T08:15:00Z",
    locale: "en",
    brand: {
      code: "NZ",
      name: "Harakeke Pacific",
      phone: "+64 9 555 0100",
      emergency_phone: "+64 21 555 0199",
      email: "journeys@harakeke.example",
      address: "Auckland",
      live_chat_url: null,
    },
    travellers: [{ name: "Klara Engelhardt", type: "A" }],
    date_from: "2026-11-20",
    date_to: "2026-11-21",
    timezone: "Pacific/Auckland",
    intro: "",
    thank_you: "Travel well.",
    hero_place: rotorua,
    show_driving_notes: false,
    days: [
      { ...day, day_no: 1, date: "2026-11-20", services: [stay] },
      { ...day, day_no: 2, date: "2026-11-21", services: [] },
    ],
    alerts: [],
    ...overrides,
  };
}
