import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { unseen } from "#api/db/planning.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { quote } from "#api/db/schema/quote.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { departure, tour } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { lockFile, lockQuote } from "#api/modules/files/client-file/lock-file.ts";

/** A file with all that requesting and cancelling it depends on. Read in the scope of the system. */
export type Submission = Awaited<ReturnType<typeof readSubmission>>;
export type SubmissionLine = Submission["lines"][number];

const waitingPrice = alias(linePrice, "waiting_price");
const waitingCost = alias(lineCost, "waiting_cost");

/** Reads a file by its number; with `lock` nobody else changes it or its quote until the transaction ends. */
export async function readSubmission(tx: Tx, fileId: number, { lock }: { lock: boolean }) {
  if (lock) await lockFile(tx, fileId);
  const offer = lock ? await lockQuote(tx, fileId) : await readOffer(tx, fileId);
  const [found] = await tx
    .select({ file: clientFile, brand })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(clientFile.id, fileId));
  if (!found) throw new Error("A file that was found is gone");
  return {
    ...found,
    offer: offer ?? null,
    lines: await readLines(tx, fileId),
    people: await tx
      .select()
      .from(pax)
      .where(and(eq(pax.fileId, fileId), eq(pax.status, "active")))
      .orderBy(asc(pax.seq)),
    rooms: await readRooms(tx, fileId),
  };
}

async function readOffer(tx: Tx, fileId: number) {
  const [offer] = await tx.select().from(quote).where(eq(quote.fileId, fileId));
  return offer;
}

async function readLines(tx: Tx, fileId: number) {
  const rows = await tx
    .select({
      line: serviceLine,
      price: linePrice,
      cost: lineCost,
      /** What counts once the supplier agrees to an amendment. */
      waitingPrice,
      waitingCost,
      supplierName: supplier.internetName,
      option: {
        code: productOption.code,
        chargeBasis: productOption.chargeBasis,
        secondUnit: productOption.secondUnit,
        availabilityDefault: productOption.availabilityDefault,
        cancelPolicyId: productOption.cancelPolicyId,
      },
      /** What the departure asks of everyone beforehand, in cents; null for what is no seat on a tour. */
      seatDepositCents: sql<number | null>`(${departure.prices}->>'deposit')::int`,
      tour: { cancelPolicyId: tour.cancelPolicyId, seats: tourBooking.status },
    })
    .from(serviceLine)
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), linePrice.isCurrent))
    .leftJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), lineCost.isCurrent))
    .leftJoin(waitingPrice, and(eq(waitingPrice.lineId, serviceLine.id), waitingPrice.isWaiting))
    .leftJoin(waitingCost, and(eq(waitingCost.lineId, serviceLine.id), waitingCost.isWaiting))
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(departure, eq(departure.id, serviceLine.departureId))
    .leftJoin(tour, eq(tour.id, departure.tourId))
    .leftJoin(tourBooking, eq(tourBooking.lineId, serviceLine.id))
    .where(eq(serviceLine.fileId, unseen(fileId, "int")))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
  return rows.map(({ line, ...rest }) => ({ ...line, ...rest }));
}

/** Rooms with the numbers of the people who sleep in them. */
async function readRooms(tx: Tx, fileId: number) {
  const rows = await tx
    .select({ id: room.id, code: room.code, paxId: roomPax.paxId })
    .from(room)
    .leftJoin(roomPax, eq(roomPax.roomId, room.id))
    .where(eq(room.fileId, fileId))
    .orderBy(asc(room.seq), asc(roomPax.paxId));
  const rooms = new Map<number, { code: (typeof rows)[number]["code"]; paxIds: number[] }>();
  for (const { id, code, paxId } of rows) {
    const known = rooms.get(id) ?? { code, paxIds: [] };
    if (paxId !== null) known.paxIds.push(paxId);
    rooms.set(id, known);
  }
  return [...rooms.values()];
}

/** Whole years on a day; the age that was told where no date of birth is known. */
export function ageOn(day: string, person: { dateOfBirth: string | null; ageStated: number | null }) {
  if (person.dateOfBirth === null) return person.ageStated;
  const years = Number(day.slice(0, 4)) - Number(person.dateOfBirth.slice(0, 4));
  return day.slice(5) < person.dateOfBirth.slice(5) ? years - 1 : years;
}
