import { and, eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { changeTrip, type Saved } from "#api/modules/sales/file-services/change-trip.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import { addService } from "#api/modules/sales/quotes/add-service.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import { lastOf } from "#api/modules/sales/quotes/insert-service.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AddFileService, AddOwnService } from "#contract/sales/file-services/services.ts";

/** Puts a service into a day of a file. What is bought comes into a booking by an amendment, so 409 there. */
export async function addToFile(uid: string, wish: AddFileService, call: Call): Promise<Saved> {
  if (wish.add !== "product")
    return changeTrip(uid, wish.lock_version, call, (tx, file) => insertOwn(tx, file, wish, call));
  const { kind, reference } = await findTrip(uid, call);
  if (kind === "booking") throw notNow(textsIn(call.locale).byAmendment);
  const { lock_version, without_price } = await addService(reference, wish, call);
  return { lock_version, without_price };
}

/** Writes it at the end of its day, in the language of the file. It asks nothing of anybody, so it is as certain as the trip. */
async function insertOwn(tx: Tx, file: QuoteFile, wish: AddOwnService, call: Call): Promise<Deed> {
  const [day] = await tx
    .select({ date: dayHeader.date, placeId: dayHeader.placeId })
    .from(dayHeader)
    .where(and(eq(dayHeader.fileId, file.id), eq(dayHeader.dayNo, wish.day_no)));
  if (!day) throw invalid({ day_no: [textsIn(call.locale).dayOutsideTrip] });
  const { travellers } = await readTravellers(tx, file.id);
  const onDay = (await readFileLines(tx, file.id)).filter((line) => line.dayNo === wish.day_no);
  await tx.insert(serviceLine).values({
    ...countTypes(travellers),
    uid: ulid(call.now().getTime()),
    fileId: file.id,
    dayNo: wish.day_no,
    seq: lastOf(onDay) + 10,
    kind: wish.add,
    costed: false,
    serviceType: wish.service_type,
    placeId: day.placeId,
    name: inEveryLanguage(wish.name),
    comment: wish.comment === null ? null : inEveryLanguage(wish.comment),
    dateFrom: day.date,
    dateTo: day.date,
    startTime: wish.start_time,
    endTime: wish.end_time,
    status: "OK",
    priceStatus: "priced",
  });
  return {
    action: "service_added",
    after: { day_no: wish.day_no, service: wish.name },
    reason: `service_added: ${wish.name}`,
  };
}

/** Who reads the file in another language reads it as it was written. */
export function inEveryLanguage(text: string) {
  return { en: text };
}
