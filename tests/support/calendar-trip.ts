import type { CalendarTexts } from "#app/domain/calendar-words.ts";
import { rotorua, stay, trip } from "#tests/support/trip.ts";
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

/** A tour of a morning; `overrides` replaces what a test is about. */
export function tripService(overrides: Partial<ItineraryService> = {}): ItineraryService {
  return {
    ...stay,
    service_type: "AT",
    name: "Geyser valley",
    supplier_name: "Steamvale Tours",
    date_to: "2026-11-20",
    start_time: "0830",
    end_time: "1130",
    nights: null,
    confirmation: "SV7712-cl",
    voucher_no: "V101041",
    voucher_text: null,
    phone: "+64 7 555 0122",
    address: "1 Hemo Road, Rotorua",
    lat: -38.16,
    ...overrides,
  };
}

/** A trip of one day with these services. */
export function tripWith(services: ItineraryService[]): Itinerary {
  const day = { day_no: 1, date: "2026-11-20", title: "", text: "", legs: [], services };
  return trip({ days: [{ ...day, place: rotorua, overnight: rotorua }] });
}
