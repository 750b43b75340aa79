import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ScopeAudience } from "#api/db/scope.ts";

/**
 * Which rows an audience may touch, and what it may do with them. A verb that is not named is not granted;
 * an audience that is not named has no right on the table at all. `true` means every column.
 */
export type AudienceAccess = {
  /** Condition on a row. It may read other tables, through the same audience's walls. */
  rows: string;
  /** Narrower condition for changes, where not every readable row may be changed. */
  ownRows?: string;
  /** Condition on rows that are added, where it is not that of changes. */
  addRows?: string;
  read: true | string[];
  add?: true;
  change?: true | string[];
  remove?: true;
};
export type Wall = {
  table: string;
  audiences: Partial<Record<ScopeAudience, AudienceAccess>>;
  /** What the log calls its records, or parts of them, of a table whose records belong to no brand or to several. */
  record?: string | readonly string[];
  /** The column that the log tells them apart by; `uid` without one. */
  recordKey?: string;
};

// Settings of the scope. Unset ones are null, and a comparison with null admits no row. The sub-select lets
// the planner read a setting once and use an index with it.
const number = (name: string) => `(select nullif(current_setting('waymark.${name}', true), '')::int)`;
export const words = (name: string) => `(select nullif(current_setting('waymark.${name}', true), ''))`;
export const me = number("user_id");
export const myAgency = number("agency_id");
export const mySupplier = number("supplier_id");
export const myBrands = `(select string_to_array(nullif(current_setting('waymark.brand_ids', true), ''), ',')::int[])::int[]`;

export const ofMyBrand = `brand_id = any(${myBrands})`;
export const ofMyBrands = `brand_ids && ${myBrands}`;
export const everyRow = "true";
// Asked of each row by the key. Of an `exists` the planner may think that all visible files had better be read once,
// which is more the more files there are.
export const ofVisibleFile = (table: string) =>
  `(select true from client_file f where f.id = ${table}.file_id)`;
export const ofVisibleLine = (table: string) =>
  `(select true from service_line l where l.id = ${table}.line_id)`;

/** Rows of `table` whose parent (`{parent}_id`) the same audience sees through the parent's own wall. */
const parentTables = { option: "product_option", slot: "package_slot" } as const;
export function ofVisible(parent: string, table: string): string {
  const name = parent === "option" || parent === "slot" ? parentTables[parent] : parent;
  return `exists (select from "${name}" o where o.id = ${table}.${parent}_id)`;
}

export const all = { rows: everyRow, read: true } as const;
export const readAndWrite = { read: true, add: true, change: true } as const;

export function wall(
  table: PgTable,
  audiences: Wall["audiences"],
  record?: Wall["record"],
  recordKey = "uid",
): Wall {
  return { table: getTableName(table), audiences, record, recordKey };
}

export function only<Table extends PgTable>(
  table: Table,
  ...names: (keyof Table["_"]["columns"])[]
): string[] {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.entries(columns).flatMap(([name, column]) => (names.includes(name) ? [column.name] : []));
}

export function allBut<Table extends PgTable>(
  table: Table,
  ...names: (keyof Table["_"]["columns"])[]
): string[] {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.entries(columns).flatMap(([name, column]) => (names.includes(name) ? [] : [column.name]));
}
