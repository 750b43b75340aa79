import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { itineraryCalendar, type CalendarTexts } from "./calendar-file.ts";

const texts: CalendarTexts = {
  name: "{{trip}} ({{reference}})",
  confirmation: "Confirmation: {{confirmation}}",
  voucher: "Voucher: {{voucher}}",
  phone: "Phone: {{phone}}",
  pickup: "Pick-up: {{meeting}}",
  dropoff: "Drop-off: {{meeting}}",
  pending: "Being confirmed",
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

function service(overrides: Partial<ItineraryService> = {}): ItineraryService {
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

function trip(services: ItineraryService[]): Itinerary {
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

function read(calendar: string): { root: ICAL.Component; events: ICAL.Event[] } {
  const root = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  return { root, events: root.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each)) };
}

describe("the calendar file of an itinerary, read by a foreign parser", () => {
  it("holds one event per service, with place and papers", () => {
    const { root, events } = read(itineraryCalendar(trip([service()]), texts));
    expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Coast to coast (NZFI100001)");
    expect(events).toHaveLength(1);
    expect(events[0]!.summary).toBe("Steamvale Tours: Geyser valley");
    expect(events[0]!.location).toBe("1 Hemo Road, Rotorua");
    expect(events[0]!.description).toBe("Confirmation: SV7712\nVoucher: V101041\nPhone: +64 7 555 0122");
  });

  it("keeps clock times local to the place: floating, without zone", () => {
    const { events } = read(itineraryCalendar(trip([service()]), texts));
    expect(events[0]!.startDate.toString()).toBe("2026-11-20T08:30:00");
    expect(events[0]!.endDate.toString()).toBe("2026-11-20T11:30:00");
    expect(events[0]!.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  });

  it("shows a stay as whole days, free, up to its last night", () => {
    const stay = service({
      service_type: "AC",
      nights: 2,
      date_to: "2026-11-22",
      start_time: "1400",
      end_time: "1000",
    });
    const { events } = read(itineraryCalendar(trip([stay]), texts));
    expect(events[0]!.startDate.isDate).toBe(true);
    expect(events[0]!.startDate.toString()).toBe("2026-11-20");
    expect(events[0]!.endDate.toString()).toBe("2026-11-22");
    expect(events[0]!.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("gives a service without an end two hours, past midnight too", () => {
    const late = service({ start_time: "2330", end_time: null });
    const { events } = read(itineraryCalendar(trip([late]), texts));
    expect(events[0]!.endDate.toString()).toBe("2026-11-21T01:30:00");
  });

  it("marks what is being confirmed as tentative", () => {
    const { events } = read(
      itineraryCalendar(trip([service({ state: "pending", confirmation: null })]), texts),
    );
    expect(events[0]!.component.getFirstPropertyValue("status")).toBe("TENTATIVE");
    expect(events[0]!.description).toMatch(/^Being confirmed\n/);
  });

  it("is the same file every time, stamped with the moment of publishing", () => {
    const first = itineraryCalendar(trip([service()]), texts);
    expect(itineraryCalendar(trip([service()]), texts)).toBe(first);
    expect(first).toMatch(/^DTSTAMP:20261102T081500Z\r?$/m);
    const { events } = read(first);
    expect(events[0]!.uid).toBe("01J9Z3NDEKTSV4RRFFQ69G5FA1@01j9z3ndektsv4rrffq69g5fav.waymark");
    expect(events[0]!.sequence).toBe(3);
  });

  it("lists a service once that stands on several days", () => {
    const twoDays = trip([service()]);
    const day = twoDays.days[0]!;
    const { events } = read(itineraryCalendar({ ...twoDays, days: [day, { ...day, day_no: 2 }] }, texts));
    expect(events).toHaveLength(1);
  });

  it("does not let a text add lines or events of its own", () => {
    const hostile = "Tour\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:evil;\\,\u0000\u0007 ok";
    const { events } = read(
      itineraryCalendar(trip([service({ name: hostile, address: hostile, remarks: hostile })]), texts),
    );
    expect(events).toHaveLength(1);
    expect(events[0]!.summary).toBe("Steamvale Tours: Tour END:VEVENT BEGIN:VEVENT SUMMARY:evil;\\, ok");
    expect(events[0]!.description).toContain("Tour\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:evil;\\,");
  });

  it("folds lines at 75 octets, also for macrons and emoji", () => {
    const long = "Whakarewarewa ā ē ī ō ū 🌋 ".repeat(20).trim();
    const calendar = itineraryCalendar(trip([service({ name: long, remarks: long })]), texts);
    const longest = Math.max(...calendar.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(read(calendar).events[0]!.summary).toBe(`Steamvale Tours: ${long}`);
  });

  it("is a valid empty calendar for a trip without services", () => {
    const { events } = read(itineraryCalendar(trip([]), texts));
    expect(events).toHaveLength(0);
  });
});
