import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import type { CalendarService } from "#contract/sales/supplier-bookings/calendar.ts";
import { writeCalendar } from "./calendar-writer.ts";
import { supplierEvents } from "./supplier-calendar.ts";

const stay: CalendarService = {
  uid: "01JD0000000000000000000001",
  reference: "NZFI100001",
  party_name: "Familie Weißenborn",
  service_type: "AC",
  name: "Park room",
  place: "Rotorua",
  timezone: "Pacific/Auckland",
  date_from: "2026-11-20",
  date_to: "2026-11-22",
  start_time: "1500",
  end_time: "1000",
  nights: 2,
  qty: 1,
  adults: 2,
  children: 0,
  infants: 0,
  confirmation: "STE-1",
  version: 4,
  changed_at: "2026-11-01T00:00:00.000Z",
};
const tour = { ...stay, service_type: "AT", nights: null, date_to: "2026-11-20", end_time: null } as const;

/** A service as a program that did not write it reads it. */
function read(service: CalendarService) {
  const words = {
    title: ({ name }: CalendarService, who: string) => `${who}: ${name}`,
    description: ({ reference }: CalendarService) => reference,
  };
  const head = { product: "Supplier", name: "Bookings", subscribed: true };
  const file = writeCalendar(head, supplierEvents([service], words));
  const { events = [] } = convertIcsCalendar(undefined, file);
  return { file, event: events[0] };
}

test("a stay takes the days of its nights, whatever time one may come", () => {
  const { file, event } = read(stay);
  expect(file).toContain("DTSTART;VALUE=DATE:20261120");
  expect(file).toContain("DTEND;VALUE=DATE:20261122");
  expect(event).toMatchObject({ summary: "Weißenborn: Park room", location: "Rotorua" });
});

test("what has a time stands at it in the zone of its place", () => {
  const { event } = read(tour);
  expect(event?.start).toMatchObject({ local: { timezone: "Pacific/Auckland" } });
  expect(event?.start.date.toISOString()).toBe("2026-11-20T02:00:00.000Z");
});

test("an event keeps its name when its service changes, and counts up", () => {
  const later = read({ ...stay, date_to: "2026-11-23", version: 5 });
  const named = (file: string) => [...file.matchAll(/^(?:UID|SEQUENCE):.*$/gm)].map(([line]) => line.trim());
  expect(named(read(stay).file)).toEqual(["UID:01JD0000000000000000000001@supplier.waymark", "SEQUENCE:4"]);
  expect(named(later.file)).toEqual(["UID:01JD0000000000000000000001@supplier.waymark", "SEQUENCE:5"]);
});

test("a party without a surname is told by its reference", () => {
  expect(read({ ...stay, party_name: "Party 2027" }).event?.summary).toBe("NZFI100001: Park room");
});

test("no first name of a party leaves, and no line of a text becomes one of the file", () => {
  const { file } = read({ ...stay, party_name: "Célia Weißenborn", name: "Room\r\nATTENDEE:x" });
  expect(file).not.toContain("Célia");
  expect(file).not.toMatch(/^ATTENDEE/m);
});
