import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import { dayHeader, pax } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import type { DayRow, ItineraryRows, LineRow } from "#api/domain/itinerary/rows.ts";
import { readAgentLines, totalsOf } from "#api/modules/files/client-file/lines.ts";

/** Everything that an itinerary of a file is made from but its own words. */
export type TripRows = Omit<ItineraryRows, "itinerary">;

type FileOfTrip = {
  id: number;
  brandId: number;
  reference: string;
  name: string;
  travelDate: string;
  endDate: string;
};

/** Reads a trip as its travellers would see it now; `places` are codes that are needed besides. */
export async function readTripRows(tx: Tx, file: FileOfTrip, places: readonly string[]): Promise<TripRows> {
  const days = await readDays(tx, file.id);
  const lines = await readLines(tx, file.id);
  const codes = [
    ...places,
    ...days.flatMap((day) => [day.placeCode, day.overnightPlaceCode ?? day.placeCode]),
    ...days.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])),
    ...lines.flatMap((line) => [line.placeCode, line.endPlaceCode ?? line.placeCode]),
  ];
  return {
    file: { reference: file.reference, name: file.name, travelDate: file.travelDate, endDate: file.endDate },
    brand: await readBrand(tx, file.brandId),
    liveChatUrl: await readLiveChat(tx),
    pax: await tx
      .select({
        seq: pax.seq,
        firstName: pax.firstName,
        lastName: pax.lastName,
        type: pax.type,
        status: pax.status,
      })
      .from(pax)
      .where(eq(pax.fileId, file.id))
      .orderBy(asc(pax.seq)),
    days,
    lines,
    places: await tx
      .select(placeColumns)
      .from(place)
      .where(inArray(place.code, [...new Set(codes)])),
    routeLegs: await readRouteLegs(tx, [...new Set(codes)]),
    alerts: await readAlerts(tx),
  };
}

const placeColumns = {
  code: place.code,
  name: place.name,
  region: place.region,
  country: place.country,
  kind: place.kind,
  landscape: place.landscape,
  lat: place.lat,
  lng: place.lng,
  picture: place.pictureUid,
  timezone: place.timezone,
};

const overnight = alias(place, "overnight_place");
const end = alias(place, "end_place");
const [legFrom, legTo] = [alias(place, "leg_from"), alias(place, "leg_to")];

function readDays(tx: Tx, fileId: number): Promise<DayRow[]> {
  return tx
    .select({
      dayNo: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      text: dayHeader.text,
      placeCode: place.code,
      overnightPlaceCode: overnight.code,
      legs: dayHeader.legs,
      drivingNotes: dayHeader.drivingNotes,
      showDrivingNotes: dayHeader.showDrivingNotes,
      picture: dayHeader.pictureUid,
    })
    .from(dayHeader)
    .innerJoin(place, eq(place.id, dayHeader.placeId))
    .leftJoin(overnight, eq(overnight.id, dayHeader.overnightPlaceId))
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
}

function readLines(tx: Tx, fileId: number): Promise<LineRow[]> {
  const { uid, dayNo, seq, serviceType, status, name, comment, dateFrom, dateTo, startTime, endTime } =
    serviceLine;
  const { confirmation, voucherNo, voucherText, remarks, phone, address, lat, lng, pickup, dropoff } =
    serviceLine;
  return tx
    .select({
      ...{ uid, dayNo, seq, serviceType, status, name, comment, dateFrom, dateTo, startTime, endTime },
      ...{ confirmation, voucherNo, voucherText, remarks, phone, address, lat, lng, pickup, dropoff },
      supplierName: sql<string>`coalesce(${supplier.internetName}, '')`,
      supplierCode: supplier.code,
      optionCode: productOption.code,
      placeCode: place.code,
      endPlaceCode: end.code,
    })
    .from(serviceLine)
    .innerJoin(place, eq(place.id, serviceLine.placeId))
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(end, eq(end.id, productOption.endPlaceId))
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        or(isNull(serviceLine.packageSlot), ne(serviceLine.packageSlot, roundingSlot)),
      ),
    )
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
}

async function readBrand(tx: Tx, brandId: number): Promise<TripRows["brand"]> {
  const { code, name, phone, emergencyPhone, email, address } = brand;
  const [found] = await tx
    .select({ code, name, phone, emergencyPhone, email, address })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw new Error("A file stands without its brand");
  return found;
}

async function readLiveChat(tx: Tx): Promise<string | null> {
  const [chat] = await tx
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, "general.live_chat_url"));
  return typeof chat?.value === "string" ? chat.value : null;
}

/** The journeys between the places of a trip. */
export function readRouteLegs(tx: Tx, codes: readonly string[]): Promise<TripRows["routeLegs"]> {
  return tx
    .select({
      from: legFrom.code,
      to: legTo.code,
      mode: routeLeg.mode,
      distanceKm: routeLeg.distanceKm,
      minutes: routeLeg.minutes,
      notes: routeLeg.notes,
    })
    .from(routeLeg)
    .innerJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .innerJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .where(and(inArray(legFrom.code, [...codes]), inArray(legTo.code, [...codes])))
    .orderBy(asc(routeLeg.id));
}

/** Alerts that were ever published; which of them touch the trip is the rule's to say. */
async function readAlerts(tx: Tx): Promise<TripRows["alerts"]> {
  return tx
    .select({
      brandCode: brand.code,
      title: itineraryAlert.title,
      body: itineraryAlert.body,
      severity: itineraryAlert.severity,
      scope: itineraryAlert.scope,
      scopeCodes: itineraryAlert.scopeCodes,
      dateFrom: itineraryAlert.dateFrom,
      dateTo: itineraryAlert.dateTo,
      audiences: itineraryAlert.audiences,
      publishAt: itineraryAlert.publishAt,
      expiresAt: itineraryAlert.expiresAt,
    })
    .from(itineraryAlert)
    .leftJoin(brand, eq(brand.id, itineraryAlert.brandId))
    .where(isNotNull(itineraryAlert.publishAt))
    .orderBy(asc(itineraryAlert.dateFrom), asc(itineraryAlert.id));
}

/** What the services of a file that count come to at the retail price, rounding included. Integer cents. */
export async function readRetailTotal(tx: Tx, fileId: number): Promise<number> {
  return totalsOf(await readAgentLines(tx, fileId, "en")).totals.sell_cents;
}
