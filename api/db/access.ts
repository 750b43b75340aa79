import { accountWalls } from "./access-accounts.ts";
import { listWalls } from "./access-lists.ts";
import { recordWalls } from "./access-records.ts";
import { ownWalls } from "./access-own.ts";
import { productWalls } from "./access-products.ts";
import { quoteWalls } from "./access-quotes.ts";
import { brand, setting } from "./schema/brand.ts";
import { clientFile, clientFileWord, dayHeader, pax, room, roomPax } from "./schema/client-file.ts";
import { paxNeeds } from "./schema/pax-needs.ts";
import { agency, supplier } from "./schema/company.ts";
import { agencyContact, supplierContact } from "./schema/contact.ts";
import { itinerary, itineraryAlert } from "./schema/itinerary.ts";
import { place, routeLeg } from "./schema/place.ts";
import { lineCost, linePrice, serviceLine } from "./schema/service-line.ts";
import { outboxMessage } from "./schema/session.ts";
import { tourBooking } from "./schema/tour-booking.ts";
import { upload } from "./schema/upload.ts";
import {
  all,
  allBut,
  everyRow,
  me,
  myAgency,
  mySupplier,
  myBrands,
  ofMyBrand,
  ofMyBrands,
  ofVisible,
  ofVisibleFile,
  ofVisibleLine,
  only,
  readAndWrite,
  wall,
  words,
  type AudienceAccess,
  type Wall,
} from "./wall.ts";

/** Alerts that travellers may read, and what of them; who wrote them and when is the office's. */
const outForClients = `'client' = any(audiences) and publish_at <= now()
  and (expires_at is null or expires_at > now())`;
const told = allBut(itineraryAlert, "uid", "lockVersion", "createdAt", "updatedAt");

/** The walls between audiences, table by table. `apply-access.ts` turns them into grants and row policies. */
export const walls: Wall[] = [
  // Reference
  wall(brand, {
    office: { rows: `id = any(${myBrands})`, read: true },
    agent: all,
    supplier: all,
    public: all,
  }),
  wall(setting, {
    office: { rows: everyRow, read: true, change: true },
    agent: { rows: "is_public", read: true },
    supplier: { rows: "is_public", read: true },
    public: { rows: "is_public", read: true },
  }),
  wall(place, { office: { rows: everyRow, ...readAndWrite, remove: true }, agent: all, supplier: all }),
  wall(routeLeg, { office: { rows: everyRow, ...readAndWrite, remove: true }, agent: all }),

  // Files. Pictures of what everybody may see are for everybody; the rest stays in the office.
  wall(upload, {
    office: { rows: everyRow, ...readAndWrite },
    agent: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
    supplier: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
    public: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
  }),

  // Companies
  wall(agency, {
    office: { rows: ofMyBrands, ...readAndWrite },
    agent: { rows: `id = ${myAgency}`, read: allBut(agency, "notes") },
  }),
  wall(supplier, {
    office: { rows: ofMyBrands, ...readAndWrite },
    agent: {
      rows: "exists (select from agency a where a.brand_ids && supplier.brand_ids)",
      read: only(supplier, "id", "uid", "code", "internetName", "placeId", "brandIds", "status"),
    },
    supplier: { rows: `id = ${mySupplier}`, read: allBut(supplier, "notesInternal") },
  }),
  wall(supplierContact, {
    office: { rows: ofVisible("supplier", "supplier_contact"), ...readAndWrite, remove: true },
    supplier: { rows: `supplier_id = ${mySupplier}`, read: true },
  }),
  wall(agencyContact, {
    office: { rows: ofVisible("agency", "agency_contact"), ...readAndWrite, remove: true },
    agent: { rows: `agency_id = ${myAgency}`, read: true },
  }),

  ...productWalls,

  ...accountWalls,
  ...ownWalls,
  ...listWalls,
  ...quoteWalls,
  wall(outboxMessage, { office: { rows: ofMyBrand, read: true, add: true } }),

  // Client files. A supplier reads the file of a service it was asked for, by reference and name only.
  wall(clientFile, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: {
      rows: `agency_id = ${myAgency}
        and (${words("agency_wide")} = 'yes' or agent_user_id = ${me})`,
      read: allBut(clientFile, "remarksInternal", "takenOverAt"),
    },
    supplier: {
      // As a list of numbers the index of the files serves it; the same as a join reads every file there is.
      rows: "id = any(array(select l.file_id from service_line l))",
      read: only(clientFile, "id", "reference", "name", "travelDate", "endDate", "paxCount"),
    },
  }),
  // Written by a trigger with the rights of the system (file-search.ts), whoever changed the file.
  wall(clientFileWord, { office: { rows: ofMyBrand, read: true } }),
  wall(pax, {
    office: { rows: ofVisibleFile("pax"), ...readAndWrite },
    agent: { rows: ofVisibleFile("pax"), read: true },
  }),
  wall(paxNeeds, {
    office: { rows: `${words("sensitive")} = 'yes' and ${ofVisible("pax", "pax_needs")}`, ...readAndWrite },
    // The agency told us.
    agent: { rows: ofVisible("pax", "pax_needs"), read: true },
  }),
  wall(room, {
    office: { rows: ofVisibleFile("room"), ...readAndWrite },
    agent: { rows: ofVisibleFile("room"), read: true },
  }),
  wall(roomPax, {
    office: {
      rows: "exists (select from room r where r.id = room_pax.room_id)",
      ...readAndWrite,
      remove: true,
    },
    agent: { rows: "exists (select from room r where r.id = room_pax.room_id)", read: true },
  }),
  wall(dayHeader, {
    office: { rows: ofVisibleFile("day_header"), ...readAndWrite },
    agent: { rows: ofVisibleFile("day_header"), read: true },
  }),
  wall(serviceLine, {
    office: { rows: ofVisibleFile("service_line"), ...readAndWrite },
    agent: {
      rows: ofVisibleFile("service_line"),
      read: allBut(serviceLine, "supplierRemarks", "internalNote", "cancelSnapshot"),
    },
    // Quoted, available and not yet requested services are no business of the supplier.
    supplier: {
      rows: `supplier_id = ${mySupplier} and status not in ('QU', 'AV', 'OR')`,
      read: allBut(serviceLine, "remarks", "internalNote", "voucherText", "penaltyCents", "cancelSnapshot"),
    },
  }),

  wall(tourBooking, {
    office: { rows: ofVisibleFile("tour_booking"), ...readAndWrite },
    agent: { rows: ofVisibleFile("tour_booking"), read: true },
  }),

  // Money. What the agency pays is not for suppliers; what the operator pays is for the office alone.
  wall(linePrice, {
    office: { rows: ofVisibleLine("line_price"), ...readAndWrite },
    agent: { rows: ofVisibleLine("line_price"), read: allBut(linePrice, "source", "reason") },
  }),
  wall(lineCost, { office: { rows: ofVisibleLine("line_cost"), ...readAndWrite } }),

  // Itineraries. A client has either the token of the link or the booking reference.
  wall(itinerary, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: { rows: ofVisibleFile("itinerary"), read: allBut(itinerary, "tokenHash") },
    public: {
      rows: `published_at <= now() and (unpublished_at is null or unpublished_at > now())
        and link_closed_at is null
        and (token_hash = ${words("itinerary_token_hash")} or reference_key = ${words("reference_key")})`,
      read: only(
        itinerary,
        "id",
        "uid",
        "rotation",
        "linkKey",
        "version",
        "locale",
        "snapshot",
        "publishedAt",
        "viewCount",
      ),
      change: only(itinerary, "viewCount", "lastViewedAt"),
    },
  }),
  wall(itineraryAlert, {
    office: { rows: `brand_id is null or ${ofMyBrand}`, ...readAndWrite, remove: true },
    agent: { rows: outForClients, read: told },
    public: { rows: outForClients, read: told },
  }),

  ...recordWalls,
];

/** Sign-in, rate limits, jobs and seed may read and write rows of every table, but not change tables. */
export const systemAccess: AudienceAccess = {
  rows: everyRow,
  read: true,
  add: true,
  change: true,
  remove: true,
};
