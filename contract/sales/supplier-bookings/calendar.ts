import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { ClockTime, DateOnly, LinkToken, Locale, ServiceType, Uid } from "#contract/primitives.ts";

/** Whether a calendar program reads the services of the supplier by an address of the account. */
export const CalendarLinkState = z.object({ on: z.boolean() });
export type CalendarLinkState = z.infer<typeof CalendarLinkState>;

export const CalendarLink = CalendarLinkState.extend({
  /** Path of the calendar file; null while there is none, and where its secret can be shown no more. */
  path: z.string().nullable(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

const own = { tag: "supplier desk", access: { audience: "supplier", permission: "bookings.view" } } as const;

export const showCalendarLink = defineEndpoint({
  ...own,
  method: "GET",
  path: "/api/supplier/calendar-link",
  summary: "The address at which the account's calendar reads confirmed services",
  answer: item(CalendarLink),
});

/** Answers without the address: answers are kept, and the database holds no link. */
export const renewCalendarLink = defineEndpoint({
  ...own,
  method: "POST",
  path: "/api/supplier/calendar-link/renewal",
  summary: "Make a new address for the calendar; the one before opens nothing from then on",
  answer: item(CalendarLinkState),
});

/** Switching off what is off changes nothing. */
export const closeCalendarLink = defineEndpoint({
  ...own,
  method: "POST",
  path: "/api/supplier/calendar-link/closing",
  summary: "Switch the calendar off: its address answers like one that never was",
  answer: item(CalendarLinkState),
});

/** A confirmed service as a calendar shows it: of the guests how many there are and one name, and no price. */
export const CalendarService = z.object({
  uid: Uid,
  reference: z.string(),
  party_name: z.string(),
  service_type: ServiceType,
  name: z.string(),
  place: z.string(),
  /** IANA zone of the place. */
  timezone: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  /** Of stays alone. */
  nights: z.int().nullable(),
  qty: z.int(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  confirmation: z.string().nullable(),
  /** Counted up by each change. */
  version: z.int(),
  changed_at: z.iso.datetime({ offset: true }),
});
export type CalendarService = z.infer<typeof CalendarService>;

export const SupplierCalendar = z.object({
  supplier_name: z.string(),
  /** Of whoever made the address: a calendar program has no language. */
  locale: Locale,
  services: z.array(CalendarService),
});
export type SupplierCalendar = z.infer<typeof SupplierCalendar>;

export const readSupplierCalendar = defineEndpoint({
  method: "GET",
  path: "/api/public/supplier-calendars/{token}",
  summary: "Confirmed services of a supplier from 14 days ago to 90 days ahead, for a calendar program",
  tag: "supplier desk",
  access: { audience: "public", permission: null },
  params: z.object({ token: LinkToken }),
  answer: item(SupplierCalendar),
});

export const supplierCalendarEndpoints = [
  showCalendarLink,
  renewCalendarLink,
  closeCalendarLink,
  readSupplierCalendar,
] as const;
