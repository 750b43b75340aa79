import { clientFileWord } from "#api/db/schema/client-file-word.ts";
import { clientFile, dayHeader, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import {
  words,
  me,
  myAgency,
  ofMyBrand,
  ofVisibleFile,
  ofVisible,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

/** A service of a file that the same audience sees, asked for by the key of the file (`ofVisibleFile` says why). */
const withService = (fileId: string, which = "true") =>
  `(select true from service_line l where l.file_id = ${fileId} and ${which} limit 1)`;

/**
 * Files of which a supplier has confirmed that somebody sleeps there: who does, room by room, is for it to read, and
 * nothing else of the party.
 */
const sleptIn = (table: string) =>
  withService(`${table}.file_id`, "l.status in ('OK', 'AL') and l.service_type in ('AC', 'AF')");

const ofVisibleRoom = "(select true from room r where r.id = room_pax.room_id)";

export const walls: Wall[] = [
  // Client files. A supplier reads the file of a service it was asked for, by reference and name only, and who sleeps
  // in its rooms.
  wall(clientFile, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: {
      rows: `agency_id = ${myAgency}
        and (${words("agency_wide")} = 'yes' or agent_user_id = ${me})`,
      read: allBut(clientFile, "remarksInternal", "takenOverAt", "overpaidSince"),
    },
    supplier: {
      rows: withService("client_file.id"),
      read: only(clientFile, "id", "reference", "name", "travelDate", "endDate", "paxCount"),
    },
    // Whose the file of a quote is, for whoever holds the link of the quote; nothing else of it.
    public: {
      rows: "exists (select from quote q where q.file_id = client_file.id)",
      read: only(clientFile, "id", "agencyId"),
    },
  }),
  // Written by a trigger with the rights of the system (file-search.ts), whoever changed the file.
  wall(clientFileWord, { office: { rows: ofMyBrand, read: true } }),
  wall(pax, {
    office: { rows: ofVisibleFile("pax"), ...readAndWrite },
    agent: { rows: ofVisibleFile("pax"), read: true },
    supplier: {
      rows: `status = 'active' and ${sleptIn("pax")}`,
      read: only(pax, "id", "fileId", "seq", "title", "firstName", "lastName", "type", "status"),
    },
  }),
  wall(paxNeeds, {
    office: { rows: `${words("sensitive")} = 'yes' and ${ofVisible("pax", "pax_needs")}`, ...readAndWrite },
    // The agency told us; health and passport are for the office alone.
    agent: { rows: ofVisible("pax", "pax_needs"), read: only(paxNeeds, "paxId", "dietary", "mobility") },
  }),
  wall(room, {
    office: { rows: ofVisibleFile("room"), ...readAndWrite },
    agent: { rows: ofVisibleFile("room"), read: true },
    supplier: { rows: sleptIn("room"), read: true },
  }),
  wall(roomPax, {
    office: {
      rows: ofVisibleRoom,
      ...readAndWrite,
      remove: true,
    },
    agent: { rows: ofVisibleRoom, read: true },
    supplier: { rows: ofVisibleRoom, read: true },
  }),
  wall(dayHeader, {
    office: { rows: ofVisibleFile("day_header"), ...readAndWrite },
    agent: { rows: ofVisibleFile("day_header"), read: true },
  }),
];
