import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Columns<Table extends PgTable> = Table["_"]["columns"];
type NameOf<Column> = Column extends { _: { name: infer Name extends string } } ? Name : never;

/** What the columns of a table are called in the database, which is what the contract calls its fields. */
export type ColumnName<Table extends PgTable> = NameOf<Columns<Table>[keyof Columns<Table>]>;

type KeyNamed<Table extends PgTable, Name> = {
  [Key in keyof Columns<Table>]: NameOf<Columns<Table>[Key]> extends Name ? Key : never;
}[keyof Columns<Table>];

/** Columns to be read, under the names of the contract. One that the table lacks does not pass the types. */
export function namedColumns<Table extends PgTable, Name extends ColumnName<Table>>(
  table: Table,
  names: readonly Name[],
): { [One in Name]: Columns<Table>[KeyNamed<Table, One>] } {
  const all = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]));
  // Every name is one of a column of the table.
  return Object.fromEntries(names.map((name) => [name, all.get(name)])) as {
    [One in Name]: Columns<Table>[KeyNamed<Table, One>];
  };
}

/** Fields of the contract as the table takes them. */
export function asRow<
  Table extends PgTable,
  Fields extends { readonly [Name in ColumnName<Table>]?: unknown },
>(table: Table, fields: Fields) {
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, key]));
  const known = Object.entries(fields).flatMap(([name, value]) => {
    const key = keys.get(name);
    return key === undefined ? [] : [[key, value] as const];
  });
  // The same values under the names that the table has for them.
  return Object.fromEntries(known) as { [Name in keyof Fields as KeyNamed<Table, Name>]: Fields[Name] };
}
