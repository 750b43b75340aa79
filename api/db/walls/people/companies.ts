import { agency, supplier } from "#api/db/schema/company.ts";
import { agencyContact, supplierContact } from "#api/db/schema/contact.ts";
import {
  myAgency,
  mySupplier,
  ofMyBrands,
  ofVisible,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Companies
  wall(
    agency,
    {
      office: { rows: ofMyBrands, ...readAndWrite },
      agent: {
        rows: `id = ${myAgency}`,
        read: allBut(agency, "notes"),
        // Its logo is its own to choose.
        change: only(agency, "logoUid", "updatedAt", "lockVersion"),
      },
      // Whoever holds the link of a quote sees the logo of who offers it.
      public: {
        rows: "exists (select from client_file f where f.agency_id = agency.id)",
        read: only(agency, "id", "logoUid"),
      },
    },
    "agency",
  ),
  wall(
    supplier,
    {
      office: { rows: ofMyBrands, ...readAndWrite, remove: true },
      agent: {
        rows: "exists (select from agency a where a.brand_ids && supplier.brand_ids)",
        read: only(supplier, "id", "uid", "code", "internetName", "placeId", "brandIds", "status"),
      },
      supplier: {
        rows: `id = ${mySupplier}`,
        read: allBut(supplier, "notesInternal"),
        // Whether it is told of sales from its stock is its own to say.
        change: only(supplier, "tellsStock", "updatedAt", "lockVersion"),
      },
    },
    "supplier",
  ),
  wall(supplierContact, {
    office: { rows: ofVisible("supplier", "supplier_contact"), ...readAndWrite, remove: true },
    supplier: { rows: `supplier_id = ${mySupplier}`, read: true },
  }),
  wall(agencyContact, {
    office: { rows: ofVisible("agency", "agency_contact"), ...readAndWrite, remove: true },
    agent: { rows: `agency_id = ${myAgency}`, read: true },
  }),
];
