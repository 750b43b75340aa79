import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { place } from "#api/db/schema/place.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";

/** What a line takes over from the departure that it is. */
export async function tourValues(tx: Tx, { phone }: Pick<QuoteFile, "phone">, one: LoadedDeparture) {
  const [start] = await tx
    .select({ name: place.name, lat: place.lat, lng: place.lng })
    .from(place)
    .where(eq(place.id, one.startPlace.id));
  return {
    serviceType: "IT" as const,
    departureId: one.id,
    placeId: one.startPlace.id,
    name: one.tour.name,
    comment: one.tour.summary,
    voucherText: one.tour.summary,
    dateFrom: one.dateFrom,
    dateTo: one.dateTo,
    phone,
    address: start?.name ?? null,
    lat: start?.lat ?? null,
    lng: start?.lng ?? null,
  };
}
