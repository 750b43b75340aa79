import { ilike, type AnyColumn, type SQL } from "drizzle-orm";

/** Text that holds the wanted words, whatever their case; `%` and `_` mean themselves. */
export function contains(text: AnyColumn | SQL, wanted: string) {
  return ilike(text, `%${asWritten(wanted)}%`);
}

/** Text that begins with the wanted words, in the same way. */
export function beginsWith(text: AnyColumn | SQL, wanted: string) {
  return ilike(text, `${asWritten(wanted)}%`);
}

function asWritten(wanted: string): string {
  return wanted.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
