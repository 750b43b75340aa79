import { divideRounded } from "#api/domain/rounding.ts";
import { priceTour, type TourRoom, type TourRoomCode } from "#api/domain/pricing/regular-tour.ts";
import type { FileSeed } from "./world/file-seed.ts";
import { partyOf } from "./world/parties.ts";
import { dayTexts } from "./world/stops.ts";
import { tourFileSeeds, tourRoutes, type TourFileSeed } from "./world/tours.ts";
import { agencySeeds } from "./personas/companies.ts";
import { birthOf, type PlannedFile, type PlannedLine } from "./plan-files.ts";
import { brandSeeds } from "./reference/brands.ts";
import { placeSeeds } from "./reference/places.ts";
import { seedUid } from "./world/seed-keys.ts";
import { startOf, type TourStart } from "./seed-tours.ts";

const fileStatus = {
  confirmed: "Confirmed",
  held: "Quote",
  offered: "Quote",
  requested: "Requested",
  wait_list: "Requested",
  cancelled: "Cancelled",
} as const;
const lineStatus = {
  confirmed: "OK",
  held: "QU",
  offered: "QU",
  requested: "RQ",
  wait_list: "WL",
  cancelled: "CX",
} as const;

/** Files of regular tours: one line, the tour, priced by the rooms of the party. */
export function planTourFiles(starts: TourStart[], today: string): PlannedFile[] {
  return tourFileSeeds.flatMap((booking, index) => {
    const start = startOf(booking, starts);
    return start ? [planOne(booking, start, index, today)] : [];
  });
}

function planOne(booking: TourFileSeed, start: TourStart, index: number, today: string): PlannedFile {
  const route = tourRoutes[booking.tour] ?? [];
  const isQuote = fileStatus[booking.status] === "Quote";
  const seed: FileSeed = {
    reference: booking.reference,
    brand: start.tour.brand,
    agency: booking.agency,
    agent: booking.agent,
    agentReference: `RT${7_100 + index * 13}`,
    consultant:
      fileStatus[booking.status] === "Requested"
        ? null
        : start.tour.brand === "NZ"
          ? "ropata"
          : "lachlan.banksia",
    kind: isQuote ? "quote" : "booking",
    department: "RT",
    source: "regular_tour",
    locale: booking.locale,
    status: fileStatus[booking.status],
    startsIn: Math.round((Date.parse(start.from) - Date.parse(today)) / 86_400_000),
    version: 1,
    heroPlace: start.tour.from,
    ...(isQuote && { holdUntil: 2 }),
    ...(booking.status === "offered" && { relatedReference: "NZRT300012" }),
    ...partyOf(booking.size, booking.locale, 60 + index),
    intro: start.tour.summary,
    thankYou: start.tour.summary,
    days: route.map((place, day) => ({
      place,
      ...(day < route.length - 1 && { overnight: place }),
      ...dayTexts(place, day === route.length - 1 ? "leave" : route[day - 1] === place ? "stay" : "arrive"),
    })),
  };
  const births = seed.pax.map((person, at) => birthOf(person, at, start.from));
  return { seed, firstDay: start.from, births, lines: [lineOf(booking, start, seed)] };
}

function lineOf(booking: TourFileSeed, start: TourStart, seed: FileSeed): PlannedLine {
  const place = placeSeeds.find(({ code }) => code === start.tour.from);
  const brand = brandSeeds.find(({ code }) => code === seed.brand);
  if (!place || !brand) throw new RangeError(`The seed has no place or brand for ${seed.reference}`);
  const status = lineStatus[booking.status];
  return {
    uid: seedUid("line", `${seed.reference}:1:10`),
    dayNo: 1,
    seq: 10,
    dateFrom: start.from,
    dateTo: start.to,
    startTime: null,
    endTime: null,
    remarks: null,
    adults: seed.pax.filter((person) => !person.type).length,
    children: seed.pax.filter((person) => person.type === "C").length,
    infants: 0,
    kind: "included",
    costed: true,
    serviceType: "IT",
    placeCode: start.tour.from,
    name: start.tour.name,
    comment: start.tour.summary,
    units: 1,
    qty: seed.pax.length,
    extras: [],
    status,
    confirmation: status === "OK" ? start.code : null,
    voucherNo: status === "OK" ? `${seed.reference}-01` : null,
    voucherText: start.tour.summary,
    supplierRemarks: null,
    internalNote: null,
    pickup: null,
    dropoff: null,
    phone: brand.phone,
    address: place.name,
    lat: place.lat,
    lng: place.lng,
    priceStatus: status === "OK" || status === "CX" ? "locked" : "priced",
    option: null,
    departureId: start.id,
    forRooms: [],
    money: moneyOf(start, seed),
  };
}

function moneyOf(start: TourStart, seed: FileSeed): PlannedLine["money"] {
  const buyer = agencySeeds.find(({ code }) => code === seed.agency);
  const brand = brandSeeds.find(({ code }) => code === seed.brand);
  const rooms: TourRoom[] = seed.rooms.map((room) => ({
    // Parties of tours have these rooms only.
    code: room.code as TourRoomCode,
    people: room.sleepers.map((seq) => (seed.pax[seq - 1]?.type === "C" ? "child" : "adult")),
  }));
  const priced = priceTour({ ...start.tour.prices, ...start.tour.costs }, rooms, buyer?.commissionBps ?? 0);
  if (priced.status === "refused" || !brand) throw new RangeError(`${seed.reference} has no price`);
  return {
    price: {
      source: "departure",
      reason: null,
      currency: brand.currency,
      sellCents: priced.total,
      commissionCents: priced.commission,
      netCents: priced.net,
      gstCents: divideRounded(priced.net * brand.taxBps, 10_000 + brand.taxBps),
      units: [unitOf(start, priced.total)],
      extras: [],
    },
    cost: {
      currency: brand.currency,
      costCents: priced.cost,
      units: [unitOf(start, priced.cost)],
      extras: [],
    },
  };
}

function unitOf(start: TourStart, cents: number) {
  return { date: start.from, rate: seedUid("departure", start.code), version: 1, cents, free: false };
}
