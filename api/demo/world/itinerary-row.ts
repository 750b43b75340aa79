import { newLink } from "#api/domain/capability.ts";
import { buildItinerarySnapshot } from "#api/domain/itinerary/build-snapshot.ts";
import type { ItineraryRows } from "#api/domain/itinerary/rows.ts";
import { supplierSeeds } from "#api/demo/personas/companies.ts";
import { brandSeeds } from "#api/demo/reference/brands.ts";
import { placeSeeds } from "#api/demo/reference/places.ts";
import { routeLegSeeds } from "#api/demo/reference/route-legs.ts";
import type { DemoOptions } from "#api/demo/seed-demo.ts";
import { dateAfter, seedUid } from "#api/demo/world/seed-keys.ts";
import { alertSeeds, moreAlertSeeds } from "./alerts.ts";
import type { FileSeed } from "./file-seed.ts";
import type { LineSeedRow } from "./line-rows.ts";

const rotation = 1;

/** The published itinerary of a demo file. */
export function itineraryRow(file: FileSeed, lines: LineSeedRow[], firstDay: string, options: DemoOptions) {
  const uid = seedUid("itinerary", file.reference);
  const publishedAt = new Date(options.now.getTime() - (file.publishedBefore ?? 0) * 86_400_000);
  const shared = {
    uid,
    version: file.version,
    publishedAt,
    locale: file.locale,
    intro: file.intro,
    thankYou: file.thankYou,
    heroPlaceCode: file.heroPlace,
    showDrivingNotes: true,
  };
  return {
    ...shared,
    rotation,
    referenceKey: file.reference,
    ...newLink(options.serverKey, "itinerary", { uid, rotation }),
    snapshot: buildItinerarySnapshot({ itinerary: shared, ...tripRows(file, lines, firstDay, options) }),
  };
}

function tripRows(
  file: FileSeed,
  lines: LineSeedRow[],
  firstDay: string,
  { today }: DemoOptions,
): Omit<ItineraryRows, "itinerary"> {
  const brand = brandSeeds.find((seed) => seed.code === file.brand);
  if (!brand) throw new RangeError(`The seed has no brand ${file.brand}`);
  return {
    file: {
      reference: file.reference,
      name: file.name,
      travelDate: firstDay,
      endDate: dateAfter(firstDay, file.days.length - 1),
    },
    brand,
    liveChatUrl: null,
    pax: file.pax.map((person, index) => ({
      seq: index + 1,
      firstName: person.name[0],
      lastName: person.name[1],
      type: person.type ?? "A",
      status: person.cancelled ? "cancelled" : "active",
    })),
    days: file.days.map((day, index) => ({
      dayNo: index + 1,
      date: dateAfter(firstDay, index),
      title: day.title,
      text: day.text,
      placeCode: day.place,
      overnightPlaceCode: day.overnight ?? null,
      legs: day.legs ?? [],
      drivingNotes: null,
    })),
    lines: lines.map(({ option, ...line }) => ({
      ...line,
      supplierName: supplierSeeds.find((seed) => seed.code === option?.supplier)?.internetName ?? "",
      supplierCode: option?.supplier ?? null,
      optionCode: option?.code ?? null,
      endPlaceCode: option?.endPlace ?? null,
    })),
    places: placeSeeds,
    routeLegs: routeLegSeeds.map(({ km, ...seed }) => ({ ...seed, distanceKm: km })),
    alerts: [...alertSeeds, ...moreAlertSeeds].map(({ brand: brandCode, from, to, ...seed }) => ({
      ...seed,
      brandCode,
      dateFrom: dateAfter(today, from),
      dateTo: dateAfter(today, to),
      audiences: ["client"],
      publishAt: new Date(0),
      expiresAt: null,
    })),
  };
}
