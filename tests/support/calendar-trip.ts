import type { CalendarTexts } from "#app/domain/calendar-words.ts";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";

export const calendarTexts: CalendarTexts = {
  name: "{{trip}} ({{reference}})",
  confirmation: "Confirmation: {{confirmation}}",
  voucher: "Voucher: {{voucher}}",
  phone: "Phone: {{phone}}",
  pickup: "Pick-up: {{meeting}}",
  dropoff: "Drop-off: {{meeting}}",
  pending: "Being confirmed",
  collect: "Collect: {{name}}",
  giveBack: "Return: {{name}}",
  checkIn: "Check-in from {{time}}",
  checkOut: "Check-out by {{time}}",
  start: "Start: {{time}}",
};

const place: Itinerary["hero_place"] = {
  code: "ROT",
  name: "Rotorua",
  region: "Bay of Plenty",
  country: "NZ",
  kind: "town",
  landscape: "lake",
  lat: -38.1368,
  lng: 176.2497,
};

/** A tour of a morning; `overrides` replaces what a test is about. */
export function tripService(overrides: Partial<ItineraryService> = {}): ItineraryService {
  return {
    uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1",
    service_type: "AT",
    name: "Geyser valley",
    comment: null,
    supplier_name: "Steamvale Tours",
    date_from: "2026-11-20",
    date_to: "2026-11-20",
    start_time: "0830",
    end_time: "1130",
    timezone: "Pacific/Auckland",
    end_timezone: "Pacific/Auckland",
    nights: null,
    state: "confirmed",
    confirmation: "SV7712-cl",
    voucher_no: "V101041",
    voucher_text: null,
    remarks: null,
    phone: "+64 7 555 0122",
    address: "1 Hemo Road, Rotorua",
    lat: -38.16,
    lng: 176.25,
    pickup: null,
    dropoff: null,
    ...overrides,
  };
}

/** A trip of one day with these services. */
export function tripWith(services: ItineraryService[]): Itinerary {
  return {
    uid: "01J9Z3NDEKTSV4RRFFQ69G5FAV",
    reference: "NZFI100001",
    name: "Coast to coast",
    version: 3,
    published_at: "2026-11-02T21:15:00+13:00",
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
    thank_you: "",
    hero_place: place,
    show_driving_notes: true,
    days: [
      { day_no: 1, date: "2026-11-20", title: "", text: "", place, overnight: place, legs: [], services },
    ],
    alerts: [],
  };
}
