import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { dayHeader, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { place } from "#api/db/schema/place.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";

/** The names of a party as the history of its file tells of them; who has none yet is left out. */
export function namesOfParty(people: readonly Parameters<typeof fullName>[0][]): string[] {
  return people.map(fullName).filter((name) => name !== "");
}

/** A traveller by title, first and last name as far as they are known. */
export function fullName({
  title,
  firstName,
  lastName,
}: {
  title: string | null;
  firstName: string;
  lastName: string;
}) {
  return [title, firstName, lastName].filter(Boolean).join(" ");
}

const askedFile = sql.placeholder("fileId");

const paxRows = prepared((tx) =>
  tx
    .select({
      id: pax.id,
      seq: pax.seq,
      title: pax.title,
      firstName: pax.firstName,
      lastName: pax.lastName,
      type: pax.type,
      is_lead: pax.isLead,
      // Nothing where the caller may not see it: the walls leave its row out.
      dietary: paxNeeds.dietary,
    })
    .from(pax)
    .leftJoin(paxNeeds, eq(paxNeeds.paxId, pax.id))
    .where(and(eq(pax.fileId, askedFile), eq(pax.status, "active")))
    .orderBy(asc(pax.seq))
    .prepare("pax_of_file"),
);

/** Travellers who still travel, in their order. */
export async function readPax(tx: Tx, fileId: number) {
  const rows = await paxRows(tx, { fileId });
  return rows.map((row) => ({ ...row, name: fullName(row) }));
}

const roomRows = prepared((tx) =>
  tx
    .select({
      seq: room.seq,
      code: room.code,
      bedding_note: room.beddingNote,
      title: pax.title,
      firstName: pax.firstName,
      lastName: pax.lastName,
    })
    .from(room)
    .leftJoin(roomPax, eq(roomPax.roomId, room.id))
    .leftJoin(pax, and(eq(pax.id, roomPax.paxId), eq(pax.status, "active")))
    .where(eq(room.fileId, askedFile))
    .orderBy(asc(room.seq), asc(pax.seq))
    .prepare("rooms_of_file"),
);

/** Rooms with the names of who sleeps in them. */
export async function readRooms(tx: Tx, fileId: number) {
  const rows = await roomRows(tx, { fileId });
  const rooms = new Map<
    number,
    { seq: number; code: (typeof rows)[number]["code"]; pax: string[]; bedding_note: string | null }
  >();
  for (const { seq, code, bedding_note, title, firstName, lastName } of rows) {
    const known = rooms.get(seq) ?? { seq, code, pax: [], bedding_note };
    const name = fullName({ title, firstName: firstName ?? "", lastName: lastName ?? "" });
    // Nobody sleeps there yet, or whoever does has not told a name.
    if (name) known.pax.push(name);
    rooms.set(seq, known);
  }
  return [...rooms.values()];
}

const dayRows = prepared((tx) =>
  tx
    .select({
      day_no: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      overnight: sql<string | null>`${place.name}`,
      place: { code: place.code, landscape: place.landscape, picture: place.pictureUid },
    })
    .from(dayHeader)
    .leftJoin(place, eq(place.id, dayHeader.overnightPlaceId))
    .where(eq(dayHeader.fileId, askedFile))
    .orderBy(asc(dayHeader.dayNo))
    .prepare("days_of_file"),
);

/** The days of a file in one language. */
export async function readDays(tx: Tx, fileId: number, locale: Locale) {
  const rows = await dayRows(tx, { fileId });
  return rows.map((row) => ({ ...row, title: inLanguage(row.title, locale) ?? "" }));
}

/** Services under their days; a service of a day without header gets a day of its own. */
export function underDays<Day extends { day_no: number }, Line extends { day_no: number }>(
  days: Day[],
  lines: Line[],
) {
  return days.map((day) => ({ ...day, services: lines.filter((line) => line.day_no === day.day_no) }));
}
