import { daysBetween } from "#api/domain/today.ts";
import { alertApplies, reachOf } from "./alerts.ts";
import { ownLegs } from "./carried-legs.ts";
import { displayedConfirmation } from "./confirmation.ts";
import type { DayRow, ItineraryRows, LineRow, PlaceRow } from "./rows.ts";
import type { DaySnapshot, ItinerarySnapshot, LegSnapshot, ServiceSnapshot } from "./snapshot.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

type PlaceSnapshot = ItinerarySnapshot["hero_place"];

/**
 * Makes what is stored when an itinerary is published: every text in all its languages, so that a reader can
 * change the language of what was published. Only services that a client may see are taken (domain 3.1).
 */
export function buildItinerarySnapshot(rows: ItineraryRows): ItinerarySnapshot {
  const { itinerary, file, brand } = rows;
  const placeOf = placeFinder(rows.places);
  const days = rows.days.toSorted((one, other) => one.dayNo - other.dayNo);
  const firstDay = days[0];
  if (!firstDay) throw new RangeError(`The itinerary of ${file.reference} has no days`);
  return {
    uid: itinerary.uid,
    reference: file.reference,
    name: file.name,
    version: itinerary.version,
    published_at: itinerary.publishedAt.toISOString(),
    locale: itinerary.locale,
    brand: {
      code: brand.code,
      name: brand.name,
      phone: brand.phone,
      emergency_phone: brand.emergencyPhone,
      email: brand.email,
      address: brand.address,
      live_chat_url: rows.liveChatUrl,
    },
    travellers: rows.pax
      .filter((person) => person.status === "active")
      .toSorted((one, other) => one.seq - other.seq)
      .map((person) => ({ name: `${person.firstName} ${person.lastName}`, type: person.type })),
    date_from: file.travelDate,
    date_to: file.endDate,
    timezone: placeOf(firstDay.placeCode).timezone,
    intro: itinerary.intro,
    thank_you: itinerary.thankYou,
    hero_place: brief(placeOf(itinerary.heroPlaceCode)),
    show_driving_notes: itinerary.showDrivingNotes,
    days: days.map((day) => daySnapshot(day, rows, placeOf)),
    ...(rows.price && { price: rows.price }),
    reach: reachOf(rows),
    alerts: rows.alerts
      .filter((alert) => alertApplies(alert, rows))
      .map(({ title, body, severity, dateFrom, dateTo }) => ({
        title,
        body,
        severity,
        date_from: dateFrom,
        date_to: dateTo,
      })),
  };
}

/** Whether and how a service line is shown to its traveller. */
export function shownState(status: LineRow["status"]): "confirmed" | "pending" | null {
  if (status === "OK" || status === "AL") return "confirmed";
  if (status === "RQ" || status === "AM") return "pending";
  return null;
}

function daySnapshot(day: DayRow, rows: ItineraryRows, placeOf: (code: string) => PlaceRow): DaySnapshot {
  const lines = rows.lines
    .filter((line) => line.dayNo === day.dayNo)
    .toSorted((one, other) => one.seq - other.seq);
  const shown = lines.filter(({ status }) => shownState(status) !== null);
  return {
    day_no: day.dayNo,
    date: day.date,
    title: day.title,
    text: day.text,
    place: drawn(brief(placeOf(day.placeCode)), day.picture),
    overnight: day.overnightPlaceCode ? brief(placeOf(day.overnightPlaceCode)) : null,
    legs: ownLegs(day.legs, shown).map((leg) => legSnapshot(leg, day, rows, placeOf)),
    services: lines.flatMap((line) => serviceSnapshot(line, placeOf)),
  };
}

function legSnapshot(
  leg: DayRow["legs"][number],
  { legs, drivingNotes, showDrivingNotes = true }: DayRow,
  rows: ItineraryRows,
  placeOf: (code: string) => PlaceRow,
): LegSnapshot {
  const there = rows.routeLegs.find(
    (route) => route.from === leg.from && route.to === leg.to && route.mode === leg.mode,
  );
  const back = rows.routeLegs.find(
    (route) => route.from === leg.to && route.to === leg.from && route.mode === leg.mode,
  );
  const known = there ?? back;
  const ownNotes = leg === legs[0] ? drivingNotes : null;
  return {
    from: brief(placeOf(leg.from)),
    to: brief(placeOf(leg.to)),
    mode: leg.mode,
    distance_km: known?.distanceKm ?? null,
    minutes: known?.minutes ?? null,
    // Notes are written for one direction; only distance and time hold for the way back.
    notes: showDrivingNotes ? (ownNotes ?? there?.notes ?? null) : null,
  };
}

function serviceSnapshot(line: LineRow, placeOf: (code: string) => PlaceRow): ServiceSnapshot[] {
  const state = shownState(line.status);
  if (!state) return [];
  const sleeps = isStay(line.serviceType);
  const confirmed = state === "confirmed";
  return [
    {
      uid: line.uid,
      service_type: line.serviceType,
      name: line.name,
      comment: line.comment,
      supplier_name: line.supplierName,
      date_from: line.dateFrom,
      date_to: line.dateTo,
      start_time: line.startTime,
      end_time: line.endTime,
      timezone: placeOf(line.placeCode).timezone,
      end_timezone: placeOf(line.endPlaceCode ?? line.placeCode).timezone,
      nights: sleeps ? daysBetween(line.dateFrom, line.dateTo) : null,
      state,
      confirmation: confirmed ? displayedConfirmation(line.confirmation) : null,
      // The voucher of a service that is being changed is void (domain 3.1).
      voucher_no: confirmed ? line.voucherNo : null,
      voucher_text: confirmed ? line.voucherText : null,
      remarks: line.remarks,
      phone: line.phone,
      address: line.address,
      lat: line.lat,
      lng: line.lng,
      pickup: line.pickup,
      dropoff: line.dropoff,
    },
  ];
}

/** The place as the day shows it. */
function drawn(place: PlaceSnapshot, picture: string | null = null): PlaceSnapshot {
  return picture === null ? place : { ...place, picture };
}

function placeFinder(places: PlaceRow[]): (code: string) => PlaceRow {
  const byCode = new Map(places.map((place) => [place.code, place]));
  return (code) => {
    const found = byCode.get(code);
    if (!found) throw new RangeError(`There is no place with the code ${code}`);
    return found;
  };
}

function brief({ timezone: _timezone, ...place }: PlaceRow): PlaceSnapshot {
  return place;
}
