import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { NotificationChoices } from "#contract/system/notifications/kinds.ts";
import type { PermissionName } from "#contract/permissions.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  createdAt,
  id,
  isOneOf,
  lockVersion,
  moment,
  phoneNumber,
  sortedText,
  uid,
  updatedAt,
} from "./columns.ts";
import { agency, supplier } from "./company.ts";

const audiences = ["office", "agent", "supplier"] as const;

/** An account. Office accounts see the files of `brandIds`; agents and suppliers those of their company. */
export const user = pgTable(
  "user",
  {
    id: id(),
    uid: uid(),
    audience: text("audience").$type<AccountAudience>().notNull(),
    username: text("username").notNull(),
    name: sortedText("name").notNull(),
    email: text("email").notNull(),
    phone: phoneNumber("phone"),
    /** Empty while an invitation is open: such an account cannot sign in. */
    passwordHash: text("password_hash"),
    passwordChangedAt: moment("password_changed_at"),
    locale: text("locale").$type<Locale>().notNull().default("en"),
    theme: text("theme", { enum: ["auto", "light", "dark"] })
      .notNull()
      .default("auto"),
    /** Whether the portal listens to shortcuts of a single key. */
    singleKeys: boolean("single_keys").notNull().default(true),
    status: text("status", { enum: ["invited", "active", "suspended"] })
      .notNull()
      .default("invited"),
    brandIds: integer("brand_ids").array().notNull().default([]),
    agencyId: integer("agency_id").references(() => agency.id),
    supplierId: integer("supplier_id").references(() => supplier.id),
    /** True: an agent sees all files of the agency; false: only those in the agent's own name. */
    agencyWide: boolean("agency_wide").notNull().default(false),
    /** Which notifications the person wants, by kind and medium. */
    notificationChoices: jsonb("notification_choices").$type<NotificationChoices>().notNull().default({}),
    /** Came with the demo data, whose password everybody knows: worth nothing where the demo is off. */
    isDemo: boolean("is_demo").notNull().default(false),
    lastLoginAt: moment("last_login_at"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("user_username_once").on(sql`lower(${table.username})`),
    uniqueIndex("user_email_once").on(table.audience, sql`lower(${table.email})`),
    index("user_by_agency").on(table.agencyId, table.name),
    index("user_by_supplier").on(table.supplierId, table.name),
    index("user_by_name").on(table.audience, table.name, table.id),
    check("user_audience_known", isOneOf(table.audience, audiences)),
    check("user_theme_known", isOneOf(table.theme, ["auto", "light", "dark"])),
    check("user_status_known", isOneOf(table.status, ["invited", "active", "suspended"])),
    check(
      "user_company_fits_audience",
      sql`(${table.audience} = 'agent') = (${table.agencyId} is not null)
        and (${table.audience} = 'supplier') = (${table.supplierId} is not null)
        and (${table.audience} = 'office') = (cardinality(${table.brandIds}) > 0)`,
    ),
  ],
);

export const role = pgTable(
  "role",
  {
    id: id(),
    /** `super-admin`, `agency-manager` …: the name that the permission call answers. */
    name: text("name").notNull().unique(),
    audience: text("audience").$type<AccountAudience>().notNull(),
    isSystem: boolean("is_system").notNull().default(false),
  },
  (table) => [check("role_audience_known", isOneOf(table.audience, audiences))],
);

export const permission = pgTable(
  "permission",
  {
    id: id(),
    name: text("name").$type<PermissionName>().notNull().unique(),
    group: text("group").notNull(),
  },
  // The two characters are operators of the permission check.
  (table) => [check("permission_name_plain", sql`${table.name} !~ '[|&]'`)],
);

export const rolePermission = pgTable(
  "role_permission",
  {
    roleId: integer("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    permissionId: integer("permission_id")
      .notNull()
      .references(() => permission.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.permissionId] }),
    index("role_permission_by_permission").on(table.permissionId),
  ],
);

export const userRole = pgTable(
  "user_role",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    roleId: integer("role_id")
      .notNull()
      .references(() => role.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index("user_role_by_role").on(table.roleId),
  ],
);

/** Permissions given to one account beside its roles. */
export const userPermission = pgTable(
  "user_permission",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    permissionId: integer("permission_id")
      .notNull()
      .references(() => permission.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.permissionId] }),
    index("user_permission_by_permission").on(table.permissionId),
  ],
);
