import type {
  Itinerary,
  ItineraryDay,
  ItineraryLeg,
  ItineraryService,
} from "#contract/sales/itineraries/itinerary.ts";
import type { BrandCode, Locale, PlaceBrief } from "#contract/primitives.ts";
import { sampleWords } from "./sample-words.ts";

const route: [code: string, name: string, landscape: PlaceBrief["landscape"]][] = [
  ["AKL", "Auckland", "city"],
  ["PAH", "Paihia", "coast"],
  ["PAH", "Paihia", "coast"],
  ["WTO", "Waitomo", "forest"],
  ["ROT", "Rotorua", "lake"],
  ["TUO", "Taupō", "lake"],
  ["WLG", "Wellington", "city"],
  ["PCN", "Picton", "coast"],
  ["KBZ", "Kaikōura", "coast"],
  ["CHC", "Christchurch", "city"],
  ["MON", "Aoraki/Mount Cook", "alp"],
  ["CHC", "Christchurch", "city"],
];

const hotels = [
  "Pōhutukawa Quay Hotel",
  "Bay Lantern Lodge",
  "Kererū Hill Farmstay",
  "Steamvale Lakeside Hotel",
];

const brands = {
  NZ: {
    code: "NZ",
    name: "Harakeke Pacific",
    phone: "+64 9 555 0140",
    emergency_phone: "+64 21 555 0199",
    email: "trips@harakeke.example",
    address: "Level 3, 18 Quay Street\nAuckland 1010\nNew Zealand",
    live_chat_url: null,
  },
  AU: {
    code: "AU",
    name: "Banksia Coast Inbound",
    phone: "+61 2 5550 1800",
    emergency_phone: "+61 491 570 156",
    email: "trips@banksia.example",
    address: "7 Wattle Lane\nSydney NSW 2000\nAustralia",
    live_chat_url: null,
  },
} satisfies Record<BrandCode, Itinerary["brand"]>;

function placeOf(index: number): PlaceBrief {
  const [code, name, landscape] = route[index % route.length]!;
  return { code, name, region: "Region", country: "NZ", kind: "town", landscape, lat: -38, lng: 175 };
}

/** Date of day `index` of the sample trip, which begins on 10 December 2026. */
export function sampleDate(index: number): string {
  return new Date(Date.UTC(2026, 11, 10 + index)).toISOString().slice(0, 10);
}

/** A service with nothing but what it must have, and the given overrides. */
export function sampleService(overrides: Partial<ItineraryService> = {}): ItineraryService {
  return {
    uid: "01K0000000000000000000000S",
    service_type: "AT",
    name: "Service",
    comment: null,
    supplier_name: "Supplier",
    date_from: sampleDate(0),
    date_to: sampleDate(0),
    start_time: null,
    end_time: null,
    timezone: "Pacific/Auckland",
    end_timezone: "Pacific/Auckland",
    nights: null,
    state: "confirmed",
    confirmation: null,
    voucher_no: null,
    voucher_text: null,
    remarks: null,
    phone: null,
    address: null,
    lat: null,
    lng: null,
    pickup: null,
    dropoff: null,
    ...overrides,
  };
}

function stay(index: number, locale: Locale): ItineraryService {
  const words = sampleWords[locale];
  return sampleService({
    service_type: index % 4 === 2 ? "AF" : "AC",
    name: words.room,
    supplier_name: hotels[index % hotels.length]!,
    date_from: sampleDate(index),
    date_to: sampleDate(index + 1),
    nights: 1,
    state: index === 6 ? "pending" : "confirmed",
    confirmation: `HB${48_120 + index * 37}`,
    address: `${18 + index} Quay Street, ${placeOf(index).name}`,
    phone: "+64 9 555 01 77",
    voucher_no: `V-26-${4100 + index}`,
    voucher_text: index % 3 === 0 ? words.voucher : null,
    remarks: index % 3 === 1 ? words.breakfast : null,
  });
}

function outing(index: number, locale: Locale): ItineraryService {
  const words = sampleWords[locale];
  return sampleService({
    service_type: "AT",
    name: words.cave,
    supplier_name: "Glowhollow Cave Tours",
    date_from: sampleDate(index),
    date_to: sampleDate(index),
    start_time: "0745",
    end_time: "1430",
    confirmation: `GC-${900 + index}`,
    voucher_no: `V-26-${4200 + index}`,
    pickup: { date: sampleDate(index), time: "0715", point: hotels[index % hotels.length]!, remark: null },
    dropoff: null,
  });
}

function rentalCar(index: number, locale: Locale): ItineraryService {
  const words = sampleWords[locale];
  return sampleService({
    service_type: "RC",
    name: "Compact SUV, automatic",
    supplier_name: "Southern Arc Rentals",
    date_from: sampleDate(index),
    date_to: sampleDate(index + 10),
    confirmation: "SA-77120-K",
    voucher_no: "V-26-4300",
    phone: "+64 800 555 021",
    pickup: { date: sampleDate(index), time: "0900", point: "Auckland Airport", remark: words.meet },
    dropoff: { date: sampleDate(index + 10), time: "1500", point: "Christchurch Airport", remark: null },
  });
}

function legTo(index: number, locale: Locale): ItineraryLeg[] {
  if (index === 0 || placeOf(index).code === placeOf(index - 1).code) return [];
  return [
    {
      from: placeOf(index - 1),
      to: placeOf(index),
      mode: index === 7 ? "ferry" : "drive",
      distance_km: index === 7 ? null : 90 + index * 23,
      minutes: 95 + index * 20,
      notes: index % 3 === 1 ? sampleWords[locale].notes : null,
    },
  ];
}

function dayOf(index: number, days: number, locale: Locale): ItineraryDay {
  const words = sampleWords[locale].days;
  const last = index === days - 1;
  const [title, text] = last ? words.at(-1)! : words[index % words.length]!;
  const services = [
    ...(index === 1 ? [rentalCar(index, locale)] : []),
    ...(index % 3 === 2 ? [outing(index, locale)] : []),
    ...(last ? [] : [stay(index, locale)]),
  ];
  return {
    day_no: index + 1,
    date: sampleDate(index),
    title,
    text,
    place: placeOf(index),
    overnight: last ? null : placeOf(index),
    legs: legTo(index, locale),
    services,
  };
}

/** A whole trip as the contract describes it, twelve days unless told otherwise. */
export function sampleItinerary({
  locale = "en",
  brand = "NZ",
  days = 12,
  ...overrides
}: { locale?: Locale; brand?: BrandCode; days?: number } & Partial<
  Omit<Itinerary, "days" | "brand" | "locale">
> = {}): Itinerary {
  const words = sampleWords[locale];
  return {
    uid: "01K0000000000000000000000A",
    reference: brand === "NZ" ? "NZFI100001" : "AUFI200001",
    name: words.name,
    version: 3,
    published_at: "2026-11-03T02:15:00Z",
    locale,
    brand: brands[brand],
    travellers: [
      { name: "Katharina Weiß-Brandt", type: "A" },
      { name: "Señora Renée Muñoz", type: "A" },
      { name: "Jonas Brandt", type: "C" },
    ],
    date_from: sampleDate(0),
    date_to: sampleDate(days - 1),
    timezone: "Pacific/Auckland",
    intro: words.intro,
    thank_you: words.thanks,
    hero_place: placeOf(10),
    show_driving_notes: true,
    days: Array.from({ length: days }, (_, index) => dayOf(index, days, locale)),
    alerts: [
      {
        title: words.alert[0],
        body: words.alert[1],
        severity: "caution",
        date_from: sampleDate(4),
        date_to: sampleDate(6),
      },
    ],
    ...overrides,
  };
}
