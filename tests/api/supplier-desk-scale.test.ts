import { sql } from "drizzle-orm";
import { beforeAll, expect, inject, test } from "vitest";
import { asOwner, type Database, type Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { addManyFiles } from "#scripts/bench/many-files.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

// The planner reads a table of a few pages as it likes; figures of a big one are those of PostgreSQL.
const onPostgres = inject("databaseTemplate").kind === "postgres";
const fileCount = 20_000;
const rounds = 4;

const all: readonly EndpointSpec[] = endpoints;
/** What a supplier opens without naming a record: its desk, its lists, its account. */
const calls = all
  .filter(
    ({ method, path, access }) => method === "GET" && access.audience === "supplier" && !path.includes("{"),
  )
  .map(({ path }) => path);

let api: TestApi;
let token: string;
let before: number;

beforeAll(async () => {
  if (!onPostgres) return;
  const database = await wholeWorld(testDemo.today);
  api = await testApi({ database: counting(database) });
  token = await api.signIn("desk.steamvale");
  await asOwner(database, ({ script }) => script("vacuum analyze"));
  before = await readByAll();
  await addManyFiles(database, fileCount, 20);
  await serveThemByOthers(database);
}, 180_000);

/** After each transaction the server adds what it read to its figures, not some time later. */
function counting(database: Database): Database {
  return {
    ...database,
    inScope: (scope, work, options) =>
      database.inScope(
        scope,
        async (tx) => {
          const answer = await work(tx);
          await tx.execute(sql`select pg_stat_force_next_flush()`);
          return answer;
        },
        options,
      ),
  };
}

/** How many rows the server has read so far, whole tables or by an index. */
const rowsRead = () =>
  api.system(async (tx) => {
    const [row] = await rawRows<{ rows: number }>(
      tx,
      sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables`,
    );
    return row!.rows;
  });

/** How many rows are read while a supplier opens everything some times, with what their transactions add late. */
async function readByAll(): Promise<number> {
  const begun = await rowsRead();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of calls) {
      const question = path.endsWith("/chosen-requests") ? `?uids=${await anyRequest()}` : "";
      const { status } = await api.call(path + question, { token });
      expect(status, path).toBe(200);
    }
  }
  return (await rowsRead()) - begun;
}

async function anyRequest(): Promise<string> {
  const { json } = await api.call("/api/supplier/requests", { token });
  return String(json.data[0].uid);
}

/** A confirmed service in each of the many files, and the request for it, of suppliers that the account is not of. */
async function serveThemByOthers(database: Database): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const mine = sql`(select supplier_id from "user" where username = 'desk.steamvale')`;
    const lines = await columnsOf(tx, "service_line", ["file_id", "status", "voucher_no"]);
    await tx.execute(sql`
      insert into service_line (uid, file_id, status, ${lines})
      select '8' || substr(file_uid, 2), file_id_there, 'OK', ${lines}
      from (select uid as file_uid, id as file_id_there from client_file where reference like 'ZZFI%') as file,
        (select * from service_line where supplier_id <> ${mine} and costed order by id limit 1) as one`);
    const requests = await columnsOf(tx, "supplier_request", ["line_id", "supplier_id", "token_hash"]);
    await tx.execute(sql`
      insert into supplier_request (uid, line_id, supplier_id, ${requests})
      select line_uid, line_id_there, supplier_there, ${requests}
      from (select uid as line_uid, id as line_id_there, supplier_id as supplier_there from service_line
          where uid like '8%') as line,
        (select * from supplier_request where sent_at is not null order by id limit 1) as one`);
  });
  await asOwner(database, ({ script }) => script("vacuum analyze"));
}

/** The columns of a table that a copy of a row keeps: all but its own names and those given here. */
async function columnsOf(tx: Tx, table: string, without: readonly string[]) {
  const rows = await rawRows<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  );
  const left = new Set(["id", "uid", ...without]);
  const names = rows.map(({ name }) => name).filter((name) => !left.has(name));
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

test.each(onPostgres ? [rounds] : [])(
  "what a supplier reads in %i rounds through its pages does not grow with the files of others",
  async () => {
    const now = await readByAll();
    // A wall or a list that looked through them once would read each of them in every round.
    expect(now - before).toBeLessThan(fileCount / 2);
  },
);

test("there is something to count", () => expect(calls.length).toBeGreaterThan(5));
