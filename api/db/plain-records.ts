import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { asRow, namedColumns } from "#api/db/named-columns.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { totalOf } from "#api/db/total-of.ts";

/** The table of a plain resource: what the contract names it is called in the database. */
export type PlainTable = PgTable & {
  id: AnyPgColumn;
  uid: AnyPgColumn;
  lockVersion: AnyPgColumn;
  updatedAt: AnyPgColumn;
};

export type PlainQuery = {
  filter: PlainFields;
  sort: readonly string[];
  page: number;
  per_page: number;
};

type Parts = {
  table: PlainTable;
  /** What its form writes; each is a column of the table. */
  fields: readonly string[];
  /** Where the words of the filter `q` are looked for. */
  search: readonly AnyPgColumn[];
  /** A column for each sort key of the contract; the first is the order unless another is wished. */
  sort: Readonly<Record<string, AnyPgColumn>>;
  /** A column for each filter of the contract but `q`. */
  filters: Readonly<Record<string, AnyPgColumn>>;
};

/** Fields by the names of the contract. */
export type PlainFields = Readonly<Record<string, unknown>>;

type Row = { uid: string; name: string; lock_version: number } & Record<string, unknown>;

/** The SQL of a plain resource: one table, whose fields are those of its form. */
export function plainRecords({ table, fields, search, sort, filters }: Parts) {
  const { uid, lockVersion } = table;
  const columns = { ...namedColumns<PgTable, string>(table, fields), uid, lock_version: lockVersion };
  const [first = uid] = Object.values(sort);

  const conditions = ({ q, ...others }: PlainQuery["filter"]): SQL | undefined => {
    const wanted = Object.entries(others).map(([name, value]) => {
      const column = filters[name];
      return column && value !== undefined ? eq(column, value) : undefined;
    });
    const words = typeof q === "string" ? or(...search.map((column) => contains(column, q))) : undefined;
    return and(words, ...wanted);
  };
  const read = (tx: Tx) => tx.select(columns).from(table).$dynamic();
  // What stands in the columns is what the contract says of its fields.
  const rowsOf = async (query: ReturnType<typeof read>) => (await query) as unknown as Row[];

  return {
    async list(tx: Tx, query: PlainQuery) {
      const where = conditions(query.filter);
      const order = [...orderedBy(query.sort, sort), asc(first), asc(table.id)];
      const from = (query.page - 1) * query.per_page;
      const rows = await rowsOf(
        read(tx)
          .where(where)
          .orderBy(...order)
          .limit(query.per_page)
          .offset(from),
      );
      const total = await totalOf(rows, query, () => tx.select({ total: count() }).from(table).where(where));
      return { rows, total, page: query.page, perPage: query.per_page };
    },
    /** With `hold`, nobody else changes it before this transaction ends. */
    async find(tx: Tx, key: string, { hold = false } = {}): Promise<Row | undefined> {
      const query = read(tx).where(eq(uid, key));
      const [found] = await rowsOf(hold ? query.for("update") : query);
      return found;
    },
    /** The records that a bulk call means, held until the transaction ends. */
    findMany(tx: Tx, target: { uids: string[] } | { filter: PlainQuery["filter"] }): Promise<Row[]> {
      const where = "uids" in target ? inArray(uid, target.uids) : conditions(target.filter);
      return rowsOf(read(tx).where(where).orderBy(asc(table.id)).for("update"));
    },
    async insert(tx: Tx, key: string, input: PlainFields) {
      await tx.insert(table).values({ ...asRow<PgTable, PlainFields>(table, input), uid: key });
    },
    /** Writes the fields and counts the version up. */
    async update(tx: Tx, key: string, input: PlainFields, now: Date) {
      const counted = { lockVersion: sql`${lockVersion} + 1`, updatedAt: now };
      await tx
        .update(table)
        .set({ ...asRow<PgTable, PlainFields>(table, input), ...counted })
        .where(eq(uid, key));
    },
    async remove(tx: Tx, key: string) {
      await tx.delete(table).where(eq(uid, key));
    },
  };
}
