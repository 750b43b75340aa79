import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, lockVersion, phoneNumber, sortedText, uid, updatedAt } from "./columns.ts";
import { agency, supplier } from "./company.ts";

const roles = ["reservations", "accounts", "operations", "sales"] as const;
type ContactRole = (typeof roles)[number];
const knownRoles = sql.raw(`roles <@ array[${roles.map((role) => `'${role}'`).join(", ")}]::text[]`);

const person = () => ({
  id: id(),
  uid: uid(),
  name: sortedText("name").notNull(),
  job: text("job"),
  email: text("email"),
  phone: phoneNumber("phone"),
  roles: text("roles").array().$type<ContactRole[]>().notNull().default([]),
  /** Exactly one of a company's contacts: the index admits no second, a save without one is refused. */
  isPrimary: boolean("is_primary").notNull().default(false),
  lockVersion: lockVersion(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** People at a supplier. */
export const supplierContact = pgTable(
  "supplier_contact",
  {
    ...person(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("supplier_contact_of_supplier").on(table.supplierId, table.name),
    uniqueIndex("supplier_contact_one_primary")
      .on(table.supplierId)
      .where(sql`${table.isPrimary}`),
    check("supplier_contact_roles_known", knownRoles),
    check("supplier_contact_reachable", sql`coalesce(${table.email}, ${table.phone}) is not null`),
  ],
);

/** People at an agency who are told things, whether or not they may sign in. */
export const agencyContact = pgTable(
  "agency_contact",
  {
    ...person(),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => agency.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("agency_contact_of_agency").on(table.agencyId, table.name),
    uniqueIndex("agency_contact_one_primary")
      .on(table.agencyId)
      .where(sql`${table.isPrimary}`),
    check("agency_contact_roles_known", knownRoles),
    check("agency_contact_reachable", sql`coalesce(${table.email}, ${table.phone}) is not null`),
  ],
);
