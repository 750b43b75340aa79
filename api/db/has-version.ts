import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a row has this version. One beyond what the column can hold belongs to no row: the database need not fail. */
export function hasVersion(column: PgColumn, version: number): SQL {
  return sql`${column} = ${version}::bigint`;
}
