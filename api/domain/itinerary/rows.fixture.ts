import type { AlertRow, DayRow, ItineraryRows, LineRow, PlaceRow } from "./rows.ts";

/** A day of a trip in Rotorua; `over` replaces what a test is about. */
export function day(over: Partial<DayRow> = {}): DayRow {
  return {
    dayNo: 1,
    date: "2027-03-30",
    title: { en: "Arrival" },
    text: { en: "Rest" },
    placeCode: "ROT",
    overnightPlaceCode: null,
    legs: [],
    drivingNotes: null,
    ...over,
  };
}

/** A confirmed room of the first day. */
export function line(over: Partial<LineRow> = {}): LineRow {
  return {
    uid: "01JD0000000000000000000001",
    dayNo: 1,
    seq: 10,
    serviceType: "AC",
    status: "OK",
    name: { en: "Room" },
    comment: null,
    supplierName: "Steamvale Lakeside Hotel",
    supplierCode: "STEROT",
    optionCode: null,
    placeCode: "ROT",
    endPlaceCode: null,
    dateFrom: "2027-03-30",
    dateTo: "2027-03-31",
    ...{ startTime: null, endTime: null, confirmation: null, voucherNo: null, voucherText: null },
    ...{ remarks: null, phone: null, address: null, lat: null, lng: null, pickup: null, dropoff: null },
    ...over,
  };
}

/** An alert for clients that covers the whole year. */
export function alert(over: Partial<AlertRow> = {}): AlertRow {
  return {
    brandCode: null,
    title: { en: "Road closed" },
    body: { en: "Ask us." },
    severity: "info",
    scope: "all",
    scopeCodes: [],
    dateFrom: "2027-01-01",
    dateTo: "2027-04-30",
    audiences: ["client"],
    publishAt: new Date("2026-01-01"),
    expiresAt: null,
    ...over,
  };
}

/** All that a one-day itinerary is made from. */
export function rows(over: Partial<ItineraryRows> = {}): ItineraryRows {
  return {
    itinerary: {
      uid: "01JD0000000000000000000009",
      version: 1,
      publishedAt: new Date("2026-11-20T00:00:00Z"),
      locale: "en",
      intro: { en: "Welcome" },
      thankYou: { en: "Thank you" },
      heroPlaceCode: "ROT",
      showDrivingNotes: true,
    },
    file: { reference: "NZFI100009", name: "Test", travelDate: "2027-03-30", endDate: "2027-03-30" },
    brand: {
      code: "NZ",
      name: "Harakeke Pacific",
      phone: "+64 9 555 0140",
      emergencyPhone: "+64 9 555 0199",
      email: "journeys@harakeke.example",
      address: "Auckland",
    },
    liveChatUrl: null,
    pax: [],
    days: [day()],
    lines: [],
    places: [place("ROT"), place("MON"), place("MFN")],
    routeLegs: [],
    alerts: [],
    ...over,
  };
}

function place(code: string): PlaceRow {
  const fields = {
    region: "Test",
    country: "NZ",
    kind: "town",
    landscape: "lake",
    lat: -40,
    lng: 175,
  } as const;
  return { code, name: code, timezone: "Pacific/Auckland", ...fields };
}
