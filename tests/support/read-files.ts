import { sql } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { listOffice } from "#api/modules/sales/client-files/list-office.ts";
import { addManyFiles } from "#scripts/bench/many-files.ts";
import { roomyDatabase } from "#tests/support/test-database.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";

/** What statements read of the table of client files, as PostgreSQL counts it. */
type Read = { seq_scan: number; seq_tup_read: number; idx_tup_fetch: number };

/** Amid the trips of the many files. */
const today = new Date("2026-11-20T00:00:00Z");

/** Lists client files as the office does for an account of these brands, and tells what was read of them while at it. */
export async function readFiles(database: Database, search: string, brandIds: number[]) {
  let read: Read = { seq_scan: 0, seq_tup_read: 0, idx_tup_fetch: 0 };
  const counting: Database = {
    ...database,
    inScope: (scope, work, options) =>
      database.inScope(
        scope,
        async (tx) => {
          const before = await readOf(tx);
          const answer = await work(tx);
          const after = await readOf(tx);
          read = {
            seq_scan: after.seq_scan - before.seq_scan,
            seq_tup_read: after.seq_tup_read - before.seq_tup_read,
            idx_tup_fetch: after.idx_tup_fetch - before.idx_tup_fetch,
          };
          return answer;
        },
        options,
      ),
  };
  const scope = { audience: "office" as const, userId: 1, brandIds };
  const query = readListQuery(new URLSearchParams(search), OfficeFileQuery);
  const call = { database: counting, scope, scoping: "queries-and-rules", now: () => today } as const;
  const page = await listOffice(query, call);
  return { page, read, references: page.rows.map(({ reference }) => reference) };
}

async function readOf(tx: Tx): Promise<Read> {
  const [row] = await rawRows<Read>(
    tx,
    sql`select seq_scan::int, seq_tup_read::int, coalesce(idx_tup_fetch, 0)::int as idx_tup_fetch
      from pg_stat_xact_user_tables where relname = 'client_file'`,
  );
  return row!;
}

/** A database with so many client files more, and the brands there are. */
export async function manyFiles(count: number) {
  const database = await roomyDatabase();
  await addManyFiles(database, count);
  return { database, brandIds: await idsOfBrands(database) };
}

/** The brands there are, the ones that were made first at the head. */
export async function idsOfBrands(database: Database): Promise<number[]> {
  const brands = await database.inScope({ audience: "system" }, (tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand order by id`),
  );
  return brands.map(({ id }) => id);
}
