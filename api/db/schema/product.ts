import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ServiceType } from "#contract/primitives.ts";
import type { z } from "zod";
import { createdAt, id, isOneOf, lockVersion, translated, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { place } from "./place.ts";

/** What can be put on a service line. The code is place(3) + service type(2) + supplier(6) + option(6). */
export const productOption = pgTable(
  "product_option",
  {
    id: id(),
    uid: uid(),
    code: text("code").notNull().unique(),
    optionNumber: integer("option_number").notNull().unique(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    serviceType: text("service_type").$type<z.infer<typeof ServiceType>>().notNull(),
    placeId: integer("place_id")
      .notNull()
      .references(() => place.id),
    /** Set for one-way services only. */
    endPlaceId: integer("end_place_id").references(() => place.id),
    class: text("class", { enum: ["budget", "standard", "superior", "deluxe", "luxury"] }),
    name: translated("name").notNull(),
    /** The room or the variant. */
    comment: translated("comment"),
    description: translated("description"),
    durationMinutes: integer("duration_minutes"),
    chargeBasis: text("charge_basis", { enum: ["room", "person", "unit", "group"] }).notNull(),
    secondUnit: text("second_unit", {
      enum: ["night", "day24h", "calendar_day", "trip", "entry", "hour"],
    }).notNull(),
    phone: text("phone"),
    address: text("address"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    voucherText: translated("voucher_text"),
    meetingPoint: translated("meeting_point"),
    status: text("status", { enum: ["draft", "active", "retired"] })
      .notNull()
      .default("active"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("product_option_code_length", sql`length(${table.code}) = 17`),
    check("product_option_service_known", isOneOf(table.serviceType, ServiceType.options)),
    check("product_option_basis_known", isOneOf(table.chargeBasis, ["room", "person", "unit", "group"])),
    check("product_option_status_known", isOneOf(table.status, ["draft", "active", "retired"])),
    index("product_option_by_supplier").on(table.supplierId, table.code),
    index("product_option_by_place").on(table.placeId, table.serviceType),
  ],
);
