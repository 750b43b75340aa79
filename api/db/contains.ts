import { ilike, type AnyColumn } from "drizzle-orm";

/** Text that holds the wanted words, whatever their case; `%` and `_` mean themselves. */
export function contains(column: AnyColumn, wanted: string) {
  return ilike(column, `%${wanted.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`);
}
