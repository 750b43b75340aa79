import { sql, type SQL } from "drizzle-orm";
import { bigint, customType, integer, jsonb, text, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";
import { shownPhone, storedPhone } from "#api/domain/phones.ts";
import type { TranslatedText } from "#contract/primitives.ts";

/** Internal key. It never leaves the API; the public name of a record is its `uid`. */
export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

/** Internal key of tables that grow without end (messages, versions). */
export const bigId = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Public 26-character ULID, made in code. */
export const uid = () => text("uid").notNull().unique();

/**
 * Text that lists sort by. The collation is fixed in the column because PGlite and PostgreSQL clusters differ
 * in their default order (byte order against locale).
 */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "und-x-icu"',
});

/** Text in the order of its bytes, so that all texts with a common beginning stand together in an index. */
export const byteOrderedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/**
 * A telephone number. The database has it as E.164, whoever reads it has it in groups with its country code; what is no
 * number of any country is kept as it was written.
 */
export const phoneNumber = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: storedPhone,
  fromDriver: shownPhone,
});

/** A text in up to five languages; English is always there. */
export const translated = <Name extends string>(name: Name) => jsonb(name).$type<TranslatedText>();

export const moment = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

/** Counted up by every write; a stale number means that somebody else saved first. */
export const lockVersion = () => integer("lock_version").notNull().default(1);

/** Clock time `hhmm`, local to the place of service. */
export const clockTime = <Name extends string>(name: Name) => text(name);

/** Condition of a check constraint: the column holds one of the values. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${literals(values)})`;
}

/** Condition of an index, and of what looks for its rows: the column holds none of the values. */
export function isNoneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} not in (${literals(values)})`;
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
}
