import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, it } from "vitest";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import {
  calendarTexts as texts,
  tripService as service,
  tripWith as trip,
} from "#tests/support/calendar-trip.ts";
import { itineraryCalendar } from "./calendar-file.ts";

/** As a program that did not write it understands it: moments on the world's clock, whole days as such. */
function read(calendar: string) {
  const { name, timezones = [], events = [] } = convertIcsCalendar(undefined, calendar);
  return { name, zones: timezones.map(({ id }) => id), events };
}

function eventsOf(...services: ItineraryService[]) {
  return read(itineraryCalendar(trip(services), texts)).events;
}

const iso = (moment: { date: Date } | null | undefined) => moment?.date.toISOString();

describe("the calendar file of an itinerary, read by a foreign parser", () => {
  it("holds one event per service, with place and papers", () => {
    const { name, events } = read(itineraryCalendar(trip([service()]), texts));
    expect(name).toBe("Coast to coast (NZFI100001)");
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      summary: "Steamvale Tours: Geyser valley",
      location: "1 Hemo Road, Rotorua",
      description: "Confirmation: SV7712\nVoucher: V101041\nPhone: +64 7 555 0122",
    });
  });

  it("tells clock times as those of the place, with the rules of its zone", () => {
    const { zones, events } = read(itineraryCalendar(trip([service()]), texts));
    expect(zones).toEqual(["Pacific/Auckland"]);
    expect(events[0]?.start.local?.timezone).toBe("Pacific/Auckland");
    expect([iso(events[0]?.start), iso(events[0]?.end)]).toEqual([
      "2026-11-19T19:30:00.000Z",
      "2026-11-19T22:30:00.000Z",
    ]);
  });

  it.each([
    ["summer time in Melbourne", "Australia/Melbourne", "2026-11-20", "2026-11-19T21:30:00.000Z"],
    ["winter time in Melbourne", "Australia/Melbourne", "2026-06-20", "2026-06-19T22:30:00.000Z"],
    [
      "no summer time in the Northern Territory",
      "Australia/Darwin",
      "2026-11-20",
      "2026-11-19T23:00:00.000Z",
    ],
    ["winter time in Auckland", "Pacific/Auckland", "2026-06-20", "2026-06-19T20:30:00.000Z"],
  ])("knows %s", (_what, timezone, date, start) => {
    const [event] = eventsOf(service({ timezone, end_timezone: timezone, date_from: date, date_to: date }));
    expect(iso(event?.start)).toBe(start);
  });

  it("takes the zone of the trip where that of a service was not kept", () => {
    const [event] = eventsOf(service({ timezone: null, end_timezone: null }));
    expect(event?.start.local?.timezone).toBe("Pacific/Auckland");
  });

  it("tells the clock alone where the rules of a zone are not known", () => {
    const { zones, events } = read(
      itineraryCalendar(trip([service({ timezone: "Nowhere/Else", end_timezone: "Nowhere/Else" })]), texts),
    );
    expect([zones, events[0]?.start.local]).toEqual([[], undefined]);
  });

  it("shows a stay as whole days that leave people free, up to its last night", () => {
    const stay = service({
      service_type: "AC",
      nights: 2,
      date_to: "2026-11-22",
      start_time: "1400",
      end_time: "1000",
    });
    const [event] = eventsOf(stay);
    expect(event).toMatchObject({
      start: { type: "DATE" },
      end: { type: "DATE" },
      timeTransparent: "TRANSPARENT",
    });
    expect([iso(event?.start), iso(event?.end)].map((day) => day?.slice(0, 10))).toEqual([
      "2026-11-20",
      "2026-11-22",
    ]);
    expect(event?.description).toMatch(/^Check-in from 2:00\spm\nCheck-out by 10:00\sam\n/u);
  });

  it("makes no end up: a service without one, or with one that is none, is a moment", () => {
    for (const end_time of [null, "0800"]) {
      const [event] = eventsOf(service({ end_time }));
      expect([iso(event?.start), event?.end, event?.duration]).toEqual([
        "2026-11-19T19:30:00.000Z",
        undefined,
        undefined,
      ]);
    }
  });

  it("takes whole days for what lasts several and has no hour of its end", () => {
    const [event] = eventsOf(service({ date_to: "2026-11-22", end_time: null }));
    expect([event?.start.type, iso(event?.end)?.slice(0, 10)]).toEqual(["DATE", "2026-11-23"]);
    expect(event?.description).toMatch(/^Start: 8:30\sam\n/u);
  });

  it("lets nothing without a clock time keep anybody busy", () => {
    const [event] = eventsOf(service({ start_time: null, end_time: null }));
    expect([event?.start.type, event?.timeTransparent]).toEqual(["DATE", "TRANSPARENT"]);
  });

  it("shows a hire where it is collected and where it is given back", () => {
    const at = (date: string | null, time: string, point: string) => ({ date, time, point, remark: null });
    const events = eventsOf(
      service({
        service_type: "RC",
        supplier_name: "Southern Arc",
        name: "Compact",
        date_to: "2026-11-25",
        start_time: null,
        end_time: null,
        pickup: at(null, "1000", "Arrivals desk"),
        dropoff: at("2026-11-24", "0745", "Ferry terminal"),
      }),
    );
    expect(events.map(({ summary, location, start, end }) => [summary, location, iso(start), end])).toEqual([
      [
        "Collect: Southern Arc: Compact",
        "Arrivals desk, 1 Hemo Road, Rotorua",
        "2026-11-19T21:00:00.000Z",
        undefined,
      ],
      ["Return: Southern Arc: Compact", "Ferry terminal", "2026-11-23T18:45:00.000Z", undefined],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });

  it("marks what is being confirmed as tentative", () => {
    const [event] = eventsOf(service({ state: "pending", confirmation: null }));
    expect(event?.status).toBe("TENTATIVE");
    expect(event?.description).toMatch(/^Being confirmed\n/);
  });

  it("is the same file every time, stamped with the moment of publishing", () => {
    const first = itineraryCalendar(trip([service()]), texts);
    expect(itineraryCalendar(trip([service()]), texts)).toBe(first);
    expect(first).toMatch(/^DTSTAMP:20261102T081500Z\r?$/m);
    const { events } = read(first);
    expect(events[0]?.uid).toBe("01J9Z3NDEKTSV4RRFFQ69G5FA1@01j9z3ndektsv4rrffq69g5fav.waymark");
    expect(events[0]?.sequence).toBe(3);
  });

  it("lists a service once that stands on several days", () => {
    const twoDays = trip([service()]);
    const day = twoDays.days[0]!;
    const { events } = read(itineraryCalendar({ ...twoDays, days: [day, { ...day, day_no: 2 }] }, texts));
    expect(events).toHaveLength(1);
  });

  it("does not let a text add lines or events of its own", () => {
    const hostile = "Tour\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:evil;\\,\u0000\u0007 ok";
    const calendar = itineraryCalendar(
      { ...trip([service({ name: hostile, address: hostile, remarks: hostile })]), name: hostile },
      texts,
    );
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    // The other parser takes such a text inside of a line for the line itself.
    const [event] = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents("vevent");
    const { summary, description } = new ICAL.Event(event);
    expect(summary).toBe("Steamvale Tours: Tour END:VEVENT BEGIN:VEVENT SUMMARY:evil;\\, ok");
    expect(description).toContain("Tour\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:evil;\\,");
  });

  it("folds lines at 75 octets, also for macrons and emoji", () => {
    const long = "Whakarewarewa ā ē ī ō ū 🌋 ".repeat(20).trim();
    const calendar = itineraryCalendar(trip([service({ name: long, remarks: long })]), texts);
    const longest = Math.max(...calendar.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(read(calendar).events[0]?.summary).toBe(`Steamvale Tours: ${long}`);
  });

  it("is a valid empty calendar for a trip without services", () => {
    const { events, name } = read(itineraryCalendar(trip([]), texts));
    expect([events, name]).toEqual([[], "Coast to coast (NZFI100001)"]);
  });
});

describe("a calendar that is subscribed to", () => {
  it("is told how often to ask, and finds its events again in a later version", () => {
    const first = itineraryCalendar(trip([service()]), texts);
    expect(first).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
    expect(first).toContain("X-PUBLISHED-TTL:PT6H");
    const later = itineraryCalendar({ ...trip([service({ start_time: "1000" })]), version: 9 }, texts);
    const named = (file: string) =>
      [.../^(?:UID|SEQUENCE):.*$/gm[Symbol.matchAll](file)].map(([line]) => line.trim());
    expect(named(later)).toEqual([named(first)[0], "SEQUENCE:9"]);
  });

  it("of one service holds that service alone, and is not asked for again", () => {
    const [one, other] = [service(), service({ uid: "01JD0000000000000000000077", name: "Another" })];
    const file = itineraryCalendar(trip([one, other]), texts, other.uid);
    expect(read(file).events.map(({ summary }) => summary)).toEqual(["Steamvale Tours: Another"]);
    expect(file).not.toContain("REFRESH-INTERVAL");
  });
});
