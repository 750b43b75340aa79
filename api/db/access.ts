import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { brand, setting } from "./schema/brand.ts";
import { clientFile, dayHeader, pax, room, roomPax } from "./schema/client-file.ts";
import { agency, supplier } from "./schema/company.ts";
import { itinerary, itineraryAlert } from "./schema/itinerary.ts";
import { place, routeLeg } from "./schema/place.ts";
import { productOption } from "./schema/product.ts";
import { lineCost, linePrice, serviceLine } from "./schema/service-line.ts";
import { accessToken, outboxMessage, passwordReset, rateLimit } from "./schema/session.ts";
import { emailChange, recoveryCode, signInStep, twoFactor } from "./schema/sign-in.ts";
import { permission, role, rolePermission, user, userPermission, userRole } from "./schema/user.ts";
import type { ScopeAudience } from "./scope.ts";

/**
 * Which rows an audience may touch, and what it may do with them. A verb that is not named is not granted;
 * an audience that is not named has no right on the table at all. `true` means every column.
 */
export type AudienceAccess = {
  /** Condition on a row. It may read other tables, through the same audience's walls. */
  rows: string;
  /** Narrower condition for changes, where not every readable row may be changed. */
  ownRows?: string;
  read: true | string[];
  add?: true;
  change?: true | string[];
  remove?: true;
};
export type Wall = { table: string; audiences: Partial<Record<ScopeAudience, AudienceAccess>> };

// Settings of the scope. Unset ones are null, and a comparison with null admits no row. The sub-select lets
// the planner read a setting once and use an index with it.
const number = (name: string) => `(select nullif(current_setting('waymark.${name}', true), '')::int)`;
const words = (name: string) => `(select nullif(current_setting('waymark.${name}', true), ''))`;
const me = number("user_id");
const myAgency = number("agency_id");
const mySupplier = number("supplier_id");
const myBrands = `(select string_to_array(nullif(current_setting('waymark.brand_ids', true), ''), ',')::int[])::int[]`;

const ofMyBrand = `brand_id = any(${myBrands})`;
const ofMyBrands = `brand_ids && ${myBrands}`;
const everyRow = "true";
const ofVisibleFile = (table: string) => `exists (select from client_file f where f.id = ${table}.file_id)`;
const ofVisibleLine = (table: string) => `exists (select from service_line l where l.id = ${table}.line_id)`;

const ofVisibleUser = (table: string) => `exists (select from "user" u where u.id = ${table}.user_id)`;
const ofColleague = (table: string, company: string, mine: string) =>
  `exists (select from "user" u where u.id = ${table}.user_id and u.${company} = ${mine})`;

/** What people may change of themselves. */
const ownFields = only(user, "name", "phone", "locale", "theme", "singleKeys", "lockVersion", "updatedAt");

const all = { rows: everyRow, read: true } as const;
const readAndWrite = { read: true, add: true, change: true } as const;

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
  wall(place, { office: { rows: everyRow, ...readAndWrite }, agent: all, supplier: all }),
  wall(routeLeg, { office: { rows: everyRow, ...readAndWrite }, agent: all }),

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
  wall(productOption, {
    office: {
      rows: "exists (select from supplier s where s.id = product_option.supplier_id)",
      ...readAndWrite,
    },
    agent: { rows: "exists (select from supplier s where s.id = product_option.supplier_id)", read: true },
    supplier: { rows: `supplier_id = ${mySupplier}`, read: true },
  }),

  // Accounts. Sign-in, sessions and permissions are looked up by the system scope.
  wall(user, {
    office: {
      rows: `${ofMyBrands}
        or agency_id in (select id from agency) or supplier_id in (select id from supplier)`,
      read: allBut(user, "passwordHash"),
      add: true,
      change: allBut(user, "id", "uid", "audience", "passwordHash", "passwordChangedAt", "lastLoginAt"),
    },
    agent: {
      rows: `agency_id = ${myAgency} or id = any(array(select distinct consultant_id from client_file))`,
      ownRows: `id = ${me}`,
      read: only(
        user,
        "id",
        "uid",
        "audience",
        "name",
        "email",
        "phone",
        "status",
        "agencyId",
        "agencyWide",
        "lastLoginAt",
        "lockVersion",
      ),
      change: ownFields,
    },
    supplier: {
      rows: `supplier_id = ${mySupplier}`,
      ownRows: `id = ${me}`,
      read: only(
        user,
        "id",
        "uid",
        "audience",
        "name",
        "email",
        "phone",
        "status",
        "supplierId",
        "lastLoginAt",
        "lockVersion",
      ),
      change: ownFields,
    },
  }),
  wall(role, { office: all, agent: all, supplier: all }),
  wall(permission, { office: all }),
  wall(rolePermission, { office: all }),
  wall(userRole, {
    office: { rows: ofVisibleUser("user_role"), read: true },
    agent: { rows: ofColleague("user_role", "agency_id", myAgency), read: true },
    supplier: { rows: ofColleague("user_role", "supplier_id", mySupplier), read: true },
  }),
  wall(userPermission, {
    office: { rows: `exists (select from "user" u where u.id = user_permission.user_id)`, read: true },
  }),
  wall(accessToken, {}),
  wall(passwordReset, {}),
  wall(emailChange, {}),
  wall(twoFactor, {}),
  wall(recoveryCode, {}),
  wall(signInStep, {}),
  wall(rateLimit, {}),
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
  wall(pax, {
    office: { rows: ofVisibleFile("pax"), ...readAndWrite },
    agent: { rows: ofVisibleFile("pax"), read: true },
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
      read: allBut(serviceLine, "supplierRemarks", "internalNote"),
    },
    // Quoted, available and not yet requested services are no business of the supplier.
    supplier: {
      rows: `supplier_id = ${mySupplier} and status not in ('QU', 'AV', 'OR')`,
      read: allBut(serviceLine, "remarks", "internalNote", "voucherText"),
    },
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
        and (token_hash = ${words("itinerary_token_hash")} or reference_key = ${words("reference_key")})`,
      read: only(
        itinerary,
        "id",
        "uid",
        "rotation",
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
    office: { rows: `brand_id is null or ${ofMyBrand}`, ...readAndWrite },
  }),
];

/** Sign-in, rate limits, jobs and seed may read and write rows of every table, but not change tables. */
export const systemAccess: AudienceAccess = {
  rows: everyRow,
  read: true,
  add: true,
  change: true,
  remove: true,
};

function wall(table: PgTable, audiences: Wall["audiences"]): Wall {
  return { table: getTableName(table), audiences };
}

function only<Table extends PgTable>(table: Table, ...names: (keyof Table["_"]["columns"])[]): string[] {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.entries(columns).flatMap(([name, column]) => (names.includes(name) ? [column.name] : []));
}

function allBut<Table extends PgTable>(table: Table, ...names: (keyof Table["_"]["columns"])[]): string[] {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.entries(columns).flatMap(([name, column]) => (names.includes(name) ? [] : [column.name]));
}
