import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";

type Each<Table extends PgTable, Row> = {
  /** The column that says which row of the table is meant; it is not written. */
  by: keyof Row & string;
  /** By the names of columns; all have the same ones. */
  rows: readonly Row[];
  /** Narrows the rows of the table that may be meant. */
  where?: SQL;
  /** Written to every one of them. */
  also?: { [Column in keyof Table["$inferSelect"]]?: Table["$inferSelect"][Column] | SQL };
};

/** Writes values of their own to many rows of a table: however many, one statement. Missing rows are passed over. */
export async function updateEach<Table extends PgTable, Row extends Partial<Table["$inferSelect"]>>(
  tx: Tx,
  table: Table,
  { by, rows, where, also }: Each<Table, Row>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const told = Object.keys(first).map((key) => {
    const column = columns[key];
    if (!column) throw new RangeError(`There is no column ${key}`);
    return { key, column, name: sql.raw(`told."${column.name}"`), type: sql.raw(column.getSQLType()) };
  });
  const values = rows.map((row) => {
    const cells = told.map(
      ({ key, column, type }) => sql`${sql.param(row[key as keyof Row], column)}::${type}`,
    );
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  const names = sql.raw(told.map(({ column }) => `"${column.name}"`).join(", "));
  const written = told.filter(({ key }) => key !== by).map(({ key, name }) => [key, name]);
  const meant = told.filter(({ key }) => key === by).map(({ column, name }) => eq(column, name));
  await tx
    .update<PgTable>(table)
    .set({ ...Object.fromEntries(written), ...also })
    .from(sql`(values ${sql.join(values, sql`, `)}) as told (${names})`)
    .where(and(...meant, where));
}
